import { routerSubjects } from '@skydeck/contract';
import { createBulkTask } from '../../../engines/embedded/bulk-task.ts';
import { allOf, networksIn, portsIn } from '../../../engines/embedded/records.ts';
import { owns } from '../../../engines/embedded/access.ts';
import { notFound } from '../../../http/refusal.ts';
import { interfacesOf } from './router-ports.ts';
import { removeInterface } from './change-interfaces.ts';

/** Takes each interface out of its network. */
export const disconnectMany = createBulkTask({
  task: 'compute.routers.disconnect_many',
  subject: routerSubjects.item,
  method: 'PUT',
  /** A person knows an interface by its network. */
  async names(tx, actor, ids) {
    const routerPorts = (await allOf(portsIn(tx), 'id', ids)).filter((port) => owns(actor, port));
    const networks = await allOf(networksIn(tx), 'id', [...new Set(routerPorts.map(({ network_id }) => network_id))]);
    const nameOf = new Map(networks.map(({ id, name }) => [id, name]));
    return new Map(routerPorts.map(({ id, network_id }) => [id, nameOf.get(network_id) ?? network_id]));
  },
  async act(tx, actor, id) {
    const [port] = interfacesOf(await allOf(portsIn(tx), 'id', [id]));
    if (!port) throw notFound('interface');
    await removeInterface(tx, actor, port.device_id, { network_id: port.network_id });
  },
});
