import { EVERYONE, isOpenTo, type PolicyReader, reachesProject } from '@skydeck/contract';
import { type Actor, ownedBy, seesAll } from '../kit/access.ts';
import type { Condition } from '../../store/store.ts';
import type { NetworkRecord } from './records.ts';

/** What `visibleNetworks` asks besides whose it is. */
export const visibilityFields = ['rbac_policies[].target_project', 'rbac_policies[].target_domain'] as const;

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
