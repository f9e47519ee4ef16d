import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Tooltip } from '@skydeck/react-bindings/tooltip';
import close from 'lucide-static/icons/x.svg?raw';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './bulk.css.ts';
import type { RowAction } from './columns.ts';
import type { Selection } from './table/useSelection.ts';
import { useBulkAct } from './useBulkAct.ts';

registerIcons({ x: close });

interface BulkBarProps<Item> {
  readonly actions: readonly RowAction<Item>[];
  readonly selection: Selection<Item>;
  readonly label: (item: Item) => string;
}

/** Floats over the table while something is selected. What some of the rows forbid is done to the others. */
export function BulkBar<Item extends { id: string }>({ actions, selection, label }: BulkBarProps<Item>) {
  const t = useText(kitWords);
  const { selected, clear } = selection;
  const bulk = actions.filter((action) => action.bulk);
  if (bulk.length === 0) return null;
  return (
    <div className={css.bar} role="toolbar" aria-label={t('bulk.label')}>
      <span className={css.count} aria-live="polite">
        {t('bulk.selected', { count: selected.length })}
      </span>
      <span className={css.line} />
      {bulk.map((action) => (
        <BulkAction key={action.key} action={action} items={selected} labelOf={label} />
      ))}
      <span className={css.line} />
      <Tooltip text={t('bulk.clear')}>
        <button type="button" className={css.button} aria-label={t('bulk.clear')} onClick={clear}>
          <Icon name="x" />
        </button>
      </Tooltip>
    </div>
  );
}

interface BulkActionProps<Item> {
  readonly action: RowAction<Item>;
  readonly items: readonly Item[];
  readonly labelOf: (item: Item) => string;
}

function BulkAction<Item>({ action, items, labelOf }: BulkActionProps<Item>) {
  const { label, icon } = action;
  const { isOpen, note, press } = useBulkAct(action, items, labelOf);
  const button = (
    <button type="button" className={css.button} aria-disabled={!isOpen} onClick={press}>
      {icon && <Icon name={icon} />}
      <span className={css.words}>{label}</span>
    </button>
  );
  return note === '' ? button : <Tooltip text={note}>{button}</Tooltip>;
}
