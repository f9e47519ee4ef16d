import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { ProviderFault } from '../kind.ts';
import { type AllowedTarget, isAllowedBy, isInsideAddress } from './addresses.ts';

/** Where a connection goes: the name is looked up once, and what was checked is what is connected to. */
export interface Target {
  readonly host: string;
  readonly port: number;
  readonly address: string;
  /** The operator has named it: then it may also be unencrypted, on any port, on this machine or in a private network. */
  readonly isListed: boolean;
}

export type FindAddresses = (host: string) => Promise<readonly string[]>;

/** Looks a person's address up and says where to connect. Throws a `ProviderFault`. */
export type FindTarget = (url: URL) => Promise<Target>;

const defaultPorts: Readonly<Record<string, readonly number[]>> = {
  'http:': [80, 8080],
  'https:': [443, 8443],
  'ldap:': [389, 3268],
  'ldaps:': [636, 3269],
};

const byName: FindAddresses = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/** Only the operator's list opens this machine, private networks and the like. */
export function createTargets(allowed: readonly AllowedTarget[], findAddresses: FindAddresses = byName): FindTarget {
  return async (url) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const usual = defaultPorts[url.protocol] ?? [];
    const port = url.port === '' ? (usual[0] ?? 0) : Number(url.port);
    const addresses = isIP(host) ? [host] : await resolve(host, findAddresses);
    const [address] = addresses;
    if (address === undefined) throw new ProviderFault('not_resolved');
    const isListed = addresses.every((one) =>
      allowed.some((entry) => isAllowedBy(entry, { host, port, address: one })),
    );
    // One bad address among good ones is enough: the next look-up might give that one.
    if (!isListed && addresses.some(isInsideAddress)) throw new ProviderFault('refused_address');
    if (!isListed && !usual.includes(port)) throw new ProviderFault('refused_port');
    return { host, port, address, isListed };
  };
}

async function resolve(host: string, findAddresses: FindAddresses): Promise<readonly string[]> {
  try {
    return await findAddresses(host);
  } catch (error) {
    throw new ProviderFault('not_resolved', { cause: error });
  }
}
