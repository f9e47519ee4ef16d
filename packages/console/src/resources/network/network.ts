import { type Network, networkApi, networkEvent, networkSubjects, type Subnet } from '@skydeck/contract';
import { definePagedResource } from '../../kit/data/resource.ts';
import { defineResourceWords, partOf } from '../../kit/resource-words.ts';
import { networkPaths } from './paths.ts';
import type en from './words/en.json';

export const networkWords = defineResourceWords<typeof en>(
  'network',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const networks = definePagedResource<Network, typeof networkApi>({
  name: 'network',
  api: networkApi,
  subjects: networkSubjects,
  event: networkEvent,
  label: (network) => network.name,
  owner: (network) => network,
  words: networkWords,
  paths: networkPaths,
  icon: 'menu-networks',
});

export const networkAccessWords = partOf(networkWords, 'access');

/** Of a network that this page knows: what its subnets are, for the code of a form. */
export const subnetsOfKnown = (id: string): readonly Subnet[] => networks.items.state.items[id]?.subnets ?? [];
