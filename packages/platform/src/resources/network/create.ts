import { randomUUID } from 'node:crypto';
import {
  checkPrivateNetwork,
  checkUplink,
  type FieldProblems,
  MTU,
  type Network,
  type PrivateNetworkBody,
  problem,
  type UntaggedNetworkBody,
} from '@skydeck/contract';
import { announceNetwork, announceSubnet } from '../../engines/embedded/announce.ts';
import { ownerOf } from '../../engines/embedded/owner.ts';
import { refuseOverQuota } from '../../engines/embedded/quota.ts';
import { indexOf, type NetworkRecord, networksIn } from '../../engines/embedded/records.ts';
import { failIfNamedSo } from '../../engines/embedded/sentinels.ts';
import { readDraft } from '../../engines/embedded/subnet-draft.ts';
import { cidrsText, insertSubnet } from '../../engines/embedded/subnets.ts';
import type { Viewer } from '../../engines/embedded/viewer.ts';
import type { Scope } from '../../http/scope.ts';
import { invalid } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { accessBy, accessProblems, normalPolicies } from './access.ts';
import { keepVlanInterface, physicalNetworks } from './physical.ts';

/** Where a network is, and for whom: what its kind decides. */
type Place = Pick<
  NetworkRecord,
  'type' | 'physical_network' | 'vlan_id' | 'rbac_policies' | 'shared' | 'router_external' | 'project_id' | 'domain_id'
>;

export async function createPrivate(tx: Tx, viewer: Viewer, body: PrivateNetworkBody): Promise<Network> {
  const owner = await ownerOf(tx, viewer);
  const problems = await nameProblems(tx, owner.project_id, body.name.trim());
  const place = { ...owner, type: 'vxlan', physical_network: null, vlan_id: null, ...accessBy([]) };
  return insertNetwork(tx, viewer, { body, place, problems });
}

/** Untagged, or with a VLAN. What is physical is named by the operator: its name need not be the only one. */
export async function createPhysical(
  tx: Tx,
  scope: Scope,
  body: UntaggedNetworkBody,
  vlan_id: number | null,
): Promise<Network> {
  const owner = await ownerOf(tx, scope);
  const { physical_network } = body;
  const policies = normalPolicies(body.rbac_policies ?? []);
  const place = {
    ...owner,
    type: vlan_id === null ? 'flat' : 'vlan',
    physical_network,
    vlan_id,
    ...accessBy(policies),
  };
  const problems = {
    ...(await nameProblems(tx, null, body.name.trim())),
    ...checkUplink({ physical_network, vlan_id }, await physicalNetworks(tx)),
    ...(await accessProblems(tx, scope, { ...place, rbac_policies: [] }, policies)),
  };
  const network = await insertNetwork(tx, scope, { body, place, problems });
  await keepVlanInterface(tx, network);
  return network;
}

interface NewNetwork {
  readonly body: PrivateNetworkBody;
  readonly place: Place;
  /** What is wrong with it so far. */
  readonly problems: FieldProblems;
}

async function insertNetwork(tx: Tx, viewer: Viewer, { body, place, problems: found }: NewNetwork): Promise<Network> {
  const name = body.name.trim();
  failIfNamedSo(name, 'create');
  const drafts = (body.subnets ?? []).map(readDraft);
  const problems: FieldProblems = { ...checkPrivateNetwork(body), ...found };
  for (const [at, draft] of drafts.entries()) {
    for (const [path, wrong] of Object.entries(draft.problems)) problems[`subnets.${at}.${path}`] ??= wrong;
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const facts = drafts.flatMap((draft) => draft.facts ?? []);
  await refuseOverQuota(tx, place.project_id, 'networks');
  await refuseOverQuota(tx, place.project_id, 'subnets', facts.length);

  const at = tx.now.toISOString();
  const network: NetworkRecord = {
    ...place,
    id: randomUUID(),
    name,
    cidrs: cidrsText(facts),
    ipam_enabled: body.ipam_enabled,
    mtu: body.mtu ?? MTU.least,
    spoofing_protection: body.spoofing_protection ?? true,
    revision_number: 0,
    created_at: at,
    updated_at: at,
  };
  await networksIn(tx).insert(network, indexOf(network));
  for (const subnet of facts)
    await announceSubnet(tx, 'created', await insertSubnet(tx, network, subnet), network, viewer);
  return announceNetwork(tx, 'created', network, viewer);
}

/** Neutron lets names repeat; a project's private networks may not, for people choose networks by name. */
export async function nameProblems(tx: Tx, projectId: string | null, name: string): Promise<FieldProblems> {
  if (name === '') return { name: problem('required', 'A name is required') };
  if (projectId === null) return {};
  const namesakes = await networksIn(tx).count([
    { field: 'project_id', equals: projectId },
    { field: 'name', equals: name },
    { field: 'type', equals: 'vxlan' },
  ]);
  return namesakes > 0 ? { name: problem('name_taken', `The project has a network '${name}'`, { name }) } : {};
}
