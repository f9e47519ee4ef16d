import { type Subnet, subnetApi, subnetEvent, subnetSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const subnets = defineResource<Subnet, typeof subnetApi>({
  name: 'subnet',
  api: subnetApi,
  subjects: subnetSubjects,
  event: subnetEvent,
  label: (subnet) => subnet.name || subnet.cidr,
  shownOn: { resource: 'network', tab: 'subnets', id: (subnet) => subnet.network_id },
});

export const subnetWords = defineResourceWords<typeof en>(
  'subnet',
  import.meta.glob('./words/??.json', { import: 'default' }),
);
