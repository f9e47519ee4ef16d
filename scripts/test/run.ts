import { orSentence, Sentence } from '../bootstrap/sentence.mjs';
import { checkBuilds, checkSources, checkTypes } from '../check/checks.ts';
import { budgets, build } from './build.ts';
import { findOrInstallChromium } from './chromium.ts';
import { e2e } from './e2e.ts';
import { elements } from './elements.ts';
import { engines } from './engines.ts';
import { nothing, oneFailed, sum, type Tally } from './tally.ts';
import { unit } from './unit.ts';

/** A stage may be more than one step; the first step that fails ends the run. */
type Step = () => Promise<Tally>;

const check: Step = async () => sum([await checkSources(), await checkTypes()]);
const elementTests: Step = async () => elements(await findOrInstallChromium());
const journeys: Step = async () => e2e(await findOrInstallChromium());

const stages: Readonly<Record<string, readonly Step[]>> = {
  check: [check],
  unit: [build, unit],
  elements: [build, elementTests],
  build: [build, checkBuilds, budgets],
  e2e: [build, journeys],
  engines: [build, engines],
};

// Sources can be read while packages are built. The compiler writes where the builds write, so it waits for them.
const sideBySide: Step = async () => sum(await Promise.all([checkSources(), build()]));
const all: readonly Step[] = [sideBySide, checkTypes, checkBuilds, unit, elementTests, budgets, journeys];

let tally = nothing;

await orSentence(
  async () => {
    const [name] = process.argv.slice(2);
    const steps = name === undefined ? all : stages[name];
    if (!steps) throw new Sentence(`There is no stage “${name}”; there are ${Object.keys(stages).join(', ')}.`);
    for (const step of steps) {
      const result = await step().catch((error: unknown) => {
        console.error(error instanceof Sentence ? error.message : error);
        return oneFailed;
      });
      tally = sum([tally, result]);
      if (tally.failed > 0) break;
    }
    process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
    console.log(`${tally.passed} passed, ${tally.failed} failed`);
  },
  () => console.log('0 passed, 1 failed'),
);
