import { type Address, type Cidr, parseAddress, parseCidr, type Version } from '../address/index.ts';

// The patterns of spec: value.ipv4 and the rules beside it. What is stored is what was sent: unlike `parseAddress`,
// nothing is trimmed here.

/** `2001:db8:ffff:ffff:ffff:ffff:255.255.255.255/128`: nothing longer is worth reading. */
const LONGEST = 49;
const isTrimmed = (text: string) => text.length <= LONGEST && text.trim() === text;

const addressIn = (text: string, version: Version): Address | null => {
  const address = isTrimmed(text) ? parseAddress(text) : null;
  return address?.version === version ? address : null;
};
const cidrIn = (text: string, version: Version): Cidr | null => {
  const cidr = isTrimmed(text) ? parseCidr(text) : null;
  return cidr?.version === version ? cidr : null;
};

/** Four decimal parts: `10.0.0.1`. */
export const isIpv4 = (text: string): boolean => addressIn(text, 4) !== null;

/** `10.0.0.7/24`; a prefix of 1 to 32, or `{ip}/0` for everything. The address may lie anywhere inside. */
export const isIpv4Cidr = (text: string): boolean => cidrIn(text, 4) !== null;

/** `2001:db8::/64`; a prefix of 0 to 128. */
export const isIpv6Cidr = (text: string): boolean => cidrIn(text, 6) !== null;

const mac = /^[\da-f]{2}(?:(?::[\da-f]{2}){5}|(?:-[\da-f]{2}){5})$/i;

/** Six pairs of hexadecimal digits with one kind of separator: `fa:16:3e:00:00:01` or `FA-16-3E-00-00-01`. */
export const isMac = (text: string): boolean => mac.test(text);
