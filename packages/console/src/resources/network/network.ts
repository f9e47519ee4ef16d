import { type Action, type Network, networkApi, networkEvent, networkSubjects, type Subnet } from '@skydeck/contract';
import { useSnapshot } from 'valtio';
import { definePagedResource } from '../../kit/data/resource.ts';
import { useCan } from '../../kit/permissions/abilities.ts';
import { defineResourceWords, partOf } from '../../kit/resource-words.ts';
import type { Text } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { isKnownType, type NetworkPermissions } from './network.rules.ts';
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

/** A type without words shows as it is. */
export const textOfType = (t: Text<typeof en>, type: string) => (isKnownType(type) ? t(`type.${type}`) : type);

/** Of a network that this page knows: what its subnets are, for the code of a form. */
export const subnetsOfKnown = (id: string): readonly Subnet[] => networks.items.state.items[id]?.subnets ?? [];

/** What the rules of networks have to know of who looks. */
export function useNetworkPermissions(action: Action): NetworkPermissions {
  const { projectId } = useSnapshot(session);
  const mayCloud = useCan(networkSubjects.physical, action);
  return { projectId, mayCloud };
}
