import type { Exchange } from '../http/exchange.ts';
import { endedCookie, endedFrameCookie, frameCookie, sessionCookie } from './cookies.ts';

/** The browser keeps the session: in a frame of another site by a second cookie, for the first does not reach there. */
export function giveSession(exchange: Exchange, id: string): void {
  exchange.setHeader('Set-Cookie', sessionCookie(id, exchange));
  if (isOverTls(exchange)) exchange.setHeader('Set-Cookie', frameCookie(id, exchange));
}

export function takeSession(exchange: Exchange): void {
  exchange.setHeader('Set-Cookie', endedCookie(exchange));
  if (isOverTls(exchange)) exchange.setHeader('Set-Cookie', endedFrameCookie(exchange));
}

const isOverTls = ({ frameHost, isSecure }: Exchange) => frameHost !== null && isSecure;
