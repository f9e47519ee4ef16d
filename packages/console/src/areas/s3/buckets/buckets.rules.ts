import type { BucketUsage } from '@skydeck/contract';

interface BucketFacts {
  readonly name: string;
  readonly createdAt: string;
  readonly usage: BucketUsage | null;
}

export const bucketSorts = ['name', 'created', 'objects', 'size'] as const;
export type BucketSort = (typeof bucketSorts)[number];

const valueOf: Readonly<Record<BucketSort, (bucket: BucketFacts) => string | number>> = {
  name: ({ name }) => name,
  created: ({ createdAt }) => createdAt,
  objects: ({ usage }) => usage?.objects ?? -1,
  size: ({ usage }) => usage?.bytes ?? -1,
};

const isSort = (field: string): field is BucketSort => (bucketSorts as readonly string[]).includes(field);

/** Those whose name has the text in it, sorted; names decide among equals. */
export function chooseBuckets<Facts extends BucketFacts>(
  buckets: readonly Facts[],
  search: string,
  sort: { readonly field: string; readonly direction: 'asc' | 'desc' } | null,
): Facts[] {
  const wanted = search.trim().toLowerCase();
  const value = valueOf[sort && isSort(sort.field) ? sort.field : 'name'];
  const turn = sort?.direction === 'desc' ? -1 : 1;
  return buckets
    .filter(({ name }) => name.includes(wanted))
    .toSorted((one, other) => {
      const [a, b] = [value(one), value(other)];
      if (a !== b) return (a < b ? -1 : 1) * turn;
      return one.name < other.name ? -1 : 1;
    });
}
