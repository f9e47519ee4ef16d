import { type Subnet, subnetApi, subnetEvent, subnetSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';

export const subnets = defineResource<Subnet, typeof subnetApi>({
  name: 'subnet',
  api: subnetApi,
  subjects: subnetSubjects,
  event: subnetEvent,
  label: (subnet) => subnet.name || subnet.cidr,
  shownOn: { resource: 'network', tab: 'subnets', id: (subnet) => subnet.network_id },
});
