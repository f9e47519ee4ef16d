import type { Network } from '@skydeck/contract';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { type Actions, because, deleteAction, editAction, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { whyNotChange, whyNotDelete } from './network.rules.ts';
import { networks, networkWords, useNetworkPermissions } from './network.ts';
import { networkPaths } from './paths.ts';

const NetworkDelete = lazyComponent(async () => (await import('./NetworkDelete.tsx')).NetworkDelete);

/** What can be done to networks. `shown`: the one whose page this is. */
export function useNetworkActions(shown?: Network): Actions<Network> {
  const t = useText(networkWords);
  const [changing, deleting] = [useNetworkPermissions('update'), useNetworkPermissions('delete')];
  return useActions(networks.subjects.item, shown, [
    editAction(
      t,
      ({ id }) => networkPaths.edit(id, shown && 'details'),
      because(t, (network) => whyNotChange(network, changing)),
    ),
    deleteAction(
      t,
      networkPaths.list(),
      NetworkDelete,
      because(t, (network) => whyNotDelete(network, deleting)),
      // Its page leads to the routers and machines in it.
      (network) => (whyNotDelete(network, deleting) === 'blocked.has_ports' ? networkPaths.details(network.id) : null),
    ),
  ]);
}
