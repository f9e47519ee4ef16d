import { S3_PROXY_PATH } from '@skydeck/contract';

// A browser takes `..` out of an address, percent-encoded or not; between encoded slashes it is no segment.
const hasDots = (key: string) => key.split('/').some((segment) => segment === '.' || segment === '..');

/** Of these two keys no address can be written: what is called so is reached by calls that name it elsewhere. */
export const hasNoAddress = (key: string): boolean => key === '.' || key === '..';

/** What lies before the key in a path of the SDK, and the key, both as they are encoded there. */
function splitPath(path: string) {
  const start = path.indexOf(`${S3_PROXY_PATH}/`) + S3_PROXY_PATH.length + 1;
  const slash = path.indexOf('/', start);
  const end = slash === -1 ? path.length : slash;
  return { before: path.slice(0, end), bucket: path.slice(start, end), key: path.slice(end + 1) };
}

/** The path of an object as a browser sends it on: one whose key has `..` between slashes has these encoded. */
export function withoutDotSegments(path: string): string {
  const { before, key } = splitPath(path);
  return hasDots(key) ? `${before}/${key.replaceAll('/', '%2F')}` : path;
}

/** What a path of the SDK names. */
export function objectOfPath(path: string): { readonly bucket: string; readonly key: string } {
  const { bucket, key } = splitPath(path);
  return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(key) };
}

/** What `x-amz-copy-source` wants: encoded but for the slashes between its parts. */
export function copySourceOf(bucket: string, key: string, versionId?: string): string {
  const path = `/${bucket}/${encodeURIComponent(key).replaceAll('%2F', '/')}`;
  return versionId === undefined ? path : `${path}?versionId=${encodeURIComponent(versionId)}`;
}
