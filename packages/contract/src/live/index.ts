import { any, type Infer, literal, nullable, number, object, optional, string, type, union } from 'superstruct';
import { enums, size } from '../structs.ts';

/** The first message of a connection, and again after a scope switch. Never a token in the address. */
export const Login = object({
  type: literal('login'),
  session_id: optional(size(string(), 1, 200)),
  token: size(string(), 1, 200),
  /** The origin of the page around a framed console. */
  host: optional(size(string(), 1, 255)),
  /** The last `seq` this client has seen; the server sends what came after it. */
  since: optional(number()),
});
export type Login = Infer<typeof Login>;

export const operations = ['created', 'updated', 'deleted', 'failed'] as const;
export type Operation = (typeof operations)[number];

/** Those that this console hears. What a newer server tells on others is for other programs. */
export const channels: readonly string[] = ['tasks', 'compute', 'domain', 's3'];

/** Something happened to an object. For `deleted` the object holds at least its id. */
export const LiveEvent = type({
  channel: string(),
  /** The resource's event name: `router`. */
  type: string(),
  operation: enums(operations),
  object: any(),
  id: string(),
  request_id: nullable(string()),
  /** Grows by at least one with each event of the server; kept over restarts. */
  seq: number(),
  /** ISO 8601, UTC. */
  at: string(),
});
export type LiveEvent = Infer<typeof LiveEvent>;

/** The answer to a login: 200 authorised, 401 sign out, 500 and above try again later. */
export const LoginAnswer = type({ type: literal('login'), code: number(), seq: number() });
/** More was missed since `since` than the server sends, or it knows no such number: refetch everything that shows. */
export const Reset = type({ type: literal('reset'), seq: number() });
/** The server is going to stop; poll `/api/v2/meta` until it is back. */
export const AboutToStop = type({ type: literal('about_to_stop') });
/** How a session ended: somebody ended it, it ran out, or its account, or the domain of that, is disabled. */
export const sessionEnds = ['over', 'expired', 'disabled'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** `changed`: its rights did, fetch `/api/v2/meta` again. Else it has ended. */
export const SessionChanged = type({ type: literal('session'), state: enums(['changed', ...sessionEnds]) });

export const ServerFrame = union([
  LoginAnswer,
  Reset,
  AboutToStop,
  SessionChanged,
  type({ type: literal('event'), event: LiveEvent }),
]);
export type ServerFrame = Infer<typeof ServerFrame>;
