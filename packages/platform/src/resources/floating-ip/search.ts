import { floatingIpSubjects } from '@skydeck/contract';
import { ownedBy } from '../../engines/embedded/viewer.ts';
import { searchOf } from '../../search/embedded-line.ts';
import type { FloatingIpRecord } from './embedded/records.ts';

/** Its name is its address. */
export const floatingIpSearch = searchOf<FloatingIpRecord>({
  type: 'floating_ip',
  subject: floatingIpSubjects.list,
  addresses: ['fixed_ip_address'],
  where: (_, scope) => ownedBy(scope),
  show: (_, { fixed_ip_address, project_id }) => ({ detail: fixed_ip_address ?? '', project_id }),
});
