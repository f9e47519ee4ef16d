import {
  checkPrivateNetwork,
  checkUplink,
  DEFAULT_DOMAIN,
  type FieldProblems,
  MTU,
  type NetworkUpdate,
  type PhysicalNetwork,
  type PrivateNetworkBody,
  type UntaggedNetworkBody,
} from '@skydeck/contract';
import { invalid } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import { accountsOf } from '../../identity/accounts/documents.ts';
import type { Tx } from '../../store/store.ts';
import type { Actor } from '../kit/access.ts';
import { nameProblems } from '../kit/names.ts';
import { newRecordOf, ownerOf } from '../kit/owner.ts';
import { newTagged, readTagged } from '../kit/tagged.ts';
import { refuseOverQuota } from '../quota/index.ts';
import { cidrsText, readDraft, type SubnetFacts } from '../subnet/index.ts';
import { accessBy, accessProblems, changedAccess, normalizePolicies } from './access.ts';
import type { NetworkRecord } from './records.ts';

// What a call makes of a network, before any engine writes it.

/** What a body says of a new network, wherever it is and whoever may use it. */
type NetworkFacts = Pick<NetworkRecord, 'name' | 'cidrs' | 'ipam_enabled' | 'mtu' | 'spoofing_protection'>;

interface NewNetwork {
  readonly facts: NetworkFacts;
  /** With what their drafts leave open filled in. */
  readonly subnets: readonly SubnetFacts[];
  /** Nothing is made while there are any. */
  readonly problems: FieldProblems;
}

export function planNewNetwork(body: PrivateNetworkBody): NewNetwork {
  const name = body.name.trim();
  const drafts = (body.subnets ?? []).map(readDraft);
  const problems: FieldProblems = { ...checkPrivateNetwork(body), ...nameProblems(name) };
  for (const [at, draft] of drafts.entries())
    for (const [path, wrong] of Object.entries(draft.problems)) problems[`subnets.${at}.${path}`] ??= wrong;
  const subnets = drafts.flatMap(({ facts }) => facts ?? []);
  const facts = {
    name,
    cidrs: cidrsText(subnets),
    ipam_enabled: body.ipam_enabled,
    mtu: body.mtu ?? MTU.least,
    spoofing_protection: body.spoofing_protection ?? true,
    ...newTagged(body),
  };
  return { facts, subnets, problems };
}

/** Where a network is, and for whom: what its kind decides. */
type NetworkPlacement = Pick<
  NetworkRecord,
  'type' | 'physical_network' | 'vlan_id' | 'rbac_policies' | 'shared' | 'router_external' | 'project_id' | 'domain_id'
>;

interface NetworkPlan {
  readonly network: NetworkRecord;
  readonly subnets: readonly SubnetFacts[];
}

/** Of the actor's project. Throws all that is wrong with it, and 409 `quota_exceeded`. */
export async function planPrivate(tx: Tx, actor: Actor, body: PrivateNetworkBody): Promise<NetworkPlan> {
  const owner = await ownerOf(tx, actor);
  const placement = { ...owner, type: 'vxlan', physical_network: null, vlan_id: null, ...accessBy([]) };
  return planIn(tx, placement, body, {});
}

interface Uplink {
  /** null: untagged. */
  readonly vlanId: number | null;
  /** What the cloud's hosts are plugged into. */
  readonly uplinks: readonly PhysicalNetwork[];
}

/** The same of a network of the cloud's hosts. */
export async function planPhysical(
  tx: Tx,
  scope: Scope,
  { physical_network, rbac_policies = [], ...body }: UntaggedNetworkBody,
  { vlanId: vlan_id, uplinks }: Uplink,
): Promise<NetworkPlan> {
  const owner = await ownerOf(tx, await inServiceProject(tx, scope));
  const policies = normalizePolicies(rbac_policies);
  const type = vlan_id === null ? 'flat' : 'vlan';
  const placement = { ...owner, type, physical_network, vlan_id, ...accessBy(policies) };
  return planIn(tx, placement, body, {
    ...checkUplink({ physical_network, vlan_id }, uplinks),
    ...(await accessProblems(tx, scope, { ...placement, rbac_policies: [] }, policies)),
  });
}

/** (spec: network.create.project) Who administers the cloud need not choose a project: what is the cloud's is its first domain's first project's. */
async function inServiceProject(tx: Tx, scope: Scope): Promise<Scope> {
  if (scope.projectId !== null || !scope.isSystem) return scope;
  const projects = await accountsOf(tx).projects.all([{ field: 'domain_id', equals: DEFAULT_DOMAIN }]);
  const [first] = projects.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
  return { ...scope, projectId: first?.id ?? null };
}

/** `misplaced`: what is wrong with where it is. */
async function planIn(
  tx: Tx,
  placement: NetworkPlacement,
  body: PrivateNetworkBody,
  misplaced: FieldProblems,
): Promise<NetworkPlan> {
  const { facts, subnets, problems } = planNewNetwork(body);
  Object.assign(problems, misplaced);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await refuseOverQuota(tx, placement.project_id, 'networks');
  await refuseOverQuota(tx, placement.project_id, 'subnets', subnets.length);
  return { network: { ...placement, ...newRecordOf(placement, tx), ...facts }, subnets };
}

/** What a change makes of a network. Throws 400 for its name, and for access that is wrong or still in use. */
export async function planNetworkUpdate(
  tx: Tx,
  scope: Scope,
  network: NetworkRecord,
  body: NetworkUpdate,
): Promise<Partial<NetworkRecord>> {
  const name = (body.name ?? network.name).trim();
  const problems = nameProblems(name);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return {
    name,
    mtu: body.mtu ?? network.mtu,
    spoofing_protection: body.spoofing_protection ?? network.spoofing_protection,
    ...readTagged(body),
    ...(body.rbac_policies && (await changedAccess(tx, scope, network, body.rbac_policies))),
  };
}
