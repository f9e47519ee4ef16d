import { buildStale } from '../build/build-stale.ts';
import { measureBudgets } from '../budgets.ts';
import { oneFailed, onePassed, type Tally } from './tally.ts';

/** Builds what is stale: one for all of it. */
export async function build(): Promise<Tally> {
  try {
    await buildStale();
    return onePassed;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return oneFailed;
  }
}

/** The bytes of what was built, each against its budget. */
export async function budgets(): Promise<Tally> {
  const lines = await measureBudgets();
  for (const { text } of lines) console.log(text);
  return { passed: lines.filter(({ fits }) => fits).length, failed: lines.filter(({ fits }) => !fits).length };
}
