import { floatingIpSubjects } from '@skydeck/contract';
import { ownedBy } from '../../engines/embedded/access.ts';
import { defineSearch } from '../../search/define-search.ts';
import type { FloatingIpRecord } from './embedded/records.ts';

/** Its name is its address. */
export const floatingIpSearch = defineSearch<FloatingIpRecord>({
  type: 'floating_ip',
  subject: floatingIpSubjects.list,
  addresses: ['fixed_ip_address'],
  where: (_, scope) => ownedBy(scope),
  show: (_, { fixed_ip_address, project_id }) => ({ detail: fixed_ip_address ?? '', project_id }),
});
