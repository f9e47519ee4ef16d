import { buildStale } from '../build/build-stale.ts';
import { measureBudgets } from '../budgets.ts';
import { suite } from './record.ts';
import { oneFailed, onePassed, type Tally, withFailures } from './tally.ts';

/** Builds what is stale: one for all of it. */
export const build = (): Promise<Tally> => suite('build', buildAll);

async function buildAll(): Promise<Tally> {
  try {
    await buildStale();
    return onePassed;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.log(text);
    return withFailures(oneFailed, 'build', [text]);
  }
}

/** The bytes of what was built, each against its budget. */
export const budgets = (): Promise<Tally> => suite('budgets', weighAll);

async function weighAll(): Promise<Tally> {
  const lines = await measureBudgets();
  for (const { text } of lines) console.log(text);
  const over = lines.filter(({ fits }) => !fits).map(({ text }) => text);
  return withFailures({ passed: lines.length - over.length, failed: over.length }, 'budgets', over);
}
