import { orSentence, Sentence } from '../bootstrap/sentence.mjs';
import { checkBuilds, checkSources, checkTypes } from '../check/checks.ts';
import { budgets, build } from './build.ts';
import { findOrInstallChromium } from './chromium.ts';
import { e2e } from './e2e.ts';
import { elements } from './elements.ts';
import { engines } from './engines.ts';
import { nothing, oneFailed, sum, type Tally, withFailures } from './tally.ts';
import { unit } from './unit.ts';

/** A stage may be more than one step. */
type Step = () => Promise<Tally>;

const check: Step = async () => sum([await checkSources(), await checkTypes()]);
const elementTests: Step = async () => elements(await findOrInstallChromium());
const journeys: Step = async () => e2e(await findOrInstallChromium());

/** What fails in `needed` ends the run; the rest is done whatever comes of it, so that one run says all that is wrong. */
interface Stage {
  readonly needed: readonly Step[];
  readonly rest: readonly Step[];
}
const stages: Readonly<Record<string, Stage>> = {
  check: { needed: [], rest: [check] },
  unit: { needed: [build], rest: [unit] },
  elements: { needed: [build], rest: [elementTests] },
  build: { needed: [build], rest: [checkBuilds, budgets] },
  e2e: { needed: [build], rest: [journeys] },
  engines: { needed: [build], rest: [engines] },
};

// Sources can be read while packages are built. The compiler writes where the builds write, so it waits for them.
const sideBySide: Step = async () => sum(await Promise.all([checkSources(), build()]));
const all: Stage = {
  needed: [sideBySide],
  rest: [checkTypes, checkBuilds, budgets, unit, elementTests, journeys],
};

let tally = nothing;

async function take(step: Step): Promise<void> {
  const result = await step().catch((error: unknown) => {
    console.error(error instanceof Sentence ? error.message : error);
    return withFailures(oneFailed, 'not begun, or broken off', [String(error)]);
  });
  tally = sum([tally, result]);
}

await orSentence(
  async () => {
    const [name] = process.argv.slice(2);
    const stage = name === undefined ? all : stages[name];
    if (!stage) throw new Sentence(`There is no stage “${name}”; there are ${Object.keys(stages).join(', ')}.`);
    for (const step of stage.needed) await take(step);
    if (tally.failed === 0) for (const step of stage.rest) await take(step);
    for (const failure of tally.failures ?? []) console.log(`\n✗ ${failure}`);
    process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
    console.log(`${tally.passed} passed, ${tally.failed} failed`);
  },
  () => console.log('0 passed, 1 failed'),
);
