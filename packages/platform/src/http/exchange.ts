import type { Server } from 'node:net';
import type { Endpoint, Subject } from '@skydeck/contract';
import type { FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import type { FrameContext } from './frame-context.ts';
import type { JsonLimits } from './json-limits.ts';
import type { Refusal } from './refusal.ts';
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
  readonly frame: FrameContext | null;
  /** null when the browser sent none of this name. */
  cookie(name: string): string | null;
  setHeader(name: string, value: string): void;
  /** Whether the request has what browsers write, and programs do not. */
  readonly isBrowser: boolean;
  /** Whether the browser speaks TLS with us: then cookies are Secure. */
  readonly isSecure: boolean;
}

/** What somebody was not allowed to do, and how they asked. */
export interface RefusedCall {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  /** The ability's noun that the call stands for; null: any session may make it. */
  readonly subject: Subject | null;
  readonly refusal: Refusal;
  readonly params: Readonly<Record<string, string>>;
  /** null: it was refused before anybody knew who asks. */
  readonly scope: Scope | null;
  readonly exchange: Pick<Exchange, 'address' | 'requestId'>;
  readonly report: (error: unknown) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Rejects with a Refusal: 401 without a session, 403 for a token that is not for it or a page that is not for them. */
    authenticate(request: FastifyRequest, where?: { readonly inAnyPage?: boolean | undefined }): Promise<Scope>;
    exchangeOf(request: FastifyRequest, reply: FastifyReply): Exchange;
    /** What makes room: its writes have the reserve where the disk is full. */
    urgently<T>(work: () => Promise<T>): Promise<T>;
    /** As the store's `whileWanted`: until the caller has gone. */
    whileConnected<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
    /** Durable before the caller hears the refusal. */
    recordRefusal(refused: RefusedCall): Promise<void>;
    /** Has a server cut what one address opens beyond the limit, which it shares with the app's own. */
    readonly limitConnections: (server: Server) => void;
    /** The platform's: tests move it. */
    readonly clock: Clock;
    /** Of the JSON in a request. */
    readonly jsonLimits: JsonLimits;
    /** In tests each answer is held against the contract. */
    readonly checksAnswers: boolean;
  }
  interface FastifyRequest {
    scope: Scope | null;
  }
}
