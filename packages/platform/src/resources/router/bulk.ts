import { routerSubjects } from '@skydeck/contract';
import { owns } from '../kit/access.ts';
import { listedItems, namedItems } from '../kit/bulk-items.ts';
import type { BulkKind } from '../kit/bulk-task.ts';
import { allOf, idsOf, namesById } from '../kit/find-records.ts';
import { networkRecords } from '../network/records.ts';
import { portRecords } from '../port/records.ts';
import { routerListRules } from './port.ts';
import { routerRecords } from './records.ts';

export const deleteRouters: BulkKind = {
  task: 'compute.routers.delete_many',
  subject: routerSubjects.item,
  method: 'DELETE',
  items: listedItems(routerRecords.in, { rules: routerListRules }),
};

/** Takes each interface out of its network. */
export const disconnectRouters: BulkKind = {
  task: 'compute.routers.disconnect_many',
  subject: routerSubjects.item,
  method: 'PUT',
  /** A person knows an interface by its network. */
  items: namedItems(async (tx, actor, ids) => {
    const ports = (await allOf(portRecords.in(tx), 'id', ids)).filter((port) => owns(actor, port));
    const names = await namesById(networkRecords.in(tx), idsOf(ports, 'network_id'));
    return new Map(ports.map(({ id, network_id }) => [id, names.get(network_id) ?? network_id]));
  }),
};
