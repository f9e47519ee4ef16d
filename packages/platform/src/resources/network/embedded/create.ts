import {
  DEFAULT_DOMAIN,
  type FieldProblems,
  type Network,
  type PrivateNetworkBody,
  type UntaggedNetworkBody,
  checkUplink,
} from '@skydeck/contract';
import { accountsOf } from '../../../identity/accounts/documents.ts';
import { ownerOf, newRecordOf } from '../../kit/owner.ts';
import { refuseOverQuota } from '../../quota/index.ts';
import { type NetworkRecord, networkRecords } from '../records.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { insertSubnet } from '../../subnet/embedded/index.ts';
import type { Actor } from '../../kit/access.ts';
import type { Scope } from '../../../http/scope.ts';
import { invalid } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { planNewNetwork } from '../plan.ts';
import { ownersView } from '../views.ts';
import { accessProblems, normalizePolicies, accessBy } from '../access.ts';
import { ensureVlanInterface, physicalNetworks } from './physical.ts';

/** Where a network is, and for whom: what its kind decides. */
type NetworkPlacement = Pick<
  NetworkRecord,
  'type' | 'physical_network' | 'vlan_id' | 'rbac_policies' | 'shared' | 'router_external' | 'project_id' | 'domain_id'
>;

export async function createPrivate(tx: Tx, actor: Actor, body: PrivateNetworkBody): Promise<Network> {
  const owner = await ownerOf(tx, actor);
  const placement = { ...owner, type: 'vxlan', physical_network: null, vlan_id: null, ...accessBy([]) };
  return insertNetwork(tx, { body, placement, problems: {} });
}

/** Untagged, or with a VLAN. */
export async function createPhysical(
  tx: Tx,
  scope: Scope,
  body: UntaggedNetworkBody,
  vlan_id: number | null,
): Promise<Network> {
  const owner = await ownerOf(tx, await inServiceProject(tx, scope));
  const { physical_network } = body;
  const policies = normalizePolicies(body.rbac_policies ?? []);
  const placement = {
    ...owner,
    type: vlan_id === null ? 'flat' : 'vlan',
    physical_network,
    vlan_id,
    ...accessBy(policies),
  };
  const problems = {
    ...checkUplink({ physical_network, vlan_id }, await physicalNetworks(tx)),
    ...(await accessProblems(tx, scope, { ...placement, rbac_policies: [] }, policies)),
  };
  const network = await insertNetwork(tx, { body, placement, problems });
  await ensureVlanInterface(tx, network);
  return network;
}

/** (spec: network.create.project) Who administers the cloud need not choose a project: what is the cloud's is its first domain's first project's. */
async function inServiceProject(tx: Tx, scope: Scope): Promise<Scope> {
  if (scope.projectId !== null || !scope.isSystem) return scope;
  const projects = await accountsOf(tx).projects.all([{ field: 'domain_id', equals: DEFAULT_DOMAIN }]);
  const [first] = projects.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
  return { ...scope, projectId: first?.id ?? null };
}

interface NewNetwork {
  readonly body: PrivateNetworkBody;
  readonly placement: NetworkPlacement;
  /** What is wrong with where it is. */
  readonly problems: FieldProblems;
}

async function insertNetwork(tx: Tx, { body, placement, problems: found }: NewNetwork): Promise<Network> {
  const { facts, subnets, problems } = planNewNetwork(body);
  injectFault(facts.name, 'create');
  Object.assign(problems, found);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await refuseOverQuota(tx, placement.project_id, 'networks');
  await refuseOverQuota(tx, placement.project_id, 'subnets', subnets.length);

  const network = await networkRecords.insert(tx, { ...placement, ...newRecordOf(placement, tx), ...facts });
  for (const subnet of subnets) await insertSubnet(tx, network, subnet);
  return ownersView(tx, network);
}
