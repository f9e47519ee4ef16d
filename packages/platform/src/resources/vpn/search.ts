import { vpnSubjects } from '@skydeck/contract';
import { ownedBy } from '../../engines/embedded/viewer.ts';
import { searchOf } from '../../search/embedded-line.ts';
import type { VpnRecord } from './embedded/records.ts';

export const vpnSearch = searchOf<VpnRecord>({
  type: 'vpn',
  subject: vpnSubjects.list,
  addresses: ['addresses'],
  where: (_, scope) => ownedBy(scope),
  show: (_, { addresses, project_id }) => ({ detail: addresses, project_id }),
});
