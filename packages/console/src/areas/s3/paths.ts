import { encodeValue } from '../../kit/navigation/url-state.ts';

const buckets = '/s3-storage/buckets';

// A key can be anything; in an address it is letters, digits, `-` and `_`.
const encodeId = (key: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The key of a `{fileId}`; null for an address that somebody made up. */
export function keyOfId(id: string): string | null {
  try {
    const bytes = Uint8Array.from(
      atob(id.replaceAll('-', '+').replaceAll('_', '/')),
      (text) => text.codePointAt(0) ?? 0,
    );
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

const withPath = (address: string, prefix: string) =>
  prefix === '' ? address : `${address}?path=${encodeURIComponent(encodeValue(prefix))}`;

export const s3Paths = {
  buckets: () => buckets,
  addBucket: () => `${buckets}/add/bucket`,
  bucket: (name: string) => `${buckets}/${name}`,
  bucketTab: (name: string, tab: string) => `${buckets}/${name}?tab=${encodeURIComponent(encodeValue(tab))}`,
  files: (bucket: string, prefix = '') => withPath(`${buckets}/files/${bucket}`, prefix),
  addFolder: (bucket: string, prefix: string) => withPath(`${buckets}/files/${bucket}/add`, prefix),
  file: (bucket: string, prefix: string, key: string) =>
    withPath(`${buckets}/files/${bucket}/${encodeId(key)}`, prefix),
  access: () => '/s3-storage/access',
  createKey: () => '/s3-storage/access/create-key',
};
