import { loadBalancerSubjects } from '@skydeck/contract';
import { ownedSearch } from '../kit/search/owned-search.ts';
import { type LoadBalancerRecord, balancerRecords } from './records.ts';

export const loadBalancerSearch = ownedSearch<LoadBalancerRecord>({
  kind: balancerRecords.kind,
  subject: loadBalancerSubjects.list,
  addresses: ['address'],
  hit: ({ address }) => ({ detail: address }),
});
