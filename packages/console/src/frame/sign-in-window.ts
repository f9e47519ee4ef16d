import { signInWindowOf } from '@skydeck/contract';
import { basePath } from '../session/link.ts';

const MARK = 'skydeck-sign-in';

/** What the window says to the frame that opened it: nothing but the way in. */
interface SignedIn {
  readonly mark: typeof MARK;
  readonly ticket: string;
}

const isSignedIn = (data: unknown): data is SignedIn =>
  typeof data === 'object' &&
  data !== null &&
  'mark' in data &&
  data.mark === MARK &&
  'ticket' in data &&
  typeof data.ticket === 'string';

/** Opens the window; `onTicket` hears of it once. Answers how to stop listening. To be called from a click. */
export function openSignIn(hostOrigin: string, onTicket: (ticket: string) => void): () => void {
  const opened = window.open(`${basePath}${signInWindowOf(hostOrigin)}`, MARK, 'popup,width=520,height=760');
  function onMessage({ source, origin, data }: MessageEvent) {
    // Who first, what second: our own window, of our own origin.
    if (opened === null || source !== opened || origin !== window.origin || !isSignedIn(data)) return;
    stop();
    onTicket(data.ticket);
  }
  const stop = () => window.removeEventListener('message', onMessage);
  window.addEventListener('message', onMessage);
  return stop;
}

/** In the window: only a page of ours that has opened it is spoken to. */
export const hasOpener = (): boolean => window.opener !== null;

export function handOver(ticket: string): void {
  const message: SignedIn = { mark: MARK, ticket };
  (window.opener as Window | null)?.postMessage(message, window.origin);
}
