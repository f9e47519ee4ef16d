import { type IkePolicyBody, type IpsecPolicyBody, vpnDefaults } from '@skydeck/contract';
import type { RouterRecord } from '../../router/records.ts';
import type { Tx } from '../../../store/store.ts';
import {
  type GroupRecord,
  groupRecords,
  ikePolicyRecords,
  ipsecPolicyRecords,
  serviceRecords,
  type VpnRecord,
  vpnRecords,
} from '../records.ts';

// Policies, endpoint groups and services: parts that connections share.

/** Whose they are, and what they are called where nobody called them anything. */
interface PartFacts {
  readonly project_id: string;
  readonly domain_id: string;
  readonly name: string;
}

const partOf = (tx: Tx, { project_id, domain_id, name }: PartFacts, called: string | undefined) => ({
  id: tx.newId(),
  project_id,
  domain_id,
  name: called?.trim() || name,
  created_at: tx.now.toISOString(),
});

const lifetimeOf = (asked: { readonly value: number } | undefined, usual: number) => ({
  units: 'seconds',
  value: asked?.value ?? usual,
});

/** The id of one that is there, or of one that is made now. */
export async function ikePolicyOf(tx: Tx, facts: PartFacts, body: IkePolicyBody): Promise<string> {
  if (body.id !== undefined) return body.id;
  const usual = vpnDefaults.ikepolicy;
  const policy = await ikePolicyRecords.insert(tx, {
    ...partOf(tx, facts, body.name),
    auth_algorithm: body.auth_algorithm ?? usual.auth_algorithm,
    encryption_algorithm: body.encryption_algorithm ?? usual.encryption_algorithm,
    pfs: body.pfs ?? usual.pfs,
    ike_version: body.ike_version ?? usual.ike_version,
    phase1_negotiation_mode: body.phase1_negotiation_mode ?? usual.phase1_negotiation_mode,
    lifetime: lifetimeOf(body.lifetime, usual.lifetime),
  });
  return policy.id;
}

/** The same for IPsec. */
export async function ipsecPolicyOf(tx: Tx, facts: PartFacts, body: IpsecPolicyBody): Promise<string> {
  if (body.id !== undefined) return body.id;
  const usual = vpnDefaults.ipsecpolicy;
  const policy = await ipsecPolicyRecords.insert(tx, {
    ...partOf(tx, facts, body.name),
    auth_algorithm: body.auth_algorithm ?? usual.auth_algorithm,
    encryption_algorithm: body.encryption_algorithm ?? usual.encryption_algorithm,
    pfs: body.pfs ?? usual.pfs,
    transform_protocol: body.transform_protocol ?? usual.transform_protocol,
    encapsulation_mode: body.encapsulation_mode ?? usual.encapsulation_mode,
    lifetime: lifetimeOf(body.lifetime, usual.lifetime),
  });
  return policy.id;
}

interface GroupFacts {
  readonly name?: string | undefined;
  readonly type: GroupRecord['type'];
  readonly endpoints: readonly string[];
}

export async function groupOf(tx: Tx, facts: PartFacts, { name, type, endpoints }: GroupFacts): Promise<string> {
  return (await groupRecords.insert(tx, { ...partOf(tx, facts, name), type, endpoints })).id;
}

/** A group is one connection's own: what changes there changes nowhere else. */
export async function changeGroup(tx: Tx, id: string, endpoints: readonly string[], name?: string): Promise<void> {
  const group = await groupRecords.in(tx).get(id);
  if (!group) throw new TypeError(`There is no endpoint group ${id}`);
  await groupRecords.replace(tx, group, { endpoints, name: name?.trim() || group.name });
}

/** A router has one service; the first connection brings it. */
export async function serviceOf(tx: Tx, { id, name, project_id, domain_id }: RouterRecord): Promise<string> {
  const [known] = await serviceRecords.in(tx).all([{ field: 'router_id', equals: id }]);
  if (known) return known.id;
  const part = partOf(tx, { project_id, domain_id, name }, undefined);
  return (await serviceRecords.insert(tx, { ...part, router_id: id })).id;
}

/** What a connection was made of goes with it, unless another one is made of it too. */
export async function removeParts(tx: Tx, vpn: VpnRecord): Promise<void> {
  const isUsed = async (field: keyof VpnRecord, id: string) =>
    (await vpnRecords.in(tx).count([{ field, equals: id }])) > 0;
  await groupRecords.in(tx).remove(vpn.local_ep_group_id);
  await groupRecords.in(tx).remove(vpn.peer_ep_group_id);
  if (!(await isUsed('ikepolicy_id', vpn.ikepolicy_id))) await ikePolicyRecords.in(tx).remove(vpn.ikepolicy_id);
  if (!(await isUsed('ipsecpolicy_id', vpn.ipsecpolicy_id))) await ipsecPolicyRecords.in(tx).remove(vpn.ipsecpolicy_id);
  if (!(await isUsed('vpnservice_id', vpn.vpnservice_id))) await serviceRecords.in(tx).remove(vpn.vpnservice_id);
}
