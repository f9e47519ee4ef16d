import ipaddr from 'ipaddr.js';

/** Which versions of IP a field takes. */
export type CidrVersion = '4' | '6' | 'any';

export interface CidrRules {
  readonly required: boolean;
  readonly version: CidrVersion;
  /** The shortest and the longest prefix, in bits. */
  readonly minPrefix: number;
  readonly maxPrefix: number;
}

export interface Cidr {
  readonly version: '4' | '6';
  readonly prefix: number;
  /** The network with the shortest spelling of its address, as RFC 5952 has it: `2001:db8::/32`. */
  readonly network: string;
  /** Whether the given address is that of the network, however it is spelled. */
  readonly isNetwork: boolean;
}

export type CidrProblem =
  | { readonly kind: 'missing' | 'unreadable' | 'wrongVersion' | 'prefixTooShort' | 'prefixTooLong' }
  | { readonly kind: 'notNetwork'; readonly network: string };

/** `10.0.0.0/24`; the address may lie anywhere in the network. A bare address is not a CIDR here. */
export function readCidr(text: string): Cidr | null {
  const [, host = '', digits = ''] = /^\s*([^/\s]+)\/(0|[1-9]\d{0,2})\s*$/.exec(text) ?? [];
  const address = digits === '' ? null : bytesOf(host);
  const prefix = Number(digits);
  if (!address || prefix > address.length * 8) return null;
  const network = address.map((byte, at) => byte & maskOf(prefix - 8 * at));
  return {
    version: address.length === 4 ? '4' : '6',
    prefix,
    network: `${ipaddr.fromByteArray(network).toString()}/${prefix}`,
    isNetwork: network.every((byte, at) => byte === address[at]),
  };
}

/** The first rule that a text breaks, by the same sense as the server's. */
export function brokenCidrRule(text: string, rules: CidrRules): CidrProblem | null {
  if (text.trim() === '') return rules.required ? { kind: 'missing' } : null;
  const cidr = readCidr(text);
  if (!cidr) return { kind: 'unreadable' };
  if (rules.version !== 'any' && cidr.version !== rules.version) return { kind: 'wrongVersion' };
  if (cidr.prefix < rules.minPrefix) return { kind: 'prefixTooShort' };
  if (cidr.prefix > rules.maxPrefix) return { kind: 'prefixTooLong' };
  return cidr.isNetwork ? null : { kind: 'notNetwork', network: cidr.network };
}

/** The mask of one byte of which so many bits belong to the network: none below 0, all from 8 on. */
function maskOf(bits: number): number {
  return 0xff & (0xff00 >> Math.min(Math.max(bits, 0), 8));
}

/** The 4 or 16 bytes of an address. */
function bytesOf(text: string): number[] | null {
  const spelled = withoutDottedTail(text);
  if (spelled === null || spelled.includes('%') || !ipaddr.isValid(spelled)) return null;
  return ipaddr.parse(spelled).toByteArray();
}

/**
 * ipaddr.js reads `10.1` and octal parts, too, and takes `::1.2.3.4` for `::ffff:1.2.3.4`. An address has four decimal
 * parts, and at the end of an IPv6 address they are its last 32 bits (RFC 4291 §2.2): so they are spelled for it.
 */
function withoutDottedTail(text: string): string | null {
  const tailAt = text.lastIndexOf(':') + 1;
  const tail = text.slice(tailAt);
  if (tailAt > 0 && !tail.includes('.')) return text;
  if (!ipaddr.IPv4.isValidFourPartDecimal(tail)) return null;
  if (tailAt === 0) return text;
  const [first = 0, second = 0, third = 0, fourth = 0] = tail.split('.').map(Number);
  const group = (high: number, low: number): string => ((high << 8) | low).toString(16);
  return `${text.slice(0, tailAt)}${group(first, second)}:${group(third, fourth)}`;
}
