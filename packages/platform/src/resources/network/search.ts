import { networkSubjects } from '@skydeck/contract';
import type { NetworkRecord } from '../../engines/embedded/records.ts';
import { visibleNetworks } from '../../engines/embedded/access.ts';
import { defineSearch } from '../../search/define-search.ts';

export const networkSearch = defineSearch<NetworkRecord>({
  type: 'network',
  subject: networkSubjects.list,
  addresses: ['cidrs'],
  where: (_, scope) => visibleNetworks(scope),
  show: (_, { cidrs, project_id }) => ({ detail: cidrs, project_id }),
});
