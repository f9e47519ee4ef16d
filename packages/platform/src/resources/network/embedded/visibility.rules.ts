import { EVERYONE } from '@skydeck/contract';
import { type Actor, ownedBy, seesAll } from '../../../engines/embedded/access.ts';
import type { Condition } from '../../../store/store.ts';
import type { NetworkRecord } from './records.ts';

/** Own networks, and those an RBAC policy opens. */
export function visibleNetworks(actor: Actor): Condition[] {
  if (actor.projectId === null) return ownedBy(actor);
  return [
    {
      any: [
        { field: 'project_id', equals: actor.projectId },
        { field: 'rbac_policies[].target_project', in: [EVERYONE, actor.projectId] },
      ],
    },
  ];
}

export function seesNetwork(actor: Actor, network: NetworkRecord): boolean {
  if (seesAll(actor)) return true;
  return (
    actor.projectId !== null &&
    (network.project_id === actor.projectId || policiesFor(network, actor.projectId).length > 0)
  );
}

/** The policies that reach a project; its owner sees them all. */
export const policiesFor = ({ rbac_policies }: Pick<NetworkRecord, 'rbac_policies'>, projectId: string | null) =>
  rbac_policies.filter(({ target_project }) => target_project === EVERYONE || target_project === projectId);

const isOpen = (network: NetworkRecord, projectId: string, action: string) =>
  network.project_id === projectId || policiesFor(network, projectId).some(({ actions }) => actions.includes(action));

/** A port in it: `access_as_shared`. */
export const allowsPort = (network: NetworkRecord, projectId: string) => isOpen(network, projectId, 'access_as_shared');
/** A router's gateway in it: `access_as_external`. */
export const allowsGateway = (network: NetworkRecord, projectId: string) =>
  isOpen(network, projectId, 'access_as_external');

/** null stands for everybody; the owner comes last: a system role receives all of them, and the last one must be the whole object. */
export function audienceOf(network: NetworkRecord): (string | null)[] {
  const targets = network.rbac_policies.map(({ target_project }) =>
    target_project === EVERYONE ? null : target_project,
  );
  const others = targets.includes(null) ? [null] : targets.filter((target) => target !== network.project_id);
  return [...new Set([...others, network.project_id])];
}
