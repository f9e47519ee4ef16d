import { type Operation, type Router, routerEvent, routerSubjects } from '@skydeck/contract';
import type { Actor } from '../../kit/access.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { everybody, type SeenObject } from '../../../engines/openstack/watch.ts';
import type { EmittedEvent } from '../../../store/store.ts';
import { routerRecords } from '../records.ts';
import { routerViews } from '../views.ts';
import { loadRouters } from './load.ts';

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

/** All routers, as the cloud has them now. */
export async function seeRouters(parts: OpenstackParts): Promise<SeenObject[]> {
  const tx = await loadRouters(parts, everybody);
  const routers = await routerViews.all(tx, await routerRecords.in(tx).all());
  return routers.map((router) => ({
    key: `${routerEvent.name} ${router.id}`,
    text: JSON.stringify(router),
    events: async (operation) => [routerEventOf(operation, router, everybody)],
  }));
}
