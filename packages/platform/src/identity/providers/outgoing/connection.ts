import { isIP } from 'node:net';
import { type ConnectionOptions, getCACertificates } from 'node:tls';
import { ProviderFault } from '../kind.ts';

export interface Trust {
  readonly verify_ssl: boolean;
  /** PEM, '' for none. */
  readonly ca_certificate: string;
}

/** How to check the other side, which is connected to by address and known by `host`. */
export function trustOptions({ verify_ssl, ca_certificate }: Trust, host: string): ConnectionOptions {
  return {
    // TLS has no server name for addresses; their certificates are checked by the address.
    ...(isIP(host) ? { host } : { servername: host }),
    rejectUnauthorized: verify_ssl,
    minVersion: 'TLSv1.2',
    ...(ca_certificate !== '' && { ca: [...getCACertificates('default'), ca_certificate] }),
  };
}

const lost: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN']);

/** What a connection broke of, in the words of the closed list. */
export function faultOfConnection(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : '';
  if (lost.has(code)) return new ProviderFault('not_resolved', { cause: error });
  if (code === 'ETIMEDOUT' || /time-?\s?out/i.test(message)) return new ProviderFault('timed_out', { cause: error });
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/.test(code))
    return new ProviderFault('bad_certificate', { cause: error });
  return new ProviderFault('not_reachable', { cause: error });
}
