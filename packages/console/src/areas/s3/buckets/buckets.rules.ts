import type { BucketUsage } from '@skydeck/contract';
import type { RowFacts } from '../../../kit/list/index.ts';

interface BucketFacts {
  readonly name: string;
  readonly createdAt: string;
  readonly usage: BucketUsage | null;
}

/** What can be asked of buckets: S3 itself can neither search nor sort them. */
export const bucketFacts: RowFacts<BucketFacts> = {
  texts: ({ name }) => [name],
  sorts: {
    name: ({ name }) => name,
    created: ({ createdAt }) => createdAt,
    objects: ({ usage }) => usage?.objects ?? null,
    size: ({ usage }) => usage?.bytes ?? null,
  },
  sort: { field: 'name', direction: 'asc' },
};
