import { notFound, Refusal } from '../../http/refusal.ts';
import type { Condition, Tx } from '../../store/store.ts';
import type { Actor } from '../kit/access.ts';
import { networkRecords } from '../network/records.ts';
import { visibleNetworks } from '../network/visibility.rules.ts';
import { type SubnetRecord, subnetRecords } from './records.ts';

/** Own subnets carry their project; those of networks that others opened are found by the network. */
export async function visibleSubnets(tx: Tx, actor: Actor): Promise<Condition[]> {
  if (actor.projectId === null) return visibleNetworks(actor);
  const own: Condition = { field: 'project_id', equals: actor.projectId };
  const opened = await networkRecords.in(tx).all([...visibleNetworks(actor), { not: own }]);
  return [{ any: [own, { field: 'network_id', in: opened.map(({ id }) => id) }] }];
}

/** Who sees its network sees it. Throws 404. */
export async function findSubnet(tx: Tx, actor: Actor, id: string): Promise<SubnetRecord> {
  const subnet = await subnetRecords.in(tx).get(id);
  if (!subnet) throw notFound('subnet');
  try {
    await networkRecords.find(tx, actor, subnet.network_id);
  } catch (cause) {
    throw cause instanceof Refusal && cause.status === 404 ? notFound('subnet') : cause;
  }
  return subnet;
}
