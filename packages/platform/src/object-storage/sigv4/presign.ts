import { encodePath, encodePercent, type QueryPairs } from './percent.ts';
import {
  ALGORITHM,
  canonicalRequest,
  momentText,
  scopeText,
  signingKey,
  signText,
  stringToSign,
  UNSIGNED,
} from './signature.ts';

export interface Presigning {
  readonly method: string;
  /** As the client sends it in `Host`. */
  readonly host: string;
  /** Decoded, with its leading slash. */
  readonly path: string;
  readonly query: QueryPairs;
  readonly accessKey: string;
  readonly secret: string;
  readonly region: string;
  readonly now: Date;
  /** Seconds. */
  readonly expires: number;
}

/** Path and query of a presigned request: whoever has it may make this one request until it expires. */
export function presignedPath({ method, host, path, query, accessKey, secret, region, now, expires }: Presigning) {
  const moment = momentText(now);
  const scope = { day: moment.slice(0, 8), region };
  const whole: QueryPairs = [
    ...query,
    ['X-Amz-Algorithm', ALGORITHM],
    ['X-Amz-Credential', `${accessKey}/${scopeText(scope)}`],
    ['X-Amz-Date', moment],
    ['X-Amz-Expires', String(expires)],
    ['X-Amz-SignedHeaders', 'host'],
  ];
  const header = (name: string) => (name === 'host' ? host : null);
  const canonical = canonicalRequest({ method, path, query: whole, header, payloadHash: UNSIGNED }, ['host']);
  const signature = signText(signingKey(secret, scope), stringToSign(canonical, moment, scope));
  const signed: QueryPairs = [...whole, ['X-Amz-Signature', signature]];
  return `${encodePath(path)}?${signed.map(([name, value]) => `${encodePercent(name)}=${encodePercent(value)}`).join('&')}`;
}
