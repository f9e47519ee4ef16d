import { type FieldProblems, problem } from '../errors.ts';
import { checkSubnet } from '../subnet/rules.ts';
import type { PrivateNetworkBody } from './model.ts';

/** The rules of a new private network that need more than one field. Paths are those of the body. */
export function checkPrivateNetwork(body: PrivateNetworkBody): FieldProblems {
  const subnets = body.subnets ?? [];
  if (!body.ipam_enabled && subnets.length > 0)
    return { subnets: problem('needs_ipam', 'Subnets need IP address management') };
  const problems: FieldProblems = {};
  for (const [at, subnet] of subnets.entries()) {
    for (const [path, wrong] of Object.entries(checkSubnet(subnet))) problems[`subnets.${at}.${path}`] = wrong;
    if (subnets.findIndex((other) => other.ip_version === subnet.ip_version) < at) {
      problems[`subnets.${at}.ip_version`] = problem('duplicate', `There is another IPv${subnet.ip_version} subnet`);
    }
  }
  return problems;
}
