import { parseAddress } from '../address/index.ts';
import { type FieldProblems, problem } from '../errors.ts';
import { checkPoolDrafts } from '../load-balancer-pool/rules.ts';
import { checkAddress } from '../subnet/rules.ts';
import type { LoadBalancerBody } from './model.ts';

/** The rules of a new load balancer that its body alone can break. What the network forbids only the engine knows. */
export function checkLoadBalancer(body: LoadBalancerBody, version = body.ip_version): FieldProblems {
  const problems: FieldProblems = {};
  if (body.name.trim() === '') problems['name'] = problem('required', 'A name is required');
  const wrong = body.address === undefined ? null : checkAddress(body.address, version);
  if (wrong) problems['address'] = wrong;
  const ip_version = version ?? (body.address === undefined ? undefined : parseAddress(body.address)?.version);
  return { ...problems, ...checkPoolDrafts(body.pools ?? [], { ip_version, address: body.address }) };
}
