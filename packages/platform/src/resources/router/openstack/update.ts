import type { Router, RouterUpdate } from '@skydeck/contract';
import type { Actor } from '../../kit/access.ts';
import { portsOfDevice } from '../../port/index.ts';
import { readTagged, taggedFieldsOf } from '../../kit/tagged.ts';
import { idsOf } from '../../kit/find-records.ts';
import { type RouterRecord } from '../records.ts';
import { refuseWhileNeeded } from '../../kit/dependents.ts';
import { refusePortInUse, routerDependents } from '../dependents.ts';
import { routerEventOf } from './events.ts';
import type { Keep } from '../../../engines/openstack/bulk-task.ts';
import { putTags } from '../../../engines/openstack/neutron/put-tags.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { refuseOldRevision } from '../../../http/refusal.ts';
import { planUpdate } from '../plan.ts';
import { type RouterPorts, routerPortsOf } from '../router-ports.ts';
import { checkRoutesFrom } from '../static-routes.ts';
import { networkIdsIn, surroundingsOf } from '../surroundings.ts';
import { type Changed, changedRouter, findRouter, viewOf } from './changed.ts';
import { gatewayBody } from './gateway-body.ts';
import { usageEventsOf } from '../../network/openstack/index.ts';
import { gatewayOf } from '../ports.rules.ts';

export async function updateRouter(
  parts: OpenstackParts,
  actor: Actor,
  { id, body, revision }: { readonly id: string; readonly body: RouterUpdate; readonly revision: number | null },
  keep: Keep,
): Promise<Changed<Router>> {
  const wantedNetwork = body.external_gateway_info?.network_id.toLowerCase();
  const { router, tx } = await findRouter(parts, actor, id, wantedNetwork === undefined ? [] : [wantedNetwork]);
  refuseOldRevision(router, revision);
  const before = await routerPortsOf(tx, id);
  const plan = planUpdate(await surroundingsOf(tx, networkIdsIn(body)), router, body, before);
  const { name, isMoved } = plan;
  const [was, { description = was.description, tags }] = [taggedFieldsOf(router), readTagged(body)];
  const old = gatewayOf(await portsOfDevice(tx, id));
  if (isMoved && old) await refusePortInUse(tx, router, old);

  await keep(router);
  await putRouter(parts, router, {
    revision,
    changes: {
      ...(name !== router.name && { name }),
      ...(description !== was.description && { description }),
      ...gatewayChange(router, body, plan),
    },
    routes: body.routes,
    // Neutron looks at the next hops before it changes the gateway.
    routesLast: isMoved && checkRoutesOf(before, body) === 'unreachable',
  });
  await putTags(parts, `/routers/${id}`, was.tags, tags);
  const moved = isMoved ? [old?.network_id, wantedNetwork].flatMap((one) => one ?? []) : [];
  return changedRouter(parts, actor, router, id, moved);
}

const checkRoutesOf = (ports: RouterPorts, { routes = [] }: RouterUpdate) =>
  Object.keys(checkRoutesFrom(ports, routes)).length > 0 ? 'unreachable' : 'reachable';

function gatewayChange(
  router: RouterRecord,
  { external_gateway_info: wanted }: RouterUpdate,
  { gateway, isMoved, enableSnat }: ReturnType<typeof planUpdate>,
): object {
  if (gateway) return { external_gateway_info: gatewayBody(gateway, enableSnat) };
  if (isMoved) return { external_gateway_info: {} };
  if (!wanted || enableSnat === router.enable_snat) return {};
  return { external_gateway_info: { network_id: wanted.network_id, enable_snat: enableSnat } };
}

interface Changes {
  readonly revision: number | null;
  readonly changes: object;
  readonly routes: RouterUpdate['routes'];
  readonly routesLast: boolean;
}

/** Throws 412 when somebody was faster. */
async function putRouter(
  { cloud }: OpenstackParts,
  { id }: RouterRecord,
  { revision, changes, routes, routesLast }: Changes,
): Promise<void> {
  const first = routesLast || !routes ? changes : { ...changes, routes };
  const put = (router: object, expected: number | null) =>
    cloud.network.put(`/routers/${id}`, { router }, { revision: expected });
  if (Object.keys(first).length > 0) await put(first, revision);
  if (routesLast && routes) await put({ routes }, null);
}

export async function removeRouter(
  parts: OpenstackParts,
  actor: Actor,
  id: string,
  keep: Keep,
): Promise<Changed<null>> {
  const found = await findRouter(parts, actor, id);
  await refuseWhileNeeded(found.tx, found.router, routerDependents);
  const ports = await portsOfDevice(found.tx, id);
  const view = await viewOf(found);
  await keep(found.router);
  await parts.cloud.network.remove(`/routers/${id}`);
  const usage = await usageEventsOf(parts, idsOf(ports, 'network_id'), actor);
  const events = [routerEventOf('deleted', view, actor), ...usage];
  return { value: null, events, before: found.router, after: null };
}
