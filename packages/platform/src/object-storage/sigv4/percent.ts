import { S3Error } from '../protocol/errors.ts';

const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * A piece of an address as text. Works on bytes: Node gives an address as Latin-1, and some clients send UTF-8 as it is.
 * Throws InvalidURI for a bad escape and for what is no UTF-8.
 */
export function decodePercent(raw: string): string {
  const bytes = Buffer.from(raw, 'latin1');
  const decoded = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte !== 0x25) decoded[length] = byte;
    else {
      const digits = raw.slice(at + 1, at + 3);
      if (!/^[0-9a-f]{2}$/i.test(digits)) throw new S3Error('InvalidURI');
      decoded[length] = Number.parseInt(digits, 16);
      at += 2;
    }
    length += 1;
  }
  try {
    return text.decode(decoded.subarray(0, length));
  } catch {
    throw new S3Error('InvalidURI');
  }
}

const escaped = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;

/** RFC 3986 as AWS wants it: all but letters, digits and `-._~`. */
export const encodePercent = (plain: string) => encodeURIComponent(plain).replaceAll(/[!'()*]/g, escaped);

/** The same with slashes left as they are. */
export const encodePath = (plain: string) => plain.split('/').map(encodePercent).join('/');

/** Names and values in the order they came; a name without `=` has the value ''. */
export type QueryPairs = readonly (readonly [string, string])[];

export function readQuery(raw: string): QueryPairs {
  if (raw === '') return [];
  return raw
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.replaceAll('+', '%20').split('=');
      return [decodePercent(name), decodePercent(value.join('='))] as const;
    });
}
