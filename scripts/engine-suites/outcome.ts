import { basename, dirname } from 'node:path';
import type { Suite } from './suites.ts';

/** Tests of which fewer have passed than engines run them. `passed`: the names of all that passed. */
export function missingIn(suites: readonly Suite[], passed: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of passed) counts.set(name, (counts.get(name) ?? 0) + 1);
  const wanted = new Map<string, number>();
  for (const { tests, engines } of suites)
    for (const { name } of tests) wanted.set(name, (wanted.get(name) ?? 0) + engines.length);
  return [...wanted].filter(([name, count]) => (counts.get(name) ?? 0) < count).map(([name]) => name);
}

/** What the runner says of a test that fails. */
export interface FailedTest {
  readonly name: string;
  readonly file?: string | undefined;
  readonly details: { readonly error: { readonly cause?: unknown; readonly failureType?: string } };
}

/** A line for a person: where it is, and the first line of why. null: one that fails only because a part of it does. */
export function failureOf({ name, file, details: { error } }: FailedTest): string | null {
  if (error.failureType === 'subtestsFailed') return null;
  const [why = ''] = String(error.cause instanceof Error ? error.cause.message : (error.cause ?? '')).split('\n');
  return [file && basename(dirname(file)), name, why].filter((part) => part !== undefined && part !== '').join(': ');
}
