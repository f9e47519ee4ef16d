import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import type { TestResult } from '@skydeck/contract';
import { Client, InvalidCredentialsError, ResultCodeError } from 'ldapts';
import { type OpenProvider, ProviderFault, SignInRefused } from '../kind.ts';
import { faultOfConnection, trustOptions } from '../outgoing/connection.ts';
import type { FindTarget } from '../outgoing/targets.ts';

/**
 * Connects, encrypts where the settings say so, signs in as the reading account, and hangs up when the work is done.
 * Throws a `ProviderFault`: also for a directory that would get passwords unencrypted, unless the operator has listed it.
 */
export async function withDirectory<Value>(
  findTarget: FindTarget,
  provider: OpenProvider,
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  const url = new URL(provider.url);
  const isSecure = url.protocol === 'ldaps:';
  const target = await findTarget(url);
  if (!isSecure && !provider.start_tls && !target.isListed) throw new ProviderFault('insecure_address');
  const trust = trustOptions(provider, target.host);
  const address = isIP(target.address) === 6 ? `[${target.address}]` : target.address;
  const client = new Client({
    url: `${url.protocol}//${address}:${target.port}`,
    connectTimeout: provider.request_timeout_connect * 1000,
    timeout: provider.request_timeout_read * 1000,
    // Given at all, they would make the client begin with TLS on a plain port.
    ...(isSecure && { tlsOptions: trust }),
  });
  try {
    if (provider.start_tls && !isSecure) await encrypt(client, trust);
    await bindReader(client, provider);
    return await work(client);
  } catch (error) {
    throw error instanceof SignInRefused ? error : faultOfDirectory(error);
  } finally {
    // It may be gone already.
    await client.unbind().catch(() => undefined);
  }
}

/** As the account that may search; without one, as nobody. */
export async function bindReader(client: Client, { bind_dn, bind_password }: OpenProvider): Promise<void> {
  if (bind_dn === '') return client.bind('', '');
  // A name without a password is nobody to a directory, and it says yes.
  if (bind_password === '') throw new ProviderFault('wrong_credentials');
  try {
    await client.bind(bind_dn, bind_password);
  } catch (error) {
    throw error instanceof InvalidCredentialsError ? new ProviderFault('wrong_credentials', { cause: error }) : error;
  }
}

async function encrypt(client: Client, trust: ConnectionOptions): Promise<void> {
  try {
    await client.startTLS(trust);
  } catch (error) {
    throw error instanceof ResultCodeError ? new ProviderFault('no_starttls', { cause: error }) : error;
  }
}

// Result codes of RFC 4511, appendix A.
const resultOfCode: ReadonlyMap<number, TestResult> = new Map([
  [3, 'timed_out'],
  [8, 'insecure_address'],
  [13, 'insecure_address'],
  [32, 'wrong_base'],
  [34, 'wrong_base'],
  [48, 'wrong_credentials'],
  [49, 'wrong_credentials'],
  [50, 'wrong_credentials'],
]);

function faultOfDirectory(error: unknown): ProviderFault {
  if (!(error instanceof ResultCodeError)) return faultOfConnection(error);
  return new ProviderFault(resultOfCode.get(error.code) ?? 'not_reachable', { cause: error });
}
