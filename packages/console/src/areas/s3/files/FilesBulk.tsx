import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Tooltip } from '@skydeck/react-bindings/tooltip';
import close from 'lucide-static/icons/x.svg?raw';
import type { RowAction } from '../../../kit/list/index.ts';
import type { Selection } from '../../../kit/list/table/useSelection.ts';
import { useBulkAct } from '../../../kit/list/useBulkAct.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import type { Entry } from '../wire/listing.ts';
import { visibleName } from '../wire/names.ts';
import * as css from './files.css.ts';

registerIcons({ x: close });

interface Props {
  readonly actions: readonly RowAction<Entry>[];
  readonly selection: Selection<Entry>;
}

/** What can be done with the chosen rows, beside the filter. */
export function FilesBulk({ actions, selection: { selected, clear } }: Props) {
  const t = useText(kitWords);
  if (selected.length === 0) return null;
  return (
    <div className={css.bulk} role="toolbar" aria-label={t('bulk.label')}>
      <span className={css.bulkCount} aria-live="polite">
        {t('bulk.selected', { count: selected.length })}
      </span>
      {actions
        .filter(({ bulk }) => bulk)
        .map((action) => (
          <BulkButton key={action.key} action={action} entries={selected} />
        ))}
      <Tooltip text={t('bulk.clear')}>
        <Button size="small" variant="ghost" iconOnly label={t('bulk.clear')} onClick={clear}>
          <Icon name="x" />
        </Button>
      </Tooltip>
    </div>
  );
}

const labelOf = ({ name }: Entry) => visibleName(name);

function BulkButton({ action, entries }: { action: RowAction<Entry>; entries: readonly Entry[] }) {
  const t = useText(kitWords);
  const { label, icon, danger } = action;
  const { isOpen, part, note, press } = useBulkAct(action, entries, labelOf);
  const button = (
    <Button
      size="small"
      variant={danger ? 'danger-ghost' : 'ghost'}
      disabledReason={isOpen ? '' : note}
      onClick={press}
    >
      {icon && <Icon slot="start" name={icon} />}
      {part ? t('bulk.part', { label, ...part }) : label}
    </Button>
  );
  return isOpen && note !== '' ? <Tooltip text={note}>{button}</Tooltip> : button;
}
