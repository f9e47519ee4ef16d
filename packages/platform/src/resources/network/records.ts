import {
  EVERYONE,
  isCloudNetwork,
  type Method,
  networkSubjects,
  type PolicyReader,
  type RbacPolicy,
  type Subject,
} from '@skydeck/contract';
import type { Infer } from 'superstruct';
import { type Actor, owns } from '../kit/access.ts';
import { idsOf } from '../kit/find-records.ts';
import { accountsOf } from '../../identity/accounts/documents.ts';
import { forbidden } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { seesNetwork } from './visibility.rules.ts';
import { type RevisedRecord, revisedCollection } from '../kit/owned-collection.ts';
import type { TaggedRecord } from '../kit/tagged.ts';

export interface NetworkRecord extends RevisedRecord, TaggedRecord {
  readonly type: string;
  /** The CIDRs of its subnets, for the free-text search. */
  readonly cidrs: string;
  /** For all projects, directly. */
  readonly shared: boolean;
  /** A router may have its gateway here. */
  readonly router_external: boolean;
  readonly ipam_enabled: boolean;
  readonly physical_network: string | null;
  readonly vlan_id: number | null;
  readonly mtu: number;
  readonly rbac_policies: readonly Infer<typeof RbacPolicy>[];
  readonly spoofing_protection: boolean;
}

export const networkRecords = revisedCollection<NetworkRecord>('network', { sees: seesNetwork });

/** Who changes networks: whoever administers the cloud changes its own, too. */
export interface NetworkEditor extends Actor {
  may(subject: Subject, method: Method): boolean;
}

/** Throws 403 for a network that others shared with the editor, and for one of the cloud's: they may be used, not changed. */
export async function findOwnNetwork(
  tx: Tx,
  editor: NetworkEditor,
  id: string,
  method: Method,
): Promise<NetworkRecord> {
  const network = await networkRecords.find(tx, editor, id);
  if (!owns(editor, network)) throw forbidden(networkSubjects.item, method);
  if (isCloudNetwork(network) && !editor.may(networkSubjects.physical, method))
    throw forbidden(networkSubjects.physical, method);
  return network;
}

type Audience = readonly (PolicyReader | null)[];

/**
 * Who hears of each of these networks. null stands for everybody; the owner comes last: a system role receives all of them,
 * and the last one must be the whole object. A policy for a domain reaches each of its projects (spec: network.access.domain).
 */
export async function audiences(
  tx: Tx,
  networks: readonly NetworkRecord[],
): Promise<(network: NetworkRecord) => Audience> {
  const policies = networks.flatMap(({ rbac_policies }) => rbac_policies);
  const namesDomain = policies.some(({ target_domain }) => target_domain !== undefined);
  const projects = namesDomain ? await accountsOf(tx).projects.all() : [];
  return (network) => {
    const owner = { project_id: network.project_id, domain_id: network.domain_id };
    if (network.rbac_policies.some(({ target_project }) => target_project === EVERYONE)) return [null, owner];
    const ids = network.rbac_policies.flatMap(({ target_project, target_domain }) => [
      ...(target_project === undefined ? [] : [target_project]),
      ...idsOf(
        projects.filter(({ domain_id }) => domain_id === target_domain),
        'id',
      ),
    ]);
    // Without a policy for a domain nobody needs to know of which domain a project is.
    const domainOf = (id: string) => projects.find((project) => project.id === id)?.domain_id ?? '';
    const others = [...new Set(ids)].filter((id) => id !== owner.project_id);
    return [...others.map((id) => ({ project_id: id, domain_id: domainOf(id) })), owner];
  };
}
