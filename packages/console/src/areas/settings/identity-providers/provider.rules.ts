import { type TestResult, testResults } from '@skydeck/contract';

/** Whether people could sign in by a provider that was tried with this result. */
export const isGood = (result: string): boolean => result === 'reachable' || result === 'found';

/** Null for what a newer server says. */
export const knownResult = (result: string): TestResult | null => testResults.find((known) => known === result) ?? null;
