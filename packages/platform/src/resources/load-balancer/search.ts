import { loadBalancerSubjects } from '@skydeck/contract';
import { ownedBy } from '../../engines/embedded/access.ts';
import { defineSearch } from '../../search/define-search.ts';
import type { LoadBalancerRecord } from './embedded/records.ts';

export const loadBalancerSearch = defineSearch<LoadBalancerRecord>({
  type: 'load_balancer',
  subject: loadBalancerSubjects.list,
  addresses: ['address'],
  where: (_, scope) => ownedBy(scope),
  show: (_, { address, project_id }) => ({ detail: address, project_id }),
});
