import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import arrowDown from 'lucide-static/icons/arrow-down.svg?raw';
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw';
import { useText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import type { Column } from '../columns.ts';
import type { Sort } from '../list-query.ts';
import * as css from './table.css.ts';
import type { Selection } from './useSelection.ts';

registerIcons({ 'arrow-down': arrowDown, 'arrow-up': arrowUp });

interface HeaderRowProps<Item> {
  readonly columns: readonly Column<Item>[];
  readonly selection: Selection<Item> | undefined;
  readonly hasMenu: boolean;
  readonly sort: Sort | null;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

export function HeaderRow<Item>({ columns, selection, hasMenu, sort, onSort }: HeaderRowProps<Item>) {
  const t = useText(kitWords);
  return (
    <thead>
      <tr role="row" data-row={0} aria-rowindex={1}>
        {selection && (
          <th role="columnheader" className={css.selectHead}>
            <span className={css.visuallyHidden}>{t('table.selection')}</span>
            <Checkbox
              label={t('table.select_all')}
              labelHidden
              checked={selection.extent === 'all'}
              indeterminate={selection.extent === 'some'}
              disabled={!selection.isPossible}
              onChange={() => (selection.extent === 'all' ? selection.clear() : selection.all())}
            />
          </th>
        )}
        {columns.map((column) => (
          <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasMenu && (
          <th role="columnheader" className={css.head}>
            <span className={css.visuallyHidden}>{t('table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function Heading<Item>({
  column,
  sort,
  onSort,
}: {
  column: Column<Item>;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
}) {
  const { title, sort: field, align } = column;
  const look = align === 'end' ? `${css.head} ${css.toEnd}` : css.head;
  if (!field || !onSort)
    return (
      <th role="columnheader" className={look} title={title}>
        {title}
      </th>
    );
  const direction = sort?.field === field ? sort.direction : null;
  return (
    <th role="columnheader" className={look} title={title} aria-sort={direction ? ariaSort[direction] : 'none'}>
      <button
        type="button"
        className={css.sort}
        onClick={() => onSort({ field, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        <span className={css.sortTitle}>{title}</span>
        {direction && <Icon name={direction === 'asc' ? 'arrow-up' : 'arrow-down'} size={14} />}
      </button>
    </th>
  );
}
