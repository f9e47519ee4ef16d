import type { Condition } from '../../store/store.ts';
import { Refusal } from '../../http/refusal.ts';
import type { NetworkRecord } from '../../resources/network/embedded/records.ts';

/** Who acts: the part of a request's scope, or of a task's actor, that decides what is visible. */
export interface Actor {
  readonly projectId: string | null;
  readonly isSystem: boolean;
  readonly requestId: string | null;
}

/** Somebody of a project, whoever asks: what it may use does not depend on the person. */
export const readerOf = (projectId: string): Actor => ({ projectId, isSystem: false, requestId: null });

const everyone = '*';
const nothing: Condition = { any: [] };

const seesAll = ({ projectId, isSystem }: Actor) => projectId === null && isSystem;

/** Own ones in a project, all for a system role without one, none in domain mode. */
export function ownedBy(actor: Actor): Condition[] {
  if (seesAll(actor)) return [];
  return actor.projectId === null ? [nothing] : [{ field: 'project_id', equals: actor.projectId }];
}

export const owns = (actor: Actor, { project_id }: { readonly project_id: string }) =>
  seesAll(actor) || actor.projectId === project_id;

/** Own networks, and those an RBAC policy opens. */
export function visibleNetworks(actor: Actor): Condition[] {
  if (actor.projectId === null) return ownedBy(actor);
  return [
    {
      any: [
        { field: 'project_id', equals: actor.projectId },
        { field: 'rbac_policies[].target_project', in: [everyone, actor.projectId] },
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
  rbac_policies.filter(({ target_project }) => target_project === everyone || target_project === projectId);

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
    target_project === everyone ? null : target_project,
  );
  const others = targets.includes(null) ? [null] : targets.filter((target) => target !== network.project_id);
  return [...new Set([...others, network.project_id])];
}

/** The project of a new object: a system role has to enter one first. */
export function requireProject({ projectId }: Actor): string {
  if (projectId === null) throw new Refusal(403, 'wrong_scope', 'Choose a project first');
  return projectId;
}
