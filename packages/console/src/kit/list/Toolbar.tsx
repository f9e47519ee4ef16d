import { Button } from '@skydeck/react-bindings/button';
import { lazyComponent } from '../connectivity/lazy-component.tsx';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import type { FilterFacts } from './columns.ts';
import { ColumnChooser } from './columns/ColumnChooser.tsx';
import type { Columns } from './columns/useColumns.ts';
import { FilterMenu } from './filters/FilterMenu.tsx';
import { SearchField } from './filters/SearchField.tsx';
import { PERIOD } from './list-query.ts';
import * as css from './list.css.ts';
import { ListTools } from './tools/ListTools.tsx';
import type { List } from './useList.ts';

const PeriodField = lazyComponent(async () => (await import('../date-range/PeriodField.tsx')).PeriodField);
const FilterChips = lazyComponent(async () => (await import('./filters/FilterChips.tsx')).FilterChips);

interface ToolbarProps<Item> {
  readonly list: List<Item>;
  readonly filters: readonly FilterFacts[];
  readonly columns: Columns<Item>;
  /** Left out: there is no text to look for. */
  readonly searchLabel?: string | undefined;
  /** Under this name the browser keeps views. */
  readonly storageKey: string;
  /** The time zone of the list's times; left out: where the person is. */
  readonly zone?: string | undefined;
  /** Inside of an object's page: nothing to keep, to export or to arrange. */
  readonly isNested: boolean;
}

export function Toolbar<Item>(props: ToolbarProps<Item>) {
  const { list, filters, columns, searchLabel, storageKey, zone, isNested } = props;
  const t = useText(kitWords);
  return (
    <div className={css.toolbar}>
      {searchLabel && <SearchField label={searchLabel} value={list.view.search} onSearch={list.setSearch} />}
      {Object.keys(list.view.filters).length > 0 && (
        <FilterChips filters={filters} chosen={list.view.filters} onChange={list.setFilter} />
      )}
      {filters.length > 0 && <FilterMenu filters={filters} chosen={list.view.filters} onChange={list.setFilter} />}
      {list.names.includes(PERIOD) && (
        <PeriodField
          value={list.view.filters[PERIOD]}
          onChange={(period) => list.setFilter(PERIOD, period ?? [])}
          zone={zone}
        />
      )}
      {list.filtered && (
        <Button variant="ghost" size="small" className={css.clear} onClick={list.clearFilters}>
          {t('list.clear')}
        </Button>
      )}
      {!isNested && (
        <div className={css.toolbarEnd}>
          <ListTools list={list} columns={columns.shown} storageKey={storageKey} />
          <ColumnChooser columns={columns} />
        </div>
      )}
    </div>
  );
}
