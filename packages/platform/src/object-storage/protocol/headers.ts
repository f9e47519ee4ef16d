import type { IncomingMessage } from 'node:http';
import type { ChecksumName } from './checksums.ts';
import type { ChecksumType } from './combine-checksums.ts';

/** Headers by lower-case name, repeated ones joined by a comma: as they are signed. */
export type Headers = ReadonlyMap<string, string>;

export function readHeaders({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): Headers {
  const headers = new Map<string, string>();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase();
    const value = fromWire(rawHeaders[at + 1] ?? '');
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before},${value}`);
  }
  return headers;
}

const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Where bytes of a header stand that are no UTF-8: in no text that is any is half of a surrogate pair. */
const RAW = 0xdc00;

/** Node reads headers as Latin-1; clients write names of files in UTF-8. What is none keeps its bytes. */
export function fromWire(value: string): string {
  try {
    return text.decode(Buffer.from(value, 'latin1'));
  } catch {
    return value.replaceAll(/[\u0080-\u00ff]/g, (char) => String.fromCharCode(RAW + char.charCodeAt(0)));
  }
}

const raw = /([\udc80-\udcff])/gu;

/** A header as it is signed, and as text that may be shown. */
export const asText = (value: string) =>
  value.isWellFormed() ? value : value.replaceAll(raw, (char) => String.fromCharCode(char.charCodeAt(0) - RAW));

/** The way back: Node refuses to send anything beyond Latin-1, and line ends would be headers of their own. */
export function toWire(value: string): string {
  // eslint-disable-next-line no-control-regex
  const clean = value.replaceAll(/[\u0000-\u0008\u000a-\u001f\u007f]/g, ' ');
  const pieces = clean.isWellFormed() ? [clean] : clean.split(raw);
  return pieces.map((piece) => (piece.isWellFormed() ? Buffer.from(piece).toString('latin1') : asText(piece))).join('');
}

/** What is kept with an object and answered with it. */
export interface StoredHeaders {
  /** `content-type`, `cache-control`, `content-disposition`, `content-encoding`, `content-language`, `expires`. */
  readonly plain: Readonly<Record<string, string>>;
  /** `x-amz-meta-…` without that prefix. */
  readonly meta: Readonly<Record<string, string>>;
  /** What the client had verified: algorithm and value in base64. */
  readonly checksum?: readonly [string, string];
  /** Of an object of parts: how its checksum is made of theirs. */
  readonly checksumType?: ChecksumType;
}

/** The checksum of an object of parts. */
export interface StoredChecksum {
  readonly name: ChecksumName;
  readonly value: string;
  readonly type: ChecksumType;
}

export const plainNames = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
] as const;
