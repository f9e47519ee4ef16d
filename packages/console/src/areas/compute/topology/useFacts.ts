import type { Network, Router } from '@skydeck/contract';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { networkWords, textOfType } from '../../../resources/network/network.ts';
import { routerStates } from '../../../resources/router/router.rules.ts';
import { routerWords } from '../../../resources/router/router.ts';
import type { StateFamily } from '../../../kit/states.rules.ts';
import { topologyWords } from './words.ts';

/** What is said of a node in a few words, in the picture and in the tree. */
export function useFacts() {
  const t = useText(topologyWords);
  const format = useFormat();
  const ofNetworks = useText(networkWords);
  const ofRouters = useText(routerWords);
  const typeOf = ({ type, vlan_id: vlan }: Network) => {
    const name = textOfType(ofNetworks, type);
    return vlan === null ? name : t('network.vlan', { type: name, vlan: String(vlan) });
  };
  const fact = (name: string, value: string) => ofNetworks('fact', { name, value });
  return {
    typeOf,
    fact,
    networkText: (network: Network, isRouted: boolean) =>
      isRouted
        ? t('network.mtu', { type: typeOf(network), mtu: String(network.mtu) })
        : t('network.alone', { type: typeOf(network) }),
    serversText: (count: number) => t('servers', { count }),
    stateText: (state: StateFamily) => t(`state.${state}`),
    countText: ({ state, count }: { readonly state: StateFamily; readonly count: number }) =>
      fact(t(`state.${state}`), format.number(count)),
    routerStatus: ({ status }: Router) => (routerStates.isKnownStatus(status) ? ofRouters(`status.${status}`) : status),
  };
}
