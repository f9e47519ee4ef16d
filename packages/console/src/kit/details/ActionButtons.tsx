import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { Menu, MenuItem } from '@skydeck/react-bindings/menu';
import type { ReactNode } from 'react';
import type { RowAction } from '../list/index.ts';
import { usePageActions } from '../shortcuts/index.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import { usePageSlot } from './page-slot.tsx';
import { placeActions } from './place-actions.rules.ts';
import * as css from './details.css.ts';

interface ActionButtonsProps<Item> {
  readonly item: Item;
  /** The same as in the menu of its row. */
  readonly actions: readonly RowAction<Item>[];
  /** What asks before one of them is done. */
  readonly dialogs?: ReactNode;
}

/** What can be done to the object of a page: two buttons, a menu, and keys. What its state forbids says why. */
export function ActionButtons<Item>({ item, actions, dialogs }: ActionButtonsProps<Item>) {
  const slot = usePageSlot();
  const acts = actions.map((action) => ({
    ...action,
    why: action.blocked?.(item, [item]) || '',
    act: () => action.run([item]),
  }));
  usePageActions(
    acts
      .filter(({ why }) => why === '')
      .map(({ key, label, act, shortcut }) => ({ id: key, label, run: act, ...(shortcut && { keys: shortcut }) })),
  );
  const { buttons, menu, dangers } = placeActions(acts, slot?.isTaken ?? false);
  return (
    <>
      {buttons.map(({ key, label, icon, primary, why, act }) => (
        <Button key={key} size="small" {...(primary && { variant: 'primary' })} disabledReason={why} onClick={act}>
          {icon && <Icon slot="start" name={icon} />}
          {label}
        </Button>
      ))}
      <span ref={slot?.setElement} className={css.slot} />
      {menu.length + dangers.length > 0 && <ActionMenu name={slot?.title ?? ''} menu={menu} dangers={dangers} />}
      {dialogs}
    </>
  );
}

interface Act {
  readonly key: string;
  readonly label: string;
  readonly icon?: string;
  readonly danger?: boolean;
  readonly why: string;
  readonly act: () => void;
}

interface ActionMenuProps {
  readonly name: string;
  readonly menu: readonly Act[];
  readonly dangers: readonly Act[];
}

function ActionMenu({ name, menu, dangers }: ActionMenuProps) {
  const t = useText(kitWords);
  const label = t('table.actions_of', { name });
  const choose = (chosen: string) => [...menu, ...dangers].find(({ key }) => key === chosen)?.act();
  return (
    <Menu label={label} onSkySelect={({ value }) => choose(value)}>
      <Button slot="trigger" size="small" iconOnly label={label} haspopup="menu">
        {/* Of the menus of rows, which every page has with it. */}
        <Icon name="ellipsis" />
      </Button>
      {menu.map(item)}
      {menu.length > 0 && dangers.length > 0 && <hr />}
      {dangers.map(item)}
    </Menu>
  );
}

const item = ({ key, label, icon, danger = false, why }: Act) => (
  <MenuItem key={key} value={key} danger={danger} disabled={why !== ''} disabledReason={why}>
    {icon && <Icon slot="start" name={icon} />}
    {label}
  </MenuItem>
);
