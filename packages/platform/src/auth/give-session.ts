import type { Exchange } from '../http/exchange.ts';
import {
  endedCookie,
  endedFrameCookie,
  endedWindowCookie,
  frameCookie,
  sessionCookie,
  windowCookie,
} from './cookies.ts';
import type { Session } from './sessions.ts';

/**
 * The browser keeps the session, each in the cookie of the place that it is good for: a tab's, a window's or, in a frame of
 * another site, where no other reaches, a frame's. Without TLS browsers keep none of the latter: then the tab's has to do,
 * which in tabs counts for nothing.
 */
export function giveSession(exchange: Exchange, id: string): void {
  exchange.setHeader('Set-Cookie', cookieFor(exchange)(id, exchange));
}

const cookieFor = ({ frame, isSecure }: Exchange) => {
  if (frame?.part === 'window') return windowCookie;
  return frame && isSecure ? frameCookie : sessionCookie;
};

/** What a frame ends may be the session of the tabs, on the console's own site; else theirs is not the frame's to take. */
export function takeSession(exchange: Exchange, { frame_host }: Session): void {
  const { frame, isSecure } = exchange;
  if (frame_host === null || (frame?.part === 'frame' && !isSecure))
    exchange.setHeader('Set-Cookie', endedCookie(exchange));
  if (frame?.part === 'window') exchange.setHeader('Set-Cookie', endedWindowCookie(exchange));
  if (frame?.part === 'frame' && isSecure) exchange.setHeader('Set-Cookie', endedFrameCookie(exchange));
}
