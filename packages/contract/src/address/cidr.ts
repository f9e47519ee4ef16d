import ipaddr from 'ipaddr.js';

export type Version = 4 | 6;

/** An address as a number, so that ranges compare and count without regard to its spelling. */
export interface Address {
  readonly version: Version;
  readonly value: bigint;
}
export interface Cidr {
  readonly version: Version;
  readonly first: bigint;
  readonly last: bigint;
  readonly prefix: number;
  readonly given: bigint;
}

const bits = { 4: 32, 6: 128 } as const;

export function parseAddress(text: string): Address | null {
  const spelled = withoutDottedTail(text.trim());
  if (spelled === null || spelled.includes('%') || !ipaddr.isValid(spelled)) return null;
  const parsed = ipaddr.parse(spelled);
  let value = 0n;
  for (const byte of parsed.toByteArray()) value = (value << 8n) | BigInt(byte);
  return { version: parsed.kind() === 'ipv4' ? 4 : 6, value };
}

/**
 * ipaddr.js also reads '10.1' and octal parts, and takes `::1.2.3.4` for `::ffff:1.2.3.4`. The wire knows four decimal
 * parts only, and at the end of an IPv6 address they are its last 32 bits (RFC 4291 §2.2), so they are spelled as such.
 */
function withoutDottedTail(text: string): string | null {
  const tailAt = text.lastIndexOf(':') + 1;
  const tail = text.slice(tailAt);
  if (tailAt > 0 && !tail.includes('.')) return text;
  if (!ipaddr.IPv4.isValidFourPartDecimal(tail)) return null;
  if (tailAt === 0) return text;
  const [a = 0, b = 0, c = 0, d = 0] = tail.split('.').map(Number);
  return `${text.slice(0, tailAt)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}

export function formatAddress({ version, value }: Address): string {
  const bytes = Array.from({ length: bits[version] / 8 }, (_, at) =>
    Number((value >> BigInt(bits[version] - 8 * (at + 1))) & 255n),
  );
  return ipaddr.fromByteArray(bytes).toString();
}

/** `10.0.0.0/24`; the address part may lie anywhere inside. A bare address is not a CIDR here. */
export function parseCidr(text: string): Cidr | null {
  const [, host = '', digits = ''] = /^\s*([^/\s]+)\/(0|[1-9]\d{0,2})\s*$/.exec(text) ?? [];
  const address = parseAddress(host);
  const prefix = Number(digits);
  if (!address || digits === '' || prefix > bits[address.version]) return null;
  // spec: value.ipv4-cidr, spec: value.ipv6-cidr
  const hostBits = BigInt(bits[address.version] - prefix);
  const first = (address.value >> hostBits) << hostBits;
  return { version: address.version, first, last: first + (1n << hostBits) - 1n, prefix, given: address.value };
}

/**
 * A bare address as the network that holds nothing else, written out; everything else as it is (spec: value.cidr.bare).
 */
export function asCidr(text: string): string {
  const address = parseAddress(text);
  return address ? `${formatAddress(address)}/${bits[address.version]}` : text.trim();
}

export const formatCidr = ({ version, first, prefix }: Cidr) => `${formatAddress({ version, value: first })}/${prefix}`;
export const isNetworkAddress = (cidr: Cidr) => cidr.given === cidr.first;
export const contains = (cidr: Cidr, address: Address) =>
  cidr.version === address.version && address.value >= cidr.first && address.value <= cidr.last;
/** The same of texts; false for what is neither. */
export function cidrContains(cidr: string, address: string): boolean {
  const [around, found] = [parseCidr(cidr), parseAddress(address)];
  return around !== null && found !== null && contains(around, found);
}
export const overlaps = (one: Cidr, other: Cidr) =>
  one.version === other.version && one.first <= other.last && other.first <= one.last;

/** The addresses a server can get: without network and broadcast address in IPv4, without the subnet-router anycast in IPv6. */
export function usableRange(cidr: Cidr): { first: bigint; last: bigint } {
  const size = cidr.last - cidr.first + 1n;
  if (size <= 2n) return { first: cidr.first, last: cidr.last };
  return { first: cidr.first + 1n, last: cidr.version === 4 ? cidr.last - 1n : cidr.last };
}

/** Whether a host can have it: not the network's own address, nor the one of all its hosts. */
export function isHostIn(cidr: Cidr, { version, value }: Address): boolean {
  const { first, last } = usableRange(cidr);
  return version === cidr.version && value >= first && value <= last;
}

export function usableCount(cidr: Cidr): bigint {
  const { first, last } = usableRange(cidr);
  return last - first + 1n;
}

/** The address a gateway gets when nobody chose one: the first usable, as Neutron does. */
export const defaultGateway = (cidr: Cidr) => formatAddress({ version: cidr.version, value: usableRange(cidr).first });
