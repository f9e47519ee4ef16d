import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Tooltip } from '@skydeck/react-bindings/tooltip';
import close from 'lucide-static/icons/x.svg?raw';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import { whyNotAny } from './actions.rules.ts';
import * as css from './bulk.css.ts';
import type { RowAction } from './columns.ts';
import type { Selection } from './table/useSelection.ts';

registerIcons({ x: close });

interface BulkBarProps<Item> {
  readonly actions: readonly RowAction<Item>[];
  readonly selection: Selection<Item>;
}

/** Floats over the table while something is selected. What some of the rows forbid is tried all the same: the result names them. */
export function BulkBar<Item extends { id: string }>({ actions, selection }: BulkBarProps<Item>) {
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
        <BulkAction key={action.key} action={action} items={selected} />
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

function BulkAction<Item>({ action, items }: { action: RowAction<Item>; items: readonly Item[] }) {
  const { label, icon, run, blocked } = action;
  const reason = whyNotAny(items, blocked);
  const button = (
    <button
      type="button"
      className={css.button}
      aria-disabled={reason !== false}
      onClick={() => {
        if (reason === false) run(items);
      }}
    >
      {icon && <Icon name={icon} />}
      <span className={css.words}>{label}</span>
    </button>
  );
  return reason === false ? button : <Tooltip text={reason}>{button}</Tooltip>;
}
