import type { IncomingMessage } from 'node:http';

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

/** Node reads headers as Latin-1; clients write names of files in UTF-8. */
function fromWire(value: string): string {
  try {
    return text.decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}

/** The way back: Node refuses to send anything beyond Latin-1, and line ends would be headers of their own. */
export const toWire = (value: string) =>
  // eslint-disable-next-line no-control-regex
  Buffer.from(value.replaceAll(/[\u0000-\u0008\u000a-\u001f\u007f]/g, ' '), 'utf8').toString('latin1');

/** What is kept with an object and answered with it. */
export interface StoredHeaders {
  /** `content-type`, `cache-control`, `content-disposition`, `content-encoding`, `content-language`, `expires`. */
  readonly plain: Readonly<Record<string, string>>;
  /** `x-amz-meta-…` without that prefix. */
  readonly meta: Readonly<Record<string, string>>;
  /** What the client had verified: algorithm and value in base64. */
  readonly checksum?: readonly [string, string];
}

export const plainNames = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
] as const;
