import { type Network } from '@skydeck/contract';
import type { ReadEngine } from '../../../http/crud-engine.ts';
import { networkListRules } from '../port.ts';
import { visibleNetworks } from '../../../engines/embedded/access.ts';
import { listViews } from '../../../engines/embedded/list-views.ts';
import { single } from '../../../engines/embedded/record-views.ts';
import { networkRecords } from '../embedded/records.ts';
import { loadNetworks, loadNetworksById } from '../../../engines/openstack/neutron/load.ts';
import { networkViewsOf } from '../../../engines/openstack/neutron/views.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';

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
