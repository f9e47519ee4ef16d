import type { Condition } from '../../store/store.ts';
import type { NetworkRecord } from './records.ts';
import { Refusal } from '../../http/refusal.ts';

/** The part of a request's Scope, or of a task's actor, that decides what is seen. */
export interface Viewer {
  readonly projectId: string | null;
  readonly isSystem: boolean;
  readonly requestId: string | null;
}

const everyone = '*';
const nothing: Condition = { any: [] };

const seesAll = ({ projectId, isSystem }: Viewer) => projectId === null && isSystem;

/** Own ones in a project, all for a system role without one, none in domain mode. */
export function ownedBy(viewer: Viewer): Condition[] {
  if (seesAll(viewer)) return [];
  return viewer.projectId === null ? [nothing] : [{ field: 'project_id', equals: viewer.projectId }];
}

export const owns = (viewer: Viewer, { project_id }: { readonly project_id: string }) =>
  seesAll(viewer) || viewer.projectId === project_id;

/** Own networks, and those an RBAC policy opens. */
export function visibleNetworks(viewer: Viewer): Condition[] {
  if (viewer.projectId === null) return ownedBy(viewer);
  return [
    {
      any: [
        { field: 'project_id', equals: viewer.projectId },
        { field: 'rbac_policies[].target_project', in: [everyone, viewer.projectId] },
      ],
    },
  ];
}

export function seesNetwork(viewer: Viewer, network: NetworkRecord): boolean {
  if (seesAll(viewer)) return true;
  return (
    viewer.projectId !== null &&
    (network.project_id === viewer.projectId || policiesFor(network, viewer.projectId).length > 0)
  );
}

/** The policies that reach a project; its owner sees them all. */
export const policiesFor = ({ rbac_policies }: Pick<NetworkRecord, 'rbac_policies'>, projectId: string | null) =>
  rbac_policies.filter(({ target_project }) => target_project === everyone || target_project === projectId);

const isOpen = (network: NetworkRecord, projectId: string, action: string) =>
  network.project_id === projectId || policiesFor(network, projectId).some(({ actions }) => actions.includes(action));

/** A port in it: `access_as_shared`. */
export const opensDirectly = (network: NetworkRecord, projectId: string) =>
  isOpen(network, projectId, 'access_as_shared');
/** A router's gateway in it: `access_as_external`. */
export const opensRouted = (network: NetworkRecord, projectId: string) =>
  isOpen(network, projectId, 'access_as_external');

/** null stands for everybody; the owner comes last, for a system role hears all and its last word must be the whole. */
export function audienceOf(network: NetworkRecord): (string | null)[] {
  const targets = network.rbac_policies.map(({ target_project }) =>
    target_project === everyone ? null : target_project,
  );
  const others = targets.includes(null) ? [null] : targets.filter((target) => target !== network.project_id);
  return [...new Set([...others, network.project_id])];
}

/** New things belong to a project: a system role has to enter one first. */
export function projectOf({ projectId }: Viewer): string {
  if (projectId === null) throw new Refusal(403, 'wrong_scope', 'Choose a project first');
  return projectId;
}
