import { type Network, networkApi, networkEvent, networkSubjects } from '@skydeck/contract';
import { useOutletContext } from 'react-router-dom';
import { defineResource } from '../../kit/data/resource.ts';
import { defineResourceWords } from '../../kit/resource-words.ts';
import type en from './words/en.json';

export const networks = defineResource<Network, typeof networkApi>({
  name: 'network',
  api: networkApi,
  subjects: networkSubjects,
  event: networkEvent,
  label: (network) => network.name,
  owner: (network) => network,
});

export const networkWords = defineResourceWords<typeof en>(
  'network',
  import.meta.glob('./words/*.json', { import: 'default' }),
);

/** The network whose details page a tab lies in. */
export const useNetwork = (): Network => useOutletContext<Network>();
