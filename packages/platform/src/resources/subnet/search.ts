import { subnetSubjects } from '@skydeck/contract';
import type { SubnetRecord } from '../../engines/embedded/records.ts';
import { defineSearch } from '../../search/define-search.ts';
import { visibleSubnets } from './embedded.ts';

export const subnetSearch = defineSearch<SubnetRecord>({
  type: 'subnet',
  subject: subnetSubjects.list,
  addresses: ['cidr', 'gateway_ip'],
  where: visibleSubnets,
  show: (_, { cidr, network_id, project_id }) => ({ detail: cidr, project_id, parent_id: network_id }),
});
