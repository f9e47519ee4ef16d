import { type Network, networkApi, networkEvent, networkSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';

export const networks = defineResource<Network, typeof networkApi>({
  name: 'network',
  api: networkApi,
  subjects: networkSubjects,
  event: networkEvent,
  label: (network) => network.name,
  owner: (network) => network,
});
