import { vpnSubjects } from '@skydeck/contract';
import { ownedBy } from '../../engines/embedded/access.ts';
import { defineSearch } from '../../search/define-search.ts';
import type { VpnRecord } from './embedded/records.ts';

export const vpnSearch = defineSearch<VpnRecord>({
  type: 'vpn',
  subject: vpnSubjects.list,
  addresses: ['addresses'],
  where: (_, scope) => ownedBy(scope),
  show: (_, { addresses, project_id }) => ({ detail: addresses, project_id }),
});
