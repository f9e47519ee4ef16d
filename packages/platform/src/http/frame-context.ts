import type { IncomingHttpHeaders } from 'node:http';
import { isSignInWindow } from '@skydeck/contract';
import { readOrigin } from './origin.ts';
import { Refusal } from './refusal.ts';
import type { Tx } from '../store/store.ts';
import { isPartnerOf } from '../identity/partners/documents.ts';

/** With this a framed console names the page around it, which the server has written into it. */
export const FRAME_HEADER = 'x-frame-host';
/** With this the window that a frame has opened for a sign-in names the same. */
export const WINDOW_HEADER = 'x-frame-window';

/** Where a call comes from that is none of the console's own tabs: sessions that begin there are good for nothing else. */
export interface FrameContext {
  /** The origin of the page around the frame. */
  readonly origin: string;
  readonly part: 'frame' | 'window';
}

/** The frame or the window that calls; null: an ordinary tab. */
export function frameOf(headers: IncomingHttpHeaders): FrameContext | null {
  const origin = single(headers[FRAME_HEADER]);
  if (origin !== null) return { origin, part: 'frame' };
  const behind = single(headers[WINDOW_HEADER]);
  return behind === null ? null : { origin: behind, part: 'window' };
}

const single = (values: string | string[] | undefined) => (Array.isArray(values) ? values[0] : values) || null;

/** The window that a frame opened for a sign-in (decision 0026), by a path of the console; null for every other path. */
export function windowAt(path: string): FrameContext | null {
  const { pathname, searchParams } = new URL(path, 'http://console');
  if (!readsAsWindow(pathname)) return null;
  const values = isSignInWindow(path) ? searchParams.getAll('host') : [];
  // In another spelling, or without a page that could be a partner, it is a window all the same, and of nobody: nothing
  // begins in it.
  return { origin: (values.length === 1 && readOrigin(values[0] ?? '')) || 'null', part: 'window' };
}

/** As generously as a router of either side might. */
const readsAsWindow = (pathname: string): boolean =>
  isSignInWindow(
    pathname
      .replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replaceAll(/\/+/g, '/')
      .replace(/\/$/, '')
      .toLowerCase(),
  );

/** 403. Who it was is for the audit log alone; null where it is kept in another way. */
export class NotAPartner extends Refusal {
  readonly origin: string;
  readonly who: { readonly userId: string; readonly userName: string } | null;

  constructor(origin: string, who: NotAPartner['who'] = null) {
    super(403, 'not_a_partner', `${origin} may not show our forms to people of this domain`, { values: { origin } });
    this.origin = origin;
    this.who = who;
  }
}

/**
 * A page may show our forms to the people of the domains that list it: otherwise the administrator of one domain could lead
 * the hands of another's. `domainId` is the person's own, whichever project they work in. Looked at as a session begins and
 * with each call, so that who is taken off the list is refused at the next step. Null: they may come in there.
 */
export async function whyNotInFrame(tx: Tx, frame: FrameContext | null, domainId: string): Promise<NotAPartner | null> {
  if (frame === null || (await isPartnerOf(tx, frame.origin, domainId))) return null;
  return new NotAPartner(frame.origin);
}
