import { floatingIpSubjects } from '@skydeck/contract';
import { ownedSearch } from '../kit/search/owned-search.ts';
import { type FloatingIpRecord, floatingIpRecords } from './records.ts';

/** Its name is its address. */
export const floatingIpSearch = ownedSearch<FloatingIpRecord>({
  kind: floatingIpRecords.kind,
  subject: floatingIpSubjects.list,
  addresses: ['fixed_ip_address'],
  hit: ({ fixed_ip_address: address }) => ({ detail: address ?? '' }),
});
