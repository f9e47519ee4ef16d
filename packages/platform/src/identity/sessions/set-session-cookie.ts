import type { Exchange } from '../../http/exchange.ts';
import {
  endedCookie,
  endedFrameCookie,
  endedProgramCookie,
  endedWindowCookie,
  frameCookie,
  programCookie,
  sessionCookie,
  windowCookie,
} from './cookies.ts';
import type { Session } from './sessions.ts';

type Part = Session['frame_part'];

/**
 * The browser keeps the session, each in the cookie of the place that it is good for: a tab's, a window's or, in a frame of
 * another site, where no other reaches, a frame's. Without TLS browsers keep none of the latter: then the frame has the id
 * that it was answered, and the cookie of the tabs is not its to set.
 */
export function setSessionCookie(exchange: Exchange, id: string): void {
  setCookie(exchange, exchange.frame?.part ?? null, (part) => setters[part ?? 'tab'](id, exchange));
  if (!exchange.isBrowser) exchange.setHeader('Set-Cookie', programCookie(id, exchange));
}

/** What a frame ends may be the session of the tabs, on the console's own site; else theirs is not the frame's to take. */
export function clearSessionCookie(exchange: Exchange, { frame_part }: Session): void {
  setCookie(exchange, frame_part, (part) => clearers[part ?? 'tab'](exchange));
  if (!exchange.isBrowser) exchange.setHeader('Set-Cookie', endedProgramCookie(exchange));
}

const setters = { tab: sessionCookie, window: windowCookie, frame: frameCookie };
const clearers = { tab: endedCookie, window: endedWindowCookie, frame: endedFrameCookie };

function setCookie(exchange: Exchange, part: Part, cookieOf: (part: Part) => string): void {
  if (part !== 'frame' || exchange.isSecure) exchange.setHeader('Set-Cookie', cookieOf(part));
}
