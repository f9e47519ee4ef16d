import type { IncomingHttpHeaders } from 'node:http';
import { bearerOf } from './bearer.ts';

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a change may come from anywhere but the console. A form of another site cannot send `X-Requested-With`; a script
 * of another site asks first, and we grant no CORS. `Origin` and `Sec-Fetch-Site` are written by the browser alone.
 */
export function isCrossSite(method: string, headers: IncomingHttpHeaders, publicOrigin: string | null): boolean {
  if (safe.has(method)) return false;
  // Nobody's browser sends a bearer token by itself, and with one the cookie counts for nothing.
  if (bearerOf(headers) !== null) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers['x-requested-with'] === undefined || isForeignOrigin(headers, publicOrigin);
}

/** False when there is no `Origin`: only browsers send it, and they send it with every change and every websocket. */
export function isForeignOrigin({ origin, host }: IncomingHttpHeaders, publicOrigin: string | null): boolean {
  if (origin === undefined || origin === publicOrigin) return false;
  // Behind a proxy that ends TLS the scheme differs; then the operator names the public origin.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
