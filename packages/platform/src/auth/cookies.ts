const SESSION_COOKIE = 'skydeck_session';
export const SESSION_HEADER = 'x-session-id';
export const TOKEN_HEADER = 'x-auth-token';

/** Where the browser that gets a cookie reaches us. */
export interface CookiePlace {
  readonly isSecure: boolean;
  /** '' or the prefix under which the console is served. */
  readonly basePath: string;
}

/**
 * Lax: links from mails should find the session. Below a prefix it is for that prefix alone: another console of the same
 * host has a session of its own. Over TLS its name keeps others from planting it (RFC 6265bis §4.1.3).
 */
export function sessionCookie(id: string, { isSecure, basePath }: CookiePlace): string {
  const path = pathOf(basePath);
  const prefix = isSecure ? (path === '/' ? '__Host-' : '__Secure-') : '';
  return `${prefix}${SESSION_COOKIE}=${id}; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

const FRAME_COOKIE = '__Secure-skydeck_frame';

/**
 * For a frame in a page of another site, where the cookie above never comes: kept apart for each such page by the browser
 * (Partitioned), and counted only in calls that name the page (`authenticate.ts`). Without TLS there is none.
 */
export const frameCookie = (id: string, { basePath }: CookiePlace): string =>
  `${FRAME_COOKIE}=${id}; Path=${pathOf(basePath)}; HttpOnly; SameSite=None; Secure; Partitioned`;

export const endedFrameCookie = (place: CookiePlace): string => `${frameCookie('', place)}; Max-Age=0`;

export const readFrameCookie = (header: string | undefined): string | null => readCookie(header, FRAME_COOKIE);

export const endedCookie = (place: CookiePlace) => `${sessionCookie('', place)}; Max-Age=0`;

/** A prefix comes from the address, and must not write attributes of its own. */
export const pathOf = (basePath: string) => (/^[\w/.~%-]*$/.test(basePath) ? `${basePath}/` : '/');

/** The session's id, from the strictest of the cookies that hold one. */
export function readSessionCookie(header: string | undefined): string | null {
  const names = [`__Host-${SESSION_COOKIE}`, `__Secure-${SESSION_COOKIE}`, SESSION_COOKIE];
  return names.map((name) => readCookie(header, name)).find((id) => id !== null) ?? null;
}

export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name && value) return value.trim();
  }
  return null;
}
