import type { IncomingHttpHeaders } from 'node:http';

/** Where the browser that gets a cookie reaches us. */
export interface CookieContext {
  readonly isSecure: boolean;
  /** '' or the prefix under which the console is served. */
  readonly basePath: string;
}

/** Browsers write at least one of these with each change, and the second with every request over TLS. */
export const isBrowser = (headers: IncomingHttpHeaders): boolean =>
  headers.origin !== undefined || Object.keys(headers).some((name) => name.startsWith('sec-fetch-'));

export const readCookie = (header: string | undefined, name: string): string | null =>
  onlyOne(cookieValues(header, name));

/** All that a request says under this name. */
export function cookieValues(header: string | undefined, name: string): string[] {
  return (header ?? '').split(';').flatMap((part) => {
    const [key, value = ''] = part.split('=', 2);
    return key?.trim() === name ? [value.trim()] : [];
  });
}

/**
 * Two of one name are none: the one with the longer path comes first, and another port or page of the host can have planted
 * it, so that somebody would work as somebody else.
 */
export const onlyOne = (values: readonly string[]): string | null => (values.length === 1 ? values[0] || null : null);
