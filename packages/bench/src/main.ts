// `npm run bench:elements`: what our elements cost beside a bare Lit element and two peers. `--rounds 9`, `--count 1000`,
// `--no-write` to leave docs/performance.md as it is, `--no-build` to measure what is built already.
import { parseArgs } from 'node:util';
import { orSentence, Sentence } from '../../../scripts/bootstrap/sentence.mjs';
import { buildStale } from '../../../scripts/build/build-stale.ts';
import { lookAtBudgets } from './budgets.ts';
import { buildPages, built, weigh } from './build.ts';
import { type ContestantId, contestants, type EntryPointId, entryPoints } from './contestants.ts';
import { writeMeasured } from '../../../scripts/performance-page.ts';
import { describeMachine } from './machine.ts';
import { reportOf } from './report.ts';
import { type Course, playRounds } from './rounds.ts';
import { serve } from '../../../scripts/file-server.ts';
import { startBrowser } from './visit.ts';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    count: { type: 'string', default: '1000' },
    write: { type: 'boolean', default: true },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

/** A flag that counts something. */
function wholeNumber(flag: 'rounds' | 'count'): number {
  const value = Number(flags[flag]);
  if (!Number.isInteger(value) || value < 1) throw new Sentence(`--${flag} takes a whole number from 1 on.`);
  return value;
}

async function weighAll(): Promise<Map<`${ContestantId} ${EntryPointId}`, number>> {
  const weights = new Map<`${ContestantId} ${EntryPointId}`, number>();
  for (const { id: contestant } of contestants) {
    for (const { id: entryPoint } of entryPoints)
      weights.set(`${contestant} ${entryPoint}`, await weigh(contestant, entryPoint));
  }
  return weights;
}

async function measure(course: Course) {
  const served = await serve(built);
  const browser = await startBrowser();
  try {
    return { samples: await playRounds(browser, served.address, course), machine: describeMachine(browser) };
  } finally {
    await browser.close();
    served.close();
  }
}

await orSentence(async () => {
  const course = { rounds: wholeNumber('rounds'), count: wholeNumber('count') };
  if (flags.build) await buildStale();
  await buildPages();
  const weights = await weighAll();
  const { samples, machine } = await measure(course);
  const budgets = await lookAtBudgets(samples);
  const date = new Date().toISOString().slice(0, 10);
  const report = reportOf({ course, samples, weights, budgets, machine, date });
  console.log(`\n${report}`);
  if (flags.write) writeMeasured('bench:elements', report);
});
