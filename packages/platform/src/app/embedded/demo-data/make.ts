import type { Network } from '@skydeck/contract';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { Scope } from '../../../http/scope.ts';
import type { NetworkEngine } from '../../../resources/network/port.ts';
import type { RouterEngine } from '../../../resources/router/port.ts';
import { externalBody, networkIds, privateBody } from './network-bodies.ts';
import { type Origin, scopeIn } from './origin.ts';
import type { Past } from './past.ts';
import type { ExternalPlan, NetworkPlan, RouterPlan } from './plan.ts';

/** What makes the plans true: ports, and the time of the demo. */
export interface Makers {
  readonly past: Past;
  readonly networks: NetworkEngine;
  readonly routers: RouterEngine;
}

export async function makeExternal(
  { past, networks }: Makers,
  { project, created, changed }: Origin,
  plan: ExternalPlan,
  projectId: (name: string) => string,
): Promise<Network> {
  const scope = scopeIn(project, 'superuser');
  const body = externalBody(plan, projectId);
  const made = await past.at(created, networkIds(project.name, body), () =>
    plan.vlan === null
      ? networks.createUntagged(scope, body)
      : networks.createVlan(scope, { ...body, vlan_id: plan.vlan }),
  );
  return changedNetwork({ past, networks }, scope, made, { created, changed });
}

export async function makePrivate(
  { past, networks }: Makers,
  { project, created, changed }: Origin,
  plan: NetworkPlan,
): Promise<Network> {
  const scope = scopeIn(project, 'project_admin');
  const body = privateBody(plan);
  const made = await past.at(created, networkIds(project.name, body), () => networks.createPrivate(scope, body));
  return changedNetwork({ past, networks }, scope, made, { created, changed });
}

/** Somebody saved it again. */
const changedNetwork = async (
  { past, networks }: Pick<Makers, 'past' | 'networks'>,
  scope: Scope,
  made: Network,
  { created, changed }: Pick<Origin, 'created' | 'changed'>,
): Promise<Network> =>
  changed > created
    ? past.at(changed, [made.id], () => networks.update(scope, made.id, { name: made.name }, null))
    : made;

/** `networkId`: that of a network of the project, or of an external one. */
export async function makeRouter(
  { past, routers }: Makers,
  { project, created, changed }: Origin,
  { name, gateway, address, noSnat, interfaces, routes }: RouterPlan,
  networkId: (name: string) => string,
): Promise<string> {
  const scope = scopeIn(project, 'project_admin');
  const id = stableId('router', project.name, name);
  await past.at(created, [id], () =>
    routers.create(scope, {
      name,
      ...(gateway && {
        external_gateway_info: {
          network_id: networkId(gateway),
          enable_snat: !noSnat,
          ...(address && { external_fixed_ips: [{ ip_address: address }] }),
        },
      }),
      interfaces: interfaces.map((one) => ({ network_id: networkId(one) })),
    }),
  );
  if (routes || changed > created)
    await past.at(changed, [id], () =>
      routers.update(scope, id, { name, ...(routes && { routes: [...routes] }) }, null),
    );
  return id;
}
