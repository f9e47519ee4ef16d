import { networkSubjects } from '@skydeck/contract';
import type { NetworkRecord } from '../../engines/embedded/records.ts';
import { visibleNetworks } from '../../engines/embedded/viewer.ts';
import { searchOf } from '../../search/embedded-line.ts';

export const networkSearch = searchOf<NetworkRecord>({
  type: 'network',
  subject: networkSubjects.list,
  addresses: ['cidrs'],
  where: (_, scope) => visibleNetworks(scope),
  show: (_, { cidrs, project_id }) => ({ detail: cidrs, project_id }),
});
