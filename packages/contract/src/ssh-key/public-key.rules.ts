import { sshKeyType, type SshKeyType } from '../rules/ssh-keys.ts';

/** What a line of OpenSSH says of a public key. */
export interface PublicKey {
  readonly type: SshKeyType;
  readonly bits: number;
  /** What the line ends with, often `name@host`. */
  readonly comment: string;
  /** What fingerprints are made of (RFC 4253 §6.6). */
  readonly blob: Uint8Array<ArrayBuffer>;
}

/** The line without spaces around it. */
export const publicKeyLine = (text: string): string => text.trim().replaceAll(/[ \t]+/g, ' ');

/** null: not one key in one line, or bytes that are no key of its type. */
export function readPublicKey(text: string): PublicKey | null {
  const line = publicKeyLine(text);
  const type = sshKeyType(line);
  if (!type) return null;
  const [, body = '', ...comment] = line.split(' ');
  const blob = bytesOf(body);
  const fields = blob && fieldsOf(blob);
  const bits = fields && bitsOf(type, fields.slice(1));
  return blob && bits ? { type, bits, comment: comment.join(' '), blob } : null;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Each field has its length in four bytes before it. null: it ends within one. */
function fieldsOf(blob: Uint8Array<ArrayBuffer>): readonly Uint8Array[] | null {
  const view = new DataView(blob.buffer);
  const fields: Uint8Array[] = [];
  let at = 0;
  while (at < blob.length) {
    if (at + 4 > blob.length) return null;
    const end = at + 4 + view.getUint32(at);
    if (end > blob.length) return null;
    fields.push(blob.subarray(at + 4, end));
    at = end;
  }
  return fields;
}

const curves: Readonly<Partial<Record<SshKeyType, number>>> = {
  'ecdsa-sha2-nistp256': 256,
  'ecdsa-sha2-nistp384': 384,
  'ecdsa-sha2-nistp521': 521,
};

/** null: these are not the fields of such a key (RFC 4253 §6.6, RFC 5656 §3.1, RFC 8709 §4). */
function bitsOf(type: SshKeyType, fields: readonly Uint8Array[]): number | null {
  const [first, second] = fields;
  if (type === 'ssh-rsa') return fields.length === 2 && first && second ? sizeOfNumber(second) : null;
  if (type === 'ssh-dss') return fields.length === 4 && first ? sizeOfNumber(first) : null;
  if (type === 'ssh-ed25519') return fields.length === 1 && first?.length === 32 ? 256 : null;
  const bits = curves[type] ?? 0;
  const isPoint = second?.length === 1 + 2 * Math.ceil(bits / 8) && second[0] === 4;
  return fields.length === 2 && textOf(first) === `nistp${bits}` && isPoint ? bits : null;
}

const textOf = (bytes: Uint8Array | undefined) => String.fromCharCode(...(bytes ?? []));

/** Bits of a positive number; null for others. */
function sizeOfNumber(bytes: Uint8Array): number | null {
  const from = bytes.findIndex((byte) => byte !== 0);
  const first = bytes[from];
  if (first === undefined || (bytes[0] ?? 0) > 127) return null;
  return (bytes.length - from - 1) * 8 + (32 - Math.clz32(first));
}
