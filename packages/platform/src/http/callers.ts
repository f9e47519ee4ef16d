import type { IncomingHttpHeaders } from 'node:http';
import type { CookieContext } from './cookies.ts';
import type { FrameContext } from './frame-context.ts';
import type { Scope } from './scope.ts';

/** What a call shows, and the place that it says it comes from. */
export interface CallCredentials {
  /** Of sessions: the first that is good there counts. */
  readonly sessionHashes: readonly string[];
  readonly frame: FrameContext | null;
  /** Whoever leaves may do so in a page that is not for them, too, and with an account that is disabled. */
  readonly inAnyPage?: boolean | undefined;
}

/** Who knows sessions and tokens: asked for each call who makes it. */
export interface Callers {
  /** Hashes of the ids of the sessions that a request came with. */
  sessionHashesOf(headers: IncomingHttpHeaders, context: CookieContext): readonly string[];
  /** By its API token or else its session. Rejects with a Refusal: 401 or 403. */
  scopeOf(
    headers: IncomingHttpHeaders,
    credentials: CallCredentials,
    from: { readonly requestId: string; readonly address: string },
  ): Promise<Scope>;
}
