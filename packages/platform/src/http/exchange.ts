import type { FastifyReply } from 'fastify';
import type { RefusedAccess } from '../auth/refused-access.ts';
import type { FramePlace } from '../partners/admit-frame.ts';
import type { Scope } from './scope.ts';

/** What the few endpoints that handle sessions need of HTTP. */
export interface Exchange {
  readonly requestId: string;
  /** The caller's IP address. */
  readonly address: string;
  readonly userAgent: string;
  /** `https://console.example.com`: the public one, else what the request names. */
  readonly origin: string;
  /** '' or the prefix under which the console is served. */
  readonly basePath: string;
  /** Hashes of the ids of the sessions that the call came with: the first that is good where it comes from counts. */
  readonly sessionHashes: readonly string[];
  /** The frame, or a frame's window, that calls; null: an ordinary tab. */
  readonly frame: FramePlace | null;
  /** null when the browser sent none of this name. */
  cookie(name: string): string | null;
  setHeader(name: string, value: string): void;
  /** Whether the browser speaks TLS with us: then cookies are Secure. */
  readonly isSecure: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Rejects with a Refusal: 401 without a session, 403 for a token that is not for it or a page that is not for them. */
    authenticate(request: FastifyRequest, where?: { readonly inAnyPage?: boolean | undefined }): Promise<Scope>;
    exchangeOf(request: FastifyRequest, reply: FastifyReply): Exchange;
    /** Durable before the caller hears the refusal. */
    keepRefused(refused: RefusedAccess): Promise<void>;
    /** In tests each answer is held against the contract. */
    readonly checksAnswers: boolean;
  }
  interface FastifyRequest {
    scope: Scope | null;
  }
}
