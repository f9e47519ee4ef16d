import { contains, parseAddress, parseCidr, usableRange } from '../address/index.ts';
import { type FieldProblem, problem } from '../errors.ts';
import type { Subnet } from '../subnet/model.ts';
import { checkAddress } from '../subnet/rules.ts';
import type { FloatingIp } from './model.ts';

/** Those whose addresses a floating IP can answer for: servers and virtual addresses of load balancers. */
export const canHaveFloatingIp = (deviceOwner: string): boolean =>
  deviceOwner.startsWith('compute:') || deviceOwner === 'Octavia';

export const isAssigned = ({ port_id: port }: Pick<FloatingIp, 'port_id'>): boolean => port !== null;

type Ground = Pick<Subnet, 'cidr' | 'ip_version' | 'gateway_ip'>;

/** An address a person chose, of one of the external network's IPv4 subnets. Whether it is in use only the engine knows. */
export function checkFloatingAddress(text: string, subnets: readonly Ground[]): FieldProblem | null {
  const wrong = checkAddress(text, 4);
  if (wrong) return wrong;
  const address = parseAddress(text);
  const grounds = subnets.filter(({ ip_version: version }) => version === 4);
  for (const { cidr: spelled, gateway_ip: gateway } of grounds) {
    const cidr = parseCidr(spelled);
    if (!cidr || !address || !contains(cidr, address)) continue;
    const { first, last } = usableRange(cidr);
    if (address.value < first || address.value > last)
      return problem('not_a_host', `'${text}' cannot be given to a host`);
    if (gateway !== null && parseAddress(gateway)?.value === address.value)
      return problem('address_taken', `${text} is the gateway's`, { address: text });
    return null;
  }
  const cidr = grounds.map(({ cidr: spelled }) => spelled).join(', ');
  return problem('outside_subnet', `'${text}' is not inside ${cidr}`, { cidr });
}
