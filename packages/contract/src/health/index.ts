import { literal, type } from 'superstruct';
import { get, unscoped } from '../http.ts';

/** What a supervisor or a proxy asks of one server. */
export const healthApi = {
  /** Whether the process answers. */
  live: unscoped(get('/healthz', type({ status: literal('ok') }))),
  /** Whether it should get requests. */
  ready: unscoped(get('/readyz', type({ status: literal('ready') }))),
} as const;
