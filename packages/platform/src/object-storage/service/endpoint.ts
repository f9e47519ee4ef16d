import { REGION } from '../storage/object-storage.ts';

/** Where S3 clients reach the object storage. */
export interface Endpoint {
  /** `http://localhost:8890` */
  readonly url: string;
  /** Its host without the port: buckets are reached as `<bucket>.<domain>` too. */
  readonly domain: string;
  /** `http` or `https`. */
  readonly protocol: string;
  /** As clients send it in `Host`. */
  readonly host: string;
}

export function endpointOf(url: string): Endpoint {
  const { origin, hostname, host, protocol } = new URL(url);
  return { url: origin, domain: hostname, protocol: protocol.slice(0, -1), host };
}

export const serviceOf = ({ url, domain, protocol }: Endpoint, enabled: boolean) => ({
  endpoint: url,
  domain,
  protocol,
  region: REGION,
  enabled,
  versioning: true,
});
