import { vpnSubjects } from '@skydeck/contract';
import { ownedSearch } from '../kit/search/owned-search.ts';
import { type VpnRecord, vpnRecords } from './records.ts';

export const vpnSearch = ownedSearch<VpnRecord>({
  kind: vpnRecords.kind,
  subject: vpnSubjects.list,
  addresses: ['addresses'],
  hit: ({ addresses }) => ({ detail: addresses }),
});
