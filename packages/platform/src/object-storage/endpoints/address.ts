import { S3Error } from '../protocol/errors.ts';
import { decodePercent, type QueryPairs, readQuery } from '../sigv4/percent.ts';

export interface S3Address {
  /** Decoded, as it is signed. */
  readonly path: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: QueryPairs;
  /** The path with its escapes, as it came. */
  readonly rawPath: string;
  /** The bucket, where the host names it; else ''. */
  readonly hostBucket: string;
}

/**
 * Reads the address of a request as it came: keys like `..` or `a//b` must stay what they are. Throws InvalidURI.
 * @param host of the request, in lower case and without its port
 * @param domain under which `<bucket>.<domain>` is a bucket; null: path style only
 */
export function readAddress(url: string, host: string, domain: string | null): S3Address {
  const local = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const mark = local.indexOf('?');
  const rawPath = (mark < 0 ? local : local.slice(0, mark)) || '/';
  const path = decodePercent(rawPath);
  if (!path.startsWith('/')) throw new S3Error('InvalidURI');
  const query = readQuery(mark < 0 ? '' : local.slice(mark + 1));
  const rest = path.slice(1);
  if (domain !== null && host.length > domain.length + 1 && host.endsWith(`.${domain}`)) {
    const hostBucket = host.slice(0, -domain.length - 1);
    return { path, bucket: hostBucket, key: rest, query, rawPath, hostBucket };
  }
  const slash = rest.indexOf('/');
  if (slash === 0) throw new S3Error('InvalidURI');
  return {
    path,
    rawPath,
    hostBucket: '',
    bucket: slash < 0 ? rest : rest.slice(0, slash),
    key: slash < 0 ? '' : rest.slice(slash + 1),
    query,
  };
}

export const hostOf = (header: string | undefined) => (header ?? '').toLowerCase().replace(/:\d+$/, '');

/** Whether a host is a domain, or one of its buckets. */
export const isHostOf = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);
