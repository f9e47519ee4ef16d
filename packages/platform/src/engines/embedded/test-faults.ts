import assert from 'node:assert/strict';

/** Keeps the errors that nobody foresaw. */
export function collectFaults() {
  const faults: unknown[] = [];
  return {
    report: (error: unknown) => void faults.push(error),
    /** Fails unless a test asked for each of them. */
    assertInjected: () =>
      assert.deepEqual(
        faults.filter((fault) => !(fault instanceof Error && fault.message.includes('fail-500'))),
        [],
      ),
  };
}
