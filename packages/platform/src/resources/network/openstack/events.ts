import {
  networkEvent,
  networkSubjects,
  type Operation,
  type Subject,
  subnetEvent,
  subnetSubjects,
} from '@skydeck/contract';
import { type Actor, readerOf } from '../../kit/access.ts';
import { single } from '../../kit/record-views.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { everybody, type SeenObject } from '../../../engines/openstack/watch.ts';
import type { EmittedEvent, Tx } from '../../../store/store.ts';
import { audiences, type NetworkRecord, networkRecords } from '../records.ts';
import { loadNetworks, loadNetworksById } from './records.ts';
import { networkViewsOf } from './views.ts';

/** A network and its subnets, as each audience may see them. */
async function networkEventsOf(
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

/** All networks with their subnets, as the cloud has them now. */
export async function seeNetworks(parts: OpenstackParts): Promise<SeenObject[]> {
  const tx = await loadNetworks(parts, everybody);
  const networks = await networkRecords.in(tx).all();
  return Promise.all(
    networks.map(async (network) => {
      const events = (operation: Operation) => networkEventsOf(tx, operation, network, everybody);
      // The last one is the owner's, which is the whole of it.
      const text = JSON.stringify((await events('updated')).at(-1)?.object);
      return { key: `${networkEvent.name} ${network.id}`, text, events };
    }),
  );
}
