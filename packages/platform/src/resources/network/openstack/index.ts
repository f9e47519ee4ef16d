import { type Network, networkApi, networkEvent, networkSubjects } from '@skydeck/contract';
import type { ReadEngine } from '../../../http/crud-engine.ts';
import type { OpenstackResource } from '../../../engines/openstack/openstack-resource.ts';
import { serveRead } from '../../../http/serve-crud.ts';
import { countDocuments } from '../../kit/counts/definition.ts';
import { searchRecords } from '../../kit/search/define-search.ts';
import { networkListRules } from '../port.ts';
import { networkSearch } from '../search.ts';
import { visibleNetworks } from '../visibility.rules.ts';
import { listViews } from '../../kit/list-views.ts';
import { single } from '../../kit/record-views.ts';
import { networkRecords } from '../records.ts';
import { seeNetworks } from './events.ts';
import { loadNetworks, loadNetworksAlone, loadNetworksById, networksOnce } from './records.ts';
import { networkViewsOf } from './views.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';

// For resources that stand on this one.
export { usageEventsOf } from './events.ts';

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

export const openstackNetworks: OpenstackResource = {
  offers: { network: 'read' },
  open(parts) {
    const networks = createOpenstackNetworks(parts);
    return {
      routes: (app) => serveRead(app, networkApi, networks),
      search: [searchRecords((scope) => networksOnce(parts, scope), networkSearch)],
      counts: [
        countDocuments(
          { type: networkEvent.name, subject: networkSubjects.list, visible: visibleNetworks },
          async (scope, read) => read(await loadNetworksAlone(parts, scope)),
          networks,
        ),
      ],
      see: seeNetworks,
    };
  },
};
