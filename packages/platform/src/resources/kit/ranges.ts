import {
  type Address,
  type Cidr,
  formatAddress,
  parseAddress,
  parseCidr,
  type Pool,
  type Version,
} from '@skydeck/contract';

/** Both ends belong to it. */
export interface Range {
  readonly first: bigint;
  readonly last: bigint;
}

/** The CIDR of something stored: it was checked when it came in. */
export function cidrOf({ cidr }: { readonly cidr: string }): Cidr {
  const parsed = parseCidr(cidr);
  if (!parsed) throw new TypeError(`'${cidr}' was stored as a CIDR and is none`);
  return parsed;
}

/** The number of a stored address. */
export function valueOf(text: string): bigint {
  const parsed = parseAddress(text);
  if (!parsed) throw new TypeError(`'${text}' was stored as an address and is none`);
  return parsed.value;
}

/** One spelling for one address, so that `fd00::0001` and `fd00::1` are not two. */
export function normalizeAddress(text: string): string {
  const parsed = parseAddress(text);
  return parsed ? formatAddress(parsed) : text;
}

export const rangesOf = (pools: readonly Pool[]): Range[] =>
  pools.map(({ start, end }) => ({ first: valueOf(start), last: valueOf(end) }));

export const isIn = (ranges: readonly Range[], value: bigint) =>
  ranges.some(({ first, last }) => value >= first && value <= last);

export const sizeOf = (ranges: readonly Range[]) =>
  ranges.reduce((sum, { first, last }) => sum + last - first + 1n, 0n);

/** The lowest address of the pools that is not taken; null when there is none left. */
export function firstFree(pools: readonly Pool[], taken: ReadonlySet<bigint>, version: Version): string | null {
  for (const { first, last } of rangesOf(pools).toSorted((one, other) => (one.first < other.first ? -1 : 1))) {
    for (let value = first; value <= last; value += 1n) if (!taken.has(value)) return spell(version, value);
  }
  return null;
}

/** The address a host gives itself by SLAAC: the prefix and its EUI-64 (RFC 4291, appendix A). */
export function slaacAddress(cidr: Cidr, mac: string): string {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = mac.split(':').map((part) => Number.parseInt(part, 16));
  let host = 0n;
  for (const byte of [a ^ 2, b, c, 0xff, 0xfe, d, e, f]) host = (host << 8n) | BigInt(byte);
  return spell(6, cidr.first | host);
}

const spell = (version: Version, value: bigint): string => formatAddress({ version, value } satisfies Address);
