import type { Login } from '@skydeck/contract';
import type { RawData } from 'ws';

/**
 * The contract's `Login`, read by hand: superstruct builds an error with its stack for what it refuses, and that is what a
 * flood of bad frames would have us do. A test holds the two together. Null for anything else.
 */
export function readLogin(data: RawData): Login | null {
  const said = parse(String(data));
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return null;
  const { type, token, session_id, host, since, ...others } = said as Record<string, unknown>;
  const isLogin =
    type === 'login' &&
    isText(token, 200) &&
    (session_id === undefined || isText(session_id, 200)) &&
    (host === undefined || isText(host, 255)) &&
    (since === undefined || typeof since === 'number') &&
    Object.keys(others).length === 0;
  return isLogin ? (said as Login) : null;
}

const isText = (value: unknown, max: number) => typeof value === 'string' && value.length >= 1 && value.length <= max;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
