import {
  networkEvent,
  networkSubjects,
  type Operation,
  type Router,
  routerEvent,
  routerSubjects,
  type Subject,
  subnetEvent,
  subnetSubjects,
} from '@skydeck/contract';
import { type Actor, readerOf } from '../embedded/access.ts';
import { audiences } from '../embedded/audiences.ts';
import { type NetworkRecord, networkRecords } from '../../resources/network/embedded/records.ts';
import { single } from '../embedded/record-views.ts';
import type { EmittedEvent, Tx } from '../../store/store.ts';
import { networkViewsOf } from './neutron/views.ts';
import { loadNetworksById } from './neutron/load.ts';
import type { OpenstackParts } from './parts.ts';

export const routerEventOf = (
  operation: Operation,
  object: Router,
  { requestId }: Pick<Actor, 'requestId'>,
): EmittedEvent => ({
  type: routerEvent.name,
  operation,
  object,
  projectId: object.project_id,
  subject: routerSubjects.item,
  requestId,
});

/** A network and its subnets, as each audience may see them. */
export async function networkEventsOf(
  tx: Tx,
  operation: Operation,
  network: NetworkRecord,
  { requestId }: Pick<Actor, 'requestId'>,
): Promise<EmittedEvent[]> {
  const events: EmittedEvent[] = [];
  const event = (type: string, object: EmittedEvent['object'], subject: Subject, projectId: string | null) =>
    events.push({ type, operation, object, projectId, subject, requestId });
  const audienceOf = await audiences(tx, [network]);
  for (const reader of audienceOf(network)) {
    const object = single(await networkViewsOf(tx, [network], reader && readerOf(reader)));
    const projectId = reader && reader.project_id;
    for (const subnet of object.subnets) event(subnetEvent.name, subnet, subnetSubjects.item, projectId);
    event(networkEvent.name, object, networkSubjects.item, projectId);
  }
  return events;
}

/** Networks whose counts changed because a port came, went or moved. */
export async function usageEventsOf(
  parts: OpenstackParts,
  networkIds: readonly string[],
  actor: Actor,
): Promise<EmittedEvent[]> {
  if (networkIds.length === 0) return [];
  const tx = await loadNetworksById(parts, networkIds);
  const networks = await networkRecords.in(tx).all();
  return (await Promise.all(networks.map((one) => networkEventsOf(tx, 'updated', one, actor)))).flat();
}
