import { argon2Sync, randomBytes } from 'node:crypto';

/**
 * A password's hash in the form that the store keeps, at the least cost there is. A hash names its own cost, so signing in takes the
 * same way as always; at the real cost, signing in would be half of what the tests take.
 */
export function cheapHash(password: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: password, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 });
  const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=8,t=1,p=1$${base64(nonce)}$${base64(tag)}`;
}
