import { loadBalancerSubjects } from '@skydeck/contract';
import { ownedBy } from '../../engines/embedded/viewer.ts';
import { searchOf } from '../../search/embedded-line.ts';
import type { LoadBalancerRecord } from './embedded/records.ts';

export const loadBalancerSearch = searchOf<LoadBalancerRecord>({
  type: 'load_balancer',
  subject: loadBalancerSubjects.list,
  addresses: ['address'],
  where: (_, scope) => ownedBy(scope),
  show: (_, { address, project_id }) => ({ detail: address, project_id }),
});
