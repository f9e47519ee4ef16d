import { S3_PROXY_PATH } from '@skydeck/contract';

export type S3Query = Readonly<Record<string, string | number | undefined>>;

// A browser takes `..` out of an address, percent-encoded or not; between encoded slashes it is no segment.
const hasDots = (key: string) => key.split('/').some((segment) => segment === '.' || segment === '..');

/** Of these two keys no address can be written: what is called so is reached by calls that name it elsewhere. */
export const hasNoAddress = (key: string): boolean => key === '.' || key === '..';

/** Path and query of a path-style call; any text is a key. */
export function pathOf(bucket?: string, key?: string, query: S3Query = {}): string {
  const encoded = encodeURIComponent(key ?? '');
  const path = [
    S3_PROXY_PATH,
    ...(bucket === undefined ? [''] : [encodeURIComponent(bucket)]),
    ...(key === undefined ? [] : [hasDots(key) ? encoded : encoded.replaceAll('%2F', '/')]),
  ].join('/');
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, String(value));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** What `x-amz-copy-source` wants: encoded but for the slashes between its parts. */
export function copySourceOf(bucket: string, key: string, versionId?: string): string {
  const path = `/${bucket}/${encodeURIComponent(key).replaceAll('%2F', '/')}`;
  return versionId === undefined ? path : `${path}?versionId=${encodeURIComponent(versionId)}`;
}
