import { type FieldProblems, problem, type VpnBody, type VpnUpdate } from '@skydeck/contract';
import { invalid } from '../../http/refusal.ts';
import type { Documents, Tx } from '../../store/store.ts';
import {
  groupRecords,
  ikePolicyRecords,
  type IkePolicyRecord,
  ipsecPolicyRecords,
  type IpsecPolicyRecord,
} from './records.ts';

type Policy = IkePolicyRecord | IpsecPolicyRecord;

/** One that is there must be the project's. */
async function checkPolicy<T extends Policy>(
  documents: Documents<T>,
  { id }: { readonly id?: string | undefined },
  projectId: string,
): Promise<FieldProblems> {
  if (id === undefined) return {};
  const policy = await documents.get(id);
  return policy?.project_id === projectId ? {} : { id: problem('policy_unknown', 'There is no such policy') };
}

export async function checkPolicies(
  tx: Tx,
  { ikepolicy, ipsecpolicy }: VpnBody,
  projectId: string,
): Promise<FieldProblems> {
  const found = {
    ikepolicy: await checkPolicy(ikePolicyRecords.in(tx), ikepolicy, projectId),
    ipsecpolicy: await checkPolicy(ipsecPolicyRecords.in(tx), ipsecpolicy, projectId),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([part, problems]) =>
      Object.entries(problems).map(([path, wrong]) => [`${part}.${path}`, wrong]),
    ),
  );
}

const groupTypes = { local_ep_group: 'subnet', peer_ep_group: 'cidr' } as const;

/** The endpoints of groups that are there are taken over: each connection has groups of its own. */
// spec: vpn.groups.known
export async function withEndpoints<Body extends VpnBody | VpnUpdate>(
  tx: Tx,
  body: Body,
  projectId: string,
): Promise<Body> {
  const problems: FieldProblems = {};
  let whole = body;
  for (const part of ['local_ep_group', 'peer_ep_group'] as const) {
    const id = body[`${part}_id`];
    if (id === undefined) continue;
    const group = await groupRecords.in(tx).get(id.toLowerCase());
    const isOwn = group?.project_id === projectId && group.type === groupTypes[part];
    if (isOwn) whole = { ...whole, [part]: { ...whole[part], endpoints: [...group.endpoints] } };
    else problems[`${part}_id`] = problem('group_unknown', 'There is no such endpoint group');
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return whole;
}
