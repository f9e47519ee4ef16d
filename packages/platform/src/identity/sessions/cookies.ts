import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_LIFE_MS, WINDOW_LIFE_MS } from './sessions.ts';

const SESSION_COOKIE = 'skydeck_session';
export const SESSION_HEADER = 'x-session-id';
export const TOKEN_HEADER = 'x-auth-token';

/** Where the browser that gets a cookie reaches us. */
export interface CookieContext {
  readonly isSecure: boolean;
  /** '' or the prefix under which the console is served. */
  readonly basePath: string;
}

/**
 * Lax: links from mails should find the session. Below a prefix it is for that prefix alone: another console of the same
 * host has a session of its own. Over TLS its name keeps others from planting it (RFC 6265bis §4.1.3).
 */
export const sessionCookie = (id: string, context: CookieContext): string => laxCookie(SESSION_COOKIE, id, context);

function laxCookie(name: string, id: string, context: CookieContext): string {
  return `${begin(name, id, context)}; SameSite=Lax${context.isSecure ? '; Secure' : ''}`;
}

function begin(name: string, id: string, { isSecure, basePath }: CookieContext): string {
  return `${nameAt(name, { isSecure, basePath })}=${id}; Path=${pathOf(basePath)}; HttpOnly`;
}

function nameAt(name: string, { isSecure, basePath }: CookieContext): string {
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

type Prefixed = Pick<CookieContext, 'basePath'>;

export const endedFrameCookie = (context: Prefixed): string => `${frameCookie('', context)}; Max-Age=0`;

/**
 * By the one name that it is given here: it goes before the session of the tabs, so that one of a weaker name, which another
 * host of the site can plant, would have somebody work as somebody else.
 */
export const readFrameCookie = (header: string | undefined, { basePath }: Prefixed): string | null =>
  readCookie(header, nameAt(FRAME_COOKIE, { isSecure: true, basePath }));

const WINDOW_COOKIE = 'skydeck_window';

/** For the window that a frame has opened: whoever is signed in in the console's tabs stays that. */
export const windowCookie = (id: string, context: CookieContext): string =>
  `${laxCookie(WINDOW_COOKIE, id, context)}; Max-Age=${WINDOW_LIFE_MS / 1000}`;

export const endedWindowCookie = (context: CookieContext): string =>
  `${laxCookie(WINDOW_COOKIE, '', context)}; Max-Age=0`;

/** By its one name, as a frame's. */
export const readWindowCookie = (header: string | undefined, context: CookieContext): string | null =>
  readCookie(header, nameAt(WINDOW_COOKIE, context));

const PROGRAM_COOKIE = 'session';

/** (spec: session.cookie.program) For programs, which keep it on disk as long as the session may live. No browser gets it, and from none it counts. */
export const programCookie = (id: string, context: CookieContext): string =>
  `${PROGRAM_COOKIE}=${id}; Path=${pathOf(context.basePath)}; HttpOnly; SameSite=Strict; Max-Age=${SESSION_LIFE_MS / 1000}${context.isSecure ? '; Secure' : ''}`;

export const endedProgramCookie = ({ basePath }: CookieContext): string =>
  `${PROGRAM_COOKIE}=; Path=${pathOf(basePath)}; HttpOnly; SameSite=Strict; Max-Age=0`;

/** Browsers write at least one of these with each change, and the second with every request over TLS. */
export const isBrowser = (headers: IncomingHttpHeaders): boolean =>
  headers.origin !== undefined || Object.keys(headers).some((name) => name.startsWith('sec-fetch-'));

export const readProgramCookie = (headers: IncomingHttpHeaders): string | null =>
  isBrowser(headers) ? null : readCookie(headers.cookie, PROGRAM_COOKIE);

const BROWSER_COOKIE = 'skydeck_browser';
/** A browser is known so long after its last sign-in. */
export const BROWSER_KNOWN_MS = 90 * 86_400_000;

export const browserCookieName = ({ isSecure }: CookieContext): string =>
  `${isSecure ? '__Secure-' : ''}${BROWSER_COOKIE}`;

/** Who has signed in here before, sealed: shown to nothing but sign-ins, and good for nothing else (`known-browsers.ts`). */
export function browserCookie(sealed: string, context: CookieContext): string {
  const kept = `Path=${pathOf(context.basePath)}api/v2/login; HttpOnly; SameSite=Strict; Max-Age=${BROWSER_KNOWN_MS / 1000}`;
  return `${browserCookieName(context)}=${sealed}; ${kept}${context.isSecure ? '; Secure' : ''}`;
}

export const endedCookie = (context: CookieContext) => `${sessionCookie('', context)}; Max-Age=0`;

/** A prefix comes from the address, and must not write attributes of its own. */
export const pathOf = (basePath: string) => (/^[\w/.~%-]*$/.test(basePath) ? `${basePath}/` : '/');

/** The session's id, from the strictest of the cookies that hold one. */
export function readSessionCookie(header: string | undefined): string | null {
  const names = [`__Host-${SESSION_COOKIE}`, `__Secure-${SESSION_COOKIE}`, SESSION_COOKIE];
  return onlyOne(names.map((name) => valuesOf(header, name)).find((values) => values.length > 0) ?? []);
}

export const readCookie = (header: string | undefined, name: string): string | null => onlyOne(valuesOf(header, name));

function valuesOf(header: string | undefined, name: string): string[] {
  return (header ?? '').split(';').flatMap((part) => {
    const [key, value = ''] = part.split('=', 2);
    return key?.trim() === name ? [value.trim()] : [];
  });
}

/**
 * Two of one name are none: the one with the longer path comes first, and another port or page of the host can have planted
 * it, so that somebody would work as somebody else.
 */
const onlyOne = (values: readonly string[]): string | null => (values.length === 1 ? values[0] || null : null);
