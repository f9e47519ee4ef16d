import { type FieldProblem, problem } from '../errors.ts';
import { sshKeyTypes } from '../rules/ssh-keys.ts';
import { type PublicKey, readPublicKey } from './public-key.rules.ts';

/** So many characters has a line at most: twice those of the longest RSA key of OpenSSH. */
export const SSH_KEY_MOST = 16_384;

/** Shorter ones are broken at home (RFC 8270). */
export const RSA_LEAST = 1024;
/** Shorter ones are not enough any more (NIST SP 800-57). */
export const RSA_ENOUGH = 3072;

/** Words that begin what nobody else may have: PEM of any tool, and PuTTY's own format. */
const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY-----|PuTTY-User-Key-File-\d|Private-Lines:/;

// spec: ssh-key.private
export const isPrivateKey = (text: string): boolean => privateKey.test(text);

/** What is wrong with what was pasted as a public key. */
// spec: ssh-key.public, spec: ssh-key.private
export function publicKeyProblem(text: string): FieldProblem | null {
  const trimmed = text.trim();
  if (trimmed === '') return problem('required', 'A public key is required');
  if (isPrivateKey(text)) return problem('private_key', 'This is a private key: send the public one');
  if (/[\n\r]/.test(trimmed)) return problem('one_public_key', 'Send one public key in one line');
  const key = readPublicKey(text);
  if (!key) return problem('not_a_public_key', 'This is not a public key of OpenSSH', { types: sshKeyTypes });
  return isTooShort(key)
    ? problem('key_too_short', `An RSA key has ${RSA_LEAST} bits at least`, { least: RSA_LEAST })
    : null;
}

const isTooShort = ({ type, bits }: PublicKey) => type === 'ssh-rsa' && bits < RSA_LEAST;

/** What speaks against a key that is taken all the same. */
export type SshKeyWarning = 'rsa_short' | 'dsa';

// spec: ssh-key.weak
export function sshKeyWarning({ type, bits }: { readonly type: string; readonly bits: number }): SshKeyWarning | null {
  if (type === 'ssh-dss') return 'dsa';
  return type === 'ssh-rsa' && bits < RSA_ENOUGH ? 'rsa_short' : null;
}

/** Those of Nova, which puts them into addresses. */
const name = /^[A-Za-z\d _.@-]{1,255}$/;

/** What is wrong with a name that has no spaces around it. */
// spec: ssh-key.name
export function sshKeyNameProblem(text: string): FieldProblem | null {
  if (text === '') return problem('required', 'A name is required');
  // Those two would take a part of an address away.
  return name.test(text) && text !== '.' && text !== '..'
    ? null
    : problem('key_name_invalid', 'A name has letters and digits of ASCII, spaces and - _ . @ only');
}

/** A name that a key can be given, of its comment or of a file's name; '' where nothing is left. */
export const sshKeyNameOf = (text: string): string =>
  text
    .replaceAll(/[^A-Za-z\d _.@-]+/g, '-')
    .replaceAll(/^[\s.-]+|[\s.-]+$/g, '')
    .slice(0, 255);

/** `RSA 2048`, as people say it. */
export function sshKeyTypeName(type: string, bits: number): string {
  if (type === 'ssh-ed25519') return 'ED25519';
  if (type === 'ssh-rsa') return `RSA ${bits}`;
  if (type === 'ssh-dss') return `DSA ${bits}`;
  return type.startsWith('ecdsa-') ? `ECDSA ${bits}` : type;
}
