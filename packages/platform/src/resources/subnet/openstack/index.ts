import { type Subnet, subnetApi } from '@skydeck/contract';
import type { ReadEngine } from '../../../http/crud-engine.ts';
import { listViews } from '../../kit/list-views.ts';
import type { OpenstackResource } from '../../../engines/openstack/openstack-resource.ts';
import { serveRead } from '../../../http/serve-crud.ts';
import { searchRecords } from '../../kit/search/define-search.ts';
import { subnetRecords } from '../records.ts';
import { subnetSearch } from '../search.ts';
import { subnetViews } from '../views.ts';
import { loadNetworks, loadNetworksById, networksOnce } from '../../network/openstack/records.ts';
import { readThose } from '../../../engines/openstack/neutron/read.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { notFound } from '../../../http/refusal.ts';
import { subnetListRules } from '../port.ts';
import { findSubnet } from '../visibility.ts';

/** Subnets of the networks that the scope sees; they are made and changed elsewhere. */
export const createOpenstackSubnets = (parts: OpenstackParts): ReadEngine<Subnet> => ({
  async list(scope, query) {
    // It has the subnets of these networks alone.
    const tx = await loadNetworks(parts, scope);
    return listViews(subnetRecords.in(tx), query, subnetListRules, [], (subnets) => subnetViews.all(tx, subnets));
  },
  async read(scope, id) {
    const [found] = await readThose(parts.cloud.network, 'subnets', 'id', [id]);
    if (!found) throw notFound('subnet');
    const tx = await loadNetworksById(parts, [found.network_id]);
    return subnetViews.one(tx, await findSubnet(tx, scope, id));
  },
});

export const openstackSubnets: OpenstackResource = {
  offers: { subnet: 'read' },
  open: (parts) => ({
    routes: (app) => serveRead(app, subnetApi, createOpenstackSubnets(parts)),
    search: [searchRecords((scope) => networksOnce(parts, scope), subnetSearch)],
  }),
};
