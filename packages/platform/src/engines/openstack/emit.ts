import {
  networkEvent,
  networkSubjects,
  type Operation,
  type Router,
  routerEvent,
  routerSubjects,
  subnetEvent,
  subnetSubjects,
} from '@skydeck/contract';
import { type Actor, audienceOf, readerOf } from '../embedded/access.ts';
import { networkRecords } from '../../resources/network/embedded/records.ts';
import { single } from '../embedded/record-views.ts';
import type { EmittedEvent } from '../../store/store.ts';
import { networkViewsOf } from './neutron/views.ts';
import { loadNetworksById } from './neutron/load.ts';
import type { OpenstackParts } from './parts.ts';

export const routerEventOf = (operation: Operation, object: Router, { requestId }: Actor): EmittedEvent => ({
  type: routerEvent.name,
  operation,
  object,
  projectId: object.project_id,
  subject: routerSubjects.item,
  requestId,
});

/** Networks whose counts changed because a port came, went or moved, and their subnets, as each audience may see them. */
export async function usageEventsOf(
  parts: OpenstackParts,
  networkIds: readonly string[],
  { requestId }: Actor,
): Promise<EmittedEvent[]> {
  if (networkIds.length === 0) return [];
  const tx = await loadNetworksById(parts, networkIds);
  const events: EmittedEvent[] = [];
  for (const network of await networkRecords.in(tx).all()) {
    for (const projectId of audienceOf(network)) {
      const object = single(await networkViewsOf(tx, [network], projectId === null ? null : readerOf(projectId)));
      for (const subnet of object.subnets)
        events.push({
          type: subnetEvent.name,
          operation: 'updated',
          object: subnet,
          projectId,
          subject: subnetSubjects.item,
          requestId,
        });
      events.push({
        type: networkEvent.name,
        operation: 'updated',
        object,
        projectId,
        subject: networkSubjects.item,
        requestId,
      });
    }
  }
  return events;
}
