import { routerSubjects } from '@skydeck/contract';
import { doesToMany } from '../../../engines/embedded/do-many.ts';
import { allOf, networksIn, portsIn } from '../../../engines/embedded/records.ts';
import { owns } from '../../../engines/embedded/viewer.ts';
import { notFound } from '../../../http/refusal.ts';
import { interfacesOf } from './feet.ts';
import { removeInterface } from './moves.ts';

/** Takes each interface out of its network. */
export const disconnectMany = doesToMany({
  task: 'compute.routers.disconnect_many',
  subject: routerSubjects.item,
  method: 'PUT',
  /** A person knows an interface by its network. */
  async names(tx, viewer, ids) {
    const feet = (await allOf(portsIn(tx), 'id', ids)).filter((port) => owns(viewer, port));
    const networks = await allOf(networksIn(tx), 'id', [...new Set(feet.map(({ network_id }) => network_id))]);
    const nameOf = new Map(networks.map(({ id, name }) => [id, name]));
    return new Map(feet.map(({ id, network_id }) => [id, nameOf.get(network_id) ?? network_id]));
  },
  async act(tx, viewer, id) {
    const [foot] = interfacesOf(await allOf(portsIn(tx), 'id', [id]));
    if (!foot) throw notFound('interface');
    await removeInterface(tx, viewer, foot.device_id, { network_id: foot.network_id });
  },
});
