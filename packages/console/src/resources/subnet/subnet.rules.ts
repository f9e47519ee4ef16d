import { parseAddress, type Subnet } from '@skydeck/contract';

/** A key of this folder's words, or false. Neutron answers 409 SubnetInUse while addresses are handed out. */
export const whyNotDeleteSubnet = ({ used_ips }: Pick<Subnet, 'used_ips'>) =>
  used_ips !== null && used_ips > 0 && ('blocked.addresses' as const);

/** A name server that is no address is a placeholder, as `{ip}`, which shows nowhere (spec: subnet.dns.placeholder). */
export const shownNameservers = (servers: readonly string[]): string[] =>
  servers.filter((server) => parseAddress(server) !== null);
