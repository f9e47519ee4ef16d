import type { Subnet } from '@skydeck/contract';
import type { ReadEngine } from '../../../http/crud-engine.ts';
import { listViews } from '../../../engines/embedded/list-views.ts';
import { networkRecords } from '../../network/embedded/records.ts';
import { subnetRecords } from '../embedded/records.ts';
import { subnetViews } from '../embedded/views.ts';
import { loadNetworks, loadNetworksById } from '../../../engines/openstack/neutron/load.ts';
import { readThose } from '../../../engines/openstack/neutron/read.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { notFound, Refusal } from '../../../http/refusal.ts';
import { subnetListRules } from '../port.ts';

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
    try {
      await networkRecords.find(tx, scope, found.network_id);
    } catch (cause) {
      throw cause instanceof Refusal && cause.status === 404 ? notFound('subnet') : cause;
    }
    const subnet = await subnetRecords.in(tx).get(id);
    if (!subnet) throw notFound('subnet');
    return subnetViews.one(tx, subnet);
  },
});
