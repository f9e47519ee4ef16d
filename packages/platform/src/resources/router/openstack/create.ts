import type { Router, RouterBody } from '@skydeck/contract';
import { string, type } from 'superstruct';
import { type Actor, requireProject } from '../../kit/access.ts';
import { readTagged } from '../../kit/tagged.ts';
import { toKeystoneId } from '../../../engines/openstack/ids.ts';
import { putTags } from '../../../engines/openstack/neutron/put-tags.ts';
import { loadNetworksById } from '../../network/openstack/records.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { type Changed, changedRouter, findRouter } from './changed.ts';
import { planNewRouter } from '../plan.ts';
import { networkIdsIn, surroundingsOf } from '../surroundings.ts';
import { gatewayBody } from './gateway-body.ts';
import { attachInterface, detachPort, orUndo } from './ports.ts';
import type { Keep } from '../../../engines/openstack/bulk-task.ts';
import type { NewRouter } from './lost-calls.ts';
import { namingQuota } from './quota.ts';
import { interfacesOf } from '../ports.rules.ts';
import { portsOfDevice, portsOfNetwork } from '../../port/index.ts';
import { withoutAbandoned } from './abandoned.ts';

/** With its gateway and interfaces, or not at all. */
export async function createRouter(
  parts: OpenstackParts,
  actor: Actor,
  body: RouterBody,
  keep: Keep,
): Promise<Changed<Router>> {
  const projectId = requireProject(actor);
  const networkIds = networkIdsIn(body);
  const tx = await loadNetworksById(parts, networkIds);
  const owner = { id: '', project_id: projectId, domain_id: (await parts.projects.domains())(projectId) };
  const near = withoutAbandoned(await surroundingsOf(tx, networkIds));
  const { name, gateway, interfaces } = planNewRouter(near, owner, body);

  const { description, tags } = readTagged(body);
  await keep({ name, project_id: projectId } satisfies NewRouter);
  const id = await postRouter(parts, projectId, {
    name,
    project_id: toKeystoneId(projectId),
    ...(description && { description }),
    ...(gateway && { external_gateway_info: gatewayBody(gateway, body.external_gateway_info?.enable_snat ?? true) }),
  });
  await orUndo(
    parts.warn,
    async () => {
      await putTags(parts, `/routers/${id}`, [], tags);
      for (const { port } of interfaces)
        await attachInterface(parts, id, port, await portsOfNetwork(tx, port.network_id));
    },
    () => dropRouter(parts, actor, id),
  );
  return changedRouter(parts, actor, null, id, networkIds);
}

const MadeRouter = type({ router: type({ id: string() }) });

const postRouter = (parts: OpenstackParts, projectId: string, router: object): Promise<string> =>
  namingQuota(parts, projectId, 'router', async () => {
    const answer = await parts.cloud.network.post('/routers', { router });
    return answer.read(MadeRouter).router.id;
  });

/** Takes back one that is not whole. */
async function dropRouter(parts: OpenstackParts, actor: Actor, id: string): Promise<void> {
  const { tx } = await findRouter(parts, actor, id);
  for (const port of interfacesOf(await portsOfDevice(tx, id))) await detachPort(parts, id, port.id);
  await parts.cloud.network.remove(`/routers/${id}`);
}
