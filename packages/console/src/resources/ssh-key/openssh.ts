import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

// Browsers have no WebCrypto over plain HTTP: these libraries have what a console on a local address needs.

/** A key pair that was generated here. */
export interface KeyPair {
  /** `ssh-ed25519 AAAA…` */
  readonly publicKey: string;
  /** The file of `ssh-keygen`, without a passphrase. */
  privateKeyFile(comment: string): string;
}

const TYPE = 'ssh-ed25519';

// spec: ssh-key.generate
export function generateKeyPair(): KeyPair {
  const { secretKey, publicKey } = ed25519.keygen();
  const blob = concatBytes(text(TYPE), field(publicKey));
  return {
    publicKey: `${TYPE} ${base64Of(blob)}`,
    privateKeyFile: (comment) => pem(containerOf(blob, { secretKey, publicKey, comment })),
  };
}

/** As `ssh-keygen -l` prints it. */
export const fingerprintOf = (blob: Uint8Array): string => `SHA256:${base64Of(sha256(blob)).replace(/=+$/, '')}`;

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

const field = (bytes: Uint8Array) => concatBytes(uint32(bytes.length), bytes);
const text = (value: string) => field(utf8ToBytes(value));
const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

interface Secret {
  readonly secretKey: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly comment: string;
}

/** OpenSSH's PROTOCOL.key, with the cipher and the KDF `none`. */
function containerOf(blob: Uint8Array, { secretKey, publicKey, comment }: Secret): Uint8Array {
  // Twice the same: how a wrong passphrase is noticed.
  const check = randomBytes(4);
  const inner = concatBytes(
    check,
    check,
    text(TYPE),
    field(publicKey),
    field(concatBytes(secretKey, publicKey)),
    text(comment),
  );
  const padding = Uint8Array.from({ length: (8 - (inner.length % 8)) % 8 }, (_, at) => at + 1);
  return concatBytes(
    utf8ToBytes('openssh-key-v1\0'),
    text('none'),
    text('none'),
    text(''),
    uint32(1),
    field(blob),
    field(concatBytes(inner, padding)),
  );
}

function pem(bytes: Uint8Array): string {
  const lines = base64Of(bytes).match(/.{1,70}/g) ?? [];
  return ['-----BEGIN OPENSSH PRIVATE KEY-----', ...lines, '-----END OPENSSH PRIVATE KEY-----', ''].join('\n');
}
