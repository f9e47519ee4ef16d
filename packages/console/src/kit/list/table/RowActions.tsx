import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Menu, MenuItem } from '@skydeck/react-bindings/menu';
import dots from 'lucide-static/icons/ellipsis.svg?raw';
import { useText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import type { RowAction } from '../columns.ts';

registerIcons({ ellipsis: dots });

export interface RowMenuProps<Item> {
  readonly item: Item;
  readonly name: string;
  readonly actions: readonly RowAction<Item>[];
  /** Something runs on the item: nothing else is begun. */
  readonly isRunning: boolean;
  /** Somebody is about to open it. */
  readonly isNear: boolean;
}

/** What stands in the last cell of a row. */
export function RowActions<Item>({ item, name, actions, isRunning, isNear }: RowMenuProps<Item>) {
  const t = useText(kitWords);
  const choose = (key: string) => actions.find((action) => action.key === key)?.run([item]);
  return (
    <Menu label={t('table.actions_of', { name })} onSkySelect={({ value }) => choose(value)}>
      <Button
        slot="trigger"
        variant="ghost"
        size="x-small"
        iconOnly
        label={t('table.actions_of', { name })}
        haspopup="menu"
      >
        <Icon name="ellipsis" />
      </Button>
      {isNear &&
        actions.map((action) => (
          <ActionItem
            key={action.key}
            action={action}
            reason={isRunning ? t('table.running') : (action.blocked?.(item, [item]) ?? false)}
          />
        ))}
    </Menu>
  );
}

function ActionItem<Item>({ action, reason }: { action: RowAction<Item>; reason: string | false }) {
  const { key, label, icon, danger = false } = action;
  return (
    <MenuItem value={key} danger={danger} disabled={reason !== false} disabledReason={reason || ''}>
      {icon && <Icon slot="start" name={icon} />}
      {label}
    </MenuItem>
  );
}
