import { rankOf, s3BucketEvent, s3Subjects } from '@skydeck/contract';
import type { Store } from '../store/store.ts';
import type { SearchDefinition, SearchResult } from '../resources/kit/search/definition.ts';
import { bucketsOf } from './storage/buckets.ts';

/** Buckets of the project by their name, which is their id. */
export const bucketSearch = (store: Store): SearchDefinition => ({
  subject: s3Subjects.list,
  async find({ projectId }, text, limit) {
    if (projectId === null) return [];
    const buckets = await store.readLong((tx) => bucketsOf(tx, projectId));
    return buckets
      .flatMap(({ name }): SearchResult[] => {
        const rank = rankOf(text, name);
        const hit = { type: s3BucketEvent.name, id: name, name, detail: '', project_id: projectId };
        return rank === null ? [] : [{ rank, hit }];
      })
      .toSorted((one, other) => one.rank - other.rank)
      .slice(0, limit);
  },
});
