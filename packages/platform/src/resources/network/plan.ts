import { checkPrivateNetwork, type FieldProblems, MTU, type PrivateNetworkBody } from '@skydeck/contract';
import { nameProblems } from '../kit/names.ts';
import { newTagged } from '../kit/tagged.ts';
import { cidrsText, readDraft, type SubnetFacts } from '../subnet/index.ts';
import type { NetworkRecord } from './records.ts';

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
