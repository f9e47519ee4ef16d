import { createPrivateKey, X509Certificate } from 'node:crypto';
import { type FieldProblems, pemOf, type PoolCertificate, problem } from '@skydeck/contract';
import type { Sealing } from '../../store/sealing.ts';

export interface CertificateWithKey {
  readonly certificate: PoolCertificate;
  /** PEM. */
  readonly key: string;
}

/** What is in it, once the contract's rules have seen two pieces of PEM: it can be read, and the two belong together. */
export function readCertificate(
  certificate: string,
  privateKey: string,
): CertificateWithKey | { readonly problems: FieldProblems } {
  const parsed = attempt(() => new X509Certificate(pemOf(certificate) ?? ''));
  if (!parsed)
    return { problems: { certificate: problem('certificate_unreadable', 'The certificate cannot be read') } };
  const pem = pemOf(privateKey) ?? '';
  const key = attempt(() => createPrivateKey(pem));
  if (!key) return { problems: { private_key: problem('key_unreadable', 'The private key cannot be read') } };
  if (!parsed.checkPrivateKey(key))
    return { problems: { private_key: problem('key_mismatch', 'The private key is not of this certificate') } };
  return { key: pem, certificate: factsOf(parsed) };
}

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const inOneLine = (name: string) => name.split('\n').join(', ');

const factsOf = (parsed: X509Certificate): PoolCertificate => ({
  subject: inOneLine(parsed.subject),
  issuer: inOneLine(parsed.issuer),
  names: (parsed.subjectAltName ?? '')
    .split(', ')
    .filter((entry) => entry.startsWith('DNS:') || entry.startsWith('IP Address:'))
    .map((entry) => entry.slice(entry.indexOf(':') + 1)),
  not_before: new Date(parsed.validFrom).toISOString(),
  not_after: new Date(parsed.validTo).toISOString(),
  fingerprint: parsed.fingerprint256,
});

/** A key that was copied to another pool's document is of no use there. */
export const keySealer = (sealing: Sealing, poolId: string) => sealing.of(`load-balancer-pool/${poolId}`);
