import { type DomainProvider, type TestResult, testResults } from '@skydeck/contract';

/** Whether people could sign in by a provider that was tried with this result. */
export const isGood = (result: string): boolean => result === 'reachable' || result === 'found';

/** Null for what a newer server says. */
export const knownResult = (result: string): TestResult | null => testResults.find((known) => known === result) ?? null;

export type TestState = 'works' | 'untested' | 'failed';

/** What is known of a provider: only one that has worked is turned on without a question. */
export function testStateOf({ last_test }: Pick<DomainProvider, 'last_test'>): TestState {
  if (!last_test) return 'untested';
  return isGood(last_test.result) ? 'works' : 'failed';
}
