import { WINDOW_LIFE_MS } from './sessions.ts';

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
export const sessionCookie = (id: string, place: CookiePlace): string => laxCookie(SESSION_COOKIE, id, place);

function laxCookie(name: string, id: string, place: CookiePlace): string {
  return `${begin(name, id, place)}; SameSite=Lax${place.isSecure ? '; Secure' : ''}`;
}

function begin(name: string, id: string, { isSecure, basePath }: CookiePlace): string {
  return `${nameAt(name, { isSecure, basePath })}=${id}; Path=${pathOf(basePath)}; HttpOnly`;
}

function nameAt(name: string, { isSecure, basePath }: CookiePlace): string {
  if (!isSecure) return name;
  return `${pathOf(basePath) === '/' ? '__Host-' : '__Secure-'}${name}`;
}

const FRAME_COOKIE = 'skydeck_frame';

/**
 * For a frame in a page of another site, where the cookie above never comes: kept apart for each such page by the browser
 * (Partitioned), and counted only in calls that name the page (`authenticate.ts`). Without TLS there is none.
 */
export const frameCookie = (id: string, { basePath }: Prefixed): string =>
  `${begin(FRAME_COOKIE, id, { isSecure: true, basePath })}; SameSite=None; Secure; Partitioned`;

type Prefixed = Pick<CookiePlace, 'basePath'>;

export const endedFrameCookie = (place: Prefixed): string => `${frameCookie('', place)}; Max-Age=0`;

/**
 * By the one name that it is given here: it goes before the session of the tabs, so that one of a weaker name, which another
 * host of the site can plant, would have somebody work as somebody else.
 */
export const readFrameCookie = (header: string | undefined, { basePath }: Prefixed): string | null =>
  readCookie(header, nameAt(FRAME_COOKIE, { isSecure: true, basePath }));

const WINDOW_COOKIE = 'skydeck_window';

/** For the window that a frame has opened: whoever is signed in in the console's tabs stays that. */
export const windowCookie = (id: string, place: CookiePlace): string =>
  `${laxCookie(WINDOW_COOKIE, id, place)}; Max-Age=${WINDOW_LIFE_MS / 1000}`;

export const endedWindowCookie = (place: CookiePlace): string => `${laxCookie(WINDOW_COOKIE, '', place)}; Max-Age=0`;

/** By its one name, as a frame's. */
export const readWindowCookie = (header: string | undefined, place: CookiePlace): string | null =>
  readCookie(header, nameAt(WINDOW_COOKIE, place));

export const endedCookie = (place: CookiePlace) => `${sessionCookie('', place)}; Max-Age=0`;

/** A prefix comes from the address, and must not write attributes of its own. */
export const pathOf = (basePath: string) => (/^[\w/.~%-]*$/.test(basePath) ? `${basePath}/` : '/');

/** The session's id, from the strictest of the cookies that hold one. */
export function readSessionCookie(header: string | undefined): string | null {
  const names = [`__Host-${SESSION_COOKIE}`, `__Secure-${SESSION_COOKIE}`, SESSION_COOKIE];
  return names.map((one) => readCookie(header, one)).find((id) => id !== null) ?? null;
}

export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name && value) return value.trim();
  }
  return null;
}
