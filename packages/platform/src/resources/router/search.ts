import { routerSubjects } from '@skydeck/contract';
import { ownedSearch } from '../kit/search/owned-search.ts';
import { type RouterRecord, routerRecords } from './records.ts';

/** By its name and the addresses of its ports. */
export const routerSearch = ownedSearch<RouterRecord>({
  kind: routerRecords.kind,
  subject: routerSubjects.list,
  addresses: ['addresses'],
  hit: ({ addresses }) => ({ detail: addresses }),
});
