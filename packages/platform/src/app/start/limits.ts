import { type Limit, type Limits, limitTable } from '../../http/limits.ts';
import { StartRefusal } from './start-refusal.ts';

/** More would be no limit any more. */
const MAX = 1_000_000;

/** Throws a StartRefusal that names the variable that makes no sense. */
export function readLimits(env: Readonly<Record<string, string | undefined>>): Limits {
  const read = Object.entries(limitTable).map(([name, limit]) => [name, valueOf(env, limit)]);
  return Object.fromEntries(read) as Limits;
}

function valueOf(env: Readonly<Record<string, string | undefined>>, { variable, defaultValue, min }: Limit): number {
  const text = env[variable] || String(defaultValue);
  const value = Number(text);
  if (!/^\d{1,7}$/.test(text) || value < min || value > MAX)
    throw new StartRefusal(`${variable} is '${text}', but it must be a whole number from ${min} to ${MAX}.`);
  return value;
}
