import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, as text. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What the store keeps of a secret. One round is enough: there is nothing to guess in 256 random bits. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');
