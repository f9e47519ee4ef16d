import { parseAddress, type Subnet } from '@skydeck/contract';

/** A key of this folder's words, or false. Neutron answers 409 SubnetInUse while a port has an address in it. */
export const whyNotDeleteSubnet = ({ ports_count }: Pick<Subnet, 'ports_count'>) =>
  ports_count > 0 && ('blocked.addresses' as const);

/** A name server that is no address is a placeholder, as `{ip}`, which shows nowhere (spec: subnet.dns.placeholder). */
export const shownNameservers = (servers: readonly string[]): string[] =>
  servers.filter((server) => parseAddress(server) !== null);
