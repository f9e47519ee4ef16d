import { type Network } from '@skydeck/contract';
import type { ReadEngine } from '../../../http/crud-engine.ts';
import { networkListRules } from '../port.ts';
import { visibleNetworks } from '../visibility.rules.ts';
import { listViews } from '../../kit/list-views.ts';
import { single } from '../../kit/record-views.ts';
import { networkRecords } from '../records.ts';
import { loadNetworks, loadNetworksById } from './records.ts';
import { networkViewsOf } from './views.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';

// For resources that stand on this one.
export { networkSearch } from '../search.ts';
export { usageEventsOf } from './events.ts';
export { loadNetworks, loadNetworksAlone } from './records.ts';

/** Neutron's networks; they are made and changed elsewhere. */
export const createOpenstackNetworks = (parts: OpenstackParts): ReadEngine<Network> => ({
  async list(scope, query) {
    const tx = await loadNetworks(parts, scope);
    return listViews(networkRecords.in(tx), query, networkListRules, visibleNetworks(scope), (networks) =>
      networkViewsOf(tx, networks, scope),
    );
  },
  async read(scope, id) {
    const tx = await loadNetworksById(parts, [id]);
    return single(await networkViewsOf(tx, [await networkRecords.find(tx, scope, id)], scope));
  },
});
