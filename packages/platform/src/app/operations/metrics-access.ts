import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { bearerOf } from '../../http/bearer.ts';

export interface MetricsAccess {
  /** null: there is none, and only programs on this machine may read. */
  readonly token: string | null;
  /** Then what comes from this machine may be anybody's. */
  readonly isBehindProxy: boolean;
}

type Asking = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/** With the token, or from a program on this machine, which no proxy speaks for. A token that is shown decides. */
export function mayReadMetrics({ headers, socket }: Asking, { token, isBehindProxy }: MetricsAccess): boolean {
  const shown = bearerOf(headers);
  if (shown !== null) return token !== null && isSame(shown, token);
  return !isBehindProxy && isLoopback(socket.remoteAddress ?? '') && isOwnName(headers.host) && !isForwarded(headers);
}

const isLoopback = (address: string) => address === '::1' || /^(?:::ffff:)?127\./.test(address);

/** A page of another site that has a name of its own lead here cannot say one of these. */
const isOwnName = (host = '') => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i.test(host);

const ofProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
const isForwarded = (headers: IncomingMessage['headers']) => ofProxies.some((name) => headers[name] !== undefined);

const digestOf = (secret: string) => createHash('sha256').update(secret).digest();
/** Takes as long whatever is shown. */
const isSame = (shown: string, token: string) => timingSafeEqual(digestOf(shown), digestOf(token));
