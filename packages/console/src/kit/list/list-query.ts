import { containing, isIn, type ListQuery, PAGE_SIZE, parseSort } from '@skydeck/contract';

export interface Sort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** How most lists begin. */
export const byName: Sort = { field: 'name', direction: 'asc' };

/** What a list page is looking at: all of it in the address. */
export interface ListView {
  readonly search: string;
  readonly sort: Sort | null;
  readonly page: number;
  readonly size: number;
  /** Values chosen per filter; a filter with none is not here. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** The filter by project has a name of its own in the address: `project_id` there is the project one is in. */
export const OWNER = 'owner';

/** The period of a list of what happened, in the address: where it begins, and the moment after its last. */
export const PERIOD = 'period';

export const pageSizes = [20, 50, 100] as const;

/** Reads a view from the address; what cannot be used counts as not there. */
export function readView(
  read: (name: string) => unknown,
  filterKeys: readonly string[],
  fallbackSort: Sort | null,
): ListView {
  const search = read('search');
  const page = read('page');
  const size = read('size');
  const sort = read('sort');
  return {
    search: typeof search === 'string' ? search : search === undefined ? '' : String(search),
    sort: (typeof sort === 'string' ? parseSort(sort) : null) ?? fallbackSort,
    page: Number.isInteger(page) && Number(page) > 0 ? Number(page) : 1,
    size: pageSizes.find((known) => known === size) ?? PAGE_SIZE,
    filters: Object.fromEntries(
      filterKeys.flatMap((key) => {
        const value = read(key);
        const values = (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String);
        return values.length > 0 ? [[key, values]] : [];
      }),
    ),
  };
}

/** The question to the server, without the page. Free text goes as `search=contains:…`, which looks at names, ids and addresses. */
export function toQuery(view: ListView, fixed: ListQuery = {}, texts: readonly string[] = []): ListQuery {
  return {
    ...fixed,
    ...(view.search.trim() && { search: containing(view.search.trim()) }),
    ...(view.sort && { sort: `${view.sort.field}:${view.sort.direction}` }),
    ...Object.fromEntries(
      Object.entries(view.filters).flatMap(([key, values]) =>
        key === PERIOD
          ? periodQuery(values)
          : [[key === OWNER ? 'project_id' : key, texts.includes(key) ? containing(values.join(',')) : isIn(values)]],
      ),
    ),
    limit: view.size,
    with_count: true,
  };
}

/** spec: list.period; what is no time counts as not there. */
const periodQuery = (values: readonly string[]) =>
  ['from', 'to'].flatMap((end, at) => (Number.isNaN(Date.parse(values[at] ?? '')) ? [] : [[end, values[at]]]));

export const isFiltered = (view: ListView) => view.search.trim() !== '' || Object.keys(view.filters).length > 0;
