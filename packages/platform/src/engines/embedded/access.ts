import { EVERYONE, isOpenTo, type PolicyReader, reachesProject } from '@skydeck/contract';
import type { Condition } from '../../store/store.ts';
import { Refusal } from '../../http/refusal.ts';
import type { NetworkRecord } from '../../resources/network/embedded/records.ts';

/** Who acts: the part of a request's scope, or of a task's actor, that decides what is visible. */
export interface Actor {
  readonly projectId: string | null;
  /** Of the project, or the person's own without one. */
  readonly domainId: string;
  readonly isSystem: boolean;
  readonly requestId: string | null;
}

/** Somebody of a project, whoever asks: what it may use does not depend on the person. */
export const readerOf = ({ project_id, domain_id }: PolicyReader): Actor => ({
  projectId: project_id,
  domainId: domain_id,
  isSystem: false,
  requestId: null,
});

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
        { field: 'rbac_policies[].target_project', in: [EVERYONE, actor.projectId] },
        { field: 'rbac_policies[].target_domain', equals: actor.domainId },
      ],
    },
  ];
}

export const seesNetwork = (actor: Actor, network: NetworkRecord): boolean =>
  seesAll(actor) || isSeenBy(projectOf(actor), network);

/** null: they are in none. */
export const projectOf = ({ projectId, domainId }: Pick<Actor, 'projectId' | 'domainId'>): PolicyReader | null =>
  projectId === null ? null : { project_id: projectId, domain_id: domainId };

/** Own ones, and those that a policy opens to the project, one way or the other. */
export const isSeenBy = (reader: PolicyReader | null, network: NetworkRecord): boolean =>
  reader !== null && (network.project_id === reader.project_id || policiesFor(network, reader).length > 0);

/** The policies that reach a project, or for null anybody; its owner sees them all. */
export const policiesFor = ({ rbac_policies }: Pick<NetworkRecord, 'rbac_policies'>, reader: PolicyReader | null) =>
  rbac_policies.filter((policy) =>
    reader === null ? policy.target_project === EVERYONE : reachesProject(policy, reader),
  );

/** A port in it: `access_as_shared`. */
export const allowsPort = (network: NetworkRecord, reader: PolicyReader) => isOpenTo(network, reader, 'direct');
/** A router's gateway in it: `access_as_external`. */
export const allowsGateway = (network: NetworkRecord, reader: PolicyReader) => isOpenTo(network, reader, 'routed');

/** The project of a new object: a system role has to enter one first. */
export function requireProject({ projectId }: Actor): string {
  if (projectId === null) throw new Refusal(403, 'wrong_scope', 'Choose a project first');
  return projectId;
}
