import type { IncomingHttpHeaders } from 'node:http';
import type { CallCredentials } from '../http/callers.ts';
import type { CookieContext } from '../http/cookies.ts';
import type { Scope } from '../http/scope.ts';

/** Who knows sessions: asked whose a login is, and again while the link is open. */
export interface LiveCallers {
  /** Of the ids of the sessions in the cookies that count for a tab (null) or for a frame. */
  cookieHashes(headers: IncomingHttpHeaders, part: 'frame' | null, context: CookieContext): readonly string[];
  /** Looked up, which keeps no session alive. Rejects with a Refusal: 401 or 403. */
  resolve(
    credentials: CallCredentials,
    token: string,
    requestId: string,
  ): Promise<{ readonly sessionHash: string; readonly scope: Scope }>;
}
