import { type FieldProblem, problem } from '../errors.ts';

/** How much a domain may have the server remember. */
export const propertyLimits = {
  /** Bytes of one value as JSON. */
  bytes: 16_384,
  /** Keys of one domain. */
  keys: 64,
} as const;

export const isPropertyKey = (key: string): boolean => /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/.test(key);

export function whyNotPropertyData(data: unknown): FieldProblem | null {
  const { length } = new TextEncoder().encode(JSON.stringify(data));
  const limit = propertyLimits.bytes;
  return length > limit ? problem('data_too_large', `More than ${limit} bytes as JSON`, { limit }) : null;
}
