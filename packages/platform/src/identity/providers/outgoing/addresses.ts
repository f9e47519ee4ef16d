import { BlockList, isIP } from 'node:net';

const insideSubnets: readonly (readonly [string, number])[] = [
  // Ourselves, this network, link-local with the clouds' metadata service, multicast, reserved.
  ['0.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 128],
  ['::1', 128],
  ['fe80::', 10],
  ['ff00::', 8],
  // What carries an IPv4 address inside, where the rules above would not be looked at.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
  // Metadata services that are not link-local: AWS, Alibaba, Azure, Oracle.
  ['fd00:ec2::', 32],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['192.0.0.0', 24],
  // Networks of nobody in particular (RFC 1918, 6598, 4193): a house's own.
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['fc00::', 7],
  // Of benchmarks (RFC 2544), and site-local (RFC 3879).
  ['198.18.0.0', 15],
  ['fec0::', 10],
];

const inside = listOf(insideSubnets);

function listOf(entries: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of entries) list.addSubnet(address, prefix, familyOf(address));
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/**
 * Whether nothing that a person names may lead there: this machine, its link, a cloud's metadata, a private network. What
 * answers there is no matter of a tenant's. Needs a plain IP address.
 */
export const isInsideAddress = (address: string): boolean => inside.check(address, familyOf(address));

/** One entry of `SKYDECK_ALLOWED_TARGETS`: `ds.example.com`, `10.1.2.3:8389`, `[::1]:389` or `10.1.0.0/16`. */
export interface AllowedTarget {
  readonly host: string | null;
  /** null: any. */
  readonly port: number | null;
  readonly network: BlockList | null;
}

/** Null when the text is no such entry. */
export function readAllowedTarget(text: string): AllowedTarget | null {
  const [, address = '', prefix = ''] = /^([0-9a-f.:]+)\/(\d{1,3})$/i.exec(text) ?? [];
  if (isIP(address)) {
    if (Number(prefix) > (isIP(address) === 6 ? 128 : 32)) return null;
    return { host: null, port: null, network: listOf([[address, Number(prefix)]]) };
  }
  const [, bracketed, plain, port] = /^(?:\[([0-9a-f:]+)\]|([\w.-]+))(?::(\d{1,5}))?$/i.exec(text) ?? [];
  const host = bracketed ?? plain ?? (isIP(text) === 6 ? text : undefined);
  if (host === undefined || Number(port ?? 1) > 65_535) return null;
  return { host: host.toLowerCase(), port: port === undefined ? null : Number(port), network: null };
}

export const isAllowedBy = (
  { host, port, network }: AllowedTarget,
  target: { readonly host: string; readonly port: number; readonly address: string },
): boolean => {
  if (network) return network.check(target.address, familyOf(target.address));
  return host === target.host.toLowerCase() && (port === null || port === target.port);
};
