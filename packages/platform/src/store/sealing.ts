import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readFileIfExists, writeFileAtomically } from './atomic-file.ts';

/** Seals texts that the platform itself must read again; what it only compares is hashed. */
export interface Sealer {
  seal(text: string): string;
  /** Throws a BrokenSeal for what was changed, sealed for another purpose, or sealed with another key. */
  open(sealed: string): string;
}

export interface Sealing {
  /**
   * `purpose` names the secret's kind, and its owner where it has one (`second-factor/<user id>`): what is sealed for one
   * cannot be opened for another, so a row copied over another row is of no use.
   */
  of(purpose: string): Sealer;
}

export class BrokenSeal extends Error {}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const KEY_FILE = 'sealing.key';

/** With the key file of a data folder, which is made if there is none. Throws what the file system says, or a BrokenSeal. */
export function openSealing(folder: string): Sealing {
  return sealingOf(readKey(join(folder, KEY_FILE)));
}

/** With a key that lies elsewhere. */
export function sealingOf(key: Buffer): Sealing {
  return { of: (purpose) => sealerOf(Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES))) };
}

function sealerOf(key: Buffer): Sealer {
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAuthTag(tag);
        return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch (cause) {
        throw new BrokenSeal('This was not sealed here, or not for this purpose', { cause });
      }
    },
  };
}

function readKey(file: string): Buffer {
  const key = readFileIfExists(file) ?? makeKey(file);
  if (key.length !== KEY_BYTES) throw new BrokenSeal(`${file} is no key: put a copy of the right one in its place`);
  return key;
}

/** Half a key would lock up everything sealed with it. */
function makeKey(file: string): Buffer {
  const key = randomBytes(KEY_BYTES);
  writeFileAtomically(file, key);
  return key;
}
