import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether headers of a proxy at this address count. */
export type Trusts = (address: string) => boolean;

/** Of addresses and ranges (`10.0.0.0/8`). Null when one of them is neither. */
export function readTrustedProxies(proxies: readonly string[]): Trusts | null {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    if (version === 0 || (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > longest))) return null;
    list.addSubnet(address, bits === undefined ? longest : Number(bits), familyOf(version));
  }
  return (address) => {
    const plain = withoutMapping(address);
    const version = isIP(plain);
    return version !== 0 && list.check(plain, familyOf(version));
  };
}

const familyOf = (version: number) => (version === 6 ? 'ipv6' : 'ipv4');

/** Who asks, as fastify finds it for a request: of the proxies' list the newest address that is none of ours. */
export function clientAddressOf(request: IncomingMessage, trusts: Trusts): string {
  const named = [request.headers['x-forwarded-for'] ?? ''].flat().join(',').split(',');
  let address = request.socket.remoteAddress ?? '';
  for (const next of named
    .map((one) => one.trim())
    .filter(Boolean)
    .toReversed()) {
    if (!trusts(address)) break;
    address = next;
  }
  return addressOf(address);
}

/** One person's IPv6 addresses are a /64: they count as one. */
export function addressOf(ip: string): string {
  const plain = withoutMapping(ip);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const whole =
    tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest];
  return `${whole.slice(0, 4).join(':')}::/64`;
}

const withoutMapping = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '');
