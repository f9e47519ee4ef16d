/** A bucket of another S3. */
export interface BucketLocation {
  readonly bucket: string;
  /** What its keys begin with: '' or `skydeck/`. */
  readonly prefix: string;
  /** null: Amazon's. */
  readonly endpoint: string | null;
  readonly region: string;
  /** null: those that the environment has (`AWS_ACCESS_KEY_ID`). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

const DEFAULT_REGION = 'us-east-1';

/** `s3://bucket/prefix?endpoint=https://s3.example.com&region=eu-1`, with `key:secret@` before the bucket or not; null: it is none. */
export function readBucketLocation(text: string): BucketLocation | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, pathname, searchParams, hash } = new URL(text);
  const { endpoint = null, region = DEFAULT_REGION, ...others } = Object.fromEntries(searchParams);
  if (protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname) || port || hash) return null;
  if (Object.keys(others).length > 0 || (username === '') !== (password === '')) return null;
  if (endpoint !== null && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol))) return null;
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return {
    bucket: hostname,
    prefix: prefix && `${prefix}/`,
    endpoint,
    region,
    credentials: username
      ? { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
      : null,
  };
}
