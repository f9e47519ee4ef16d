import { type FieldProblem, problem } from '../errors.ts';

const begin = '-----BEGIN ';
const base64 = /^[A-Za-z\d+/\s]+={0,2}\s*$/;

/** PEM as it is, or in Base64 (as the public command-line client sends it); null when it is neither. */
export function pemOf(text: string): string | null {
  const plain = text.trim();
  if (plain.startsWith(begin)) return plain;
  if (!base64.test(plain)) return null;
  try {
    const decoded = atob(plain.replaceAll(/\s/g, '')).trim();
    return decoded.startsWith(begin) ? decoded : null;
  } catch {
    return null;
  }
}

const shapes = {
  certificate: /-----BEGIN CERTIFICATE-----[A-Za-z\d+/=\s]+-----END CERTIFICATE-----/,
  key: /-----BEGIN (?:RSA |EC )?PRIVATE KEY-----[A-Za-z\d+/=\s]+-----END (?:RSA |EC )?PRIVATE KEY-----/,
} as const;

/** What can be seen without reading it: the server also looks whether key and certificate belong together. */
export function checkPem(text: string, kind: 'certificate' | 'key'): FieldProblem | null {
  const pem = pemOf(text);
  if (!pem) return problem('pem_invalid', 'This is not PEM');
  if (kind === 'key' && /-----BEGIN ENCRYPTED PRIVATE KEY-----|Proc-Type: 4,ENCRYPTED/.test(pem))
    return problem('key_encrypted', 'The private key has a passphrase: take it off first');
  if (shapes[kind].test(pem)) return null;
  return kind === 'key'
    ? problem('pem_no_key', 'There is no private key in it')
    : problem('pem_no_certificate', 'There is no certificate in it');
}
