import { orSentence, Sentence } from '../bootstrap/sentence.mjs';
import { checkBuilds, checksAfterCompiling, checkSources, checkTypes, compile } from '../check/checks.ts';
import { budgets, build } from './build.ts';
import { changedPaths, foldersHere } from './changed.ts';
import { findOrInstallChromium } from './chromium.ts';
import { e2e } from './e2e.ts';
import { elements } from './elements.ts';
import { installWhatTestsNeed } from './machine.ts';
import { engines } from './engines.ts';
import { beginRun, missingSuites, reportTimes, unchangedSuites } from './record.ts';
import { selectedSteps } from './selected.ts';
import { changedSelection, subjects, subjectSelection } from './selection.ts';
import { lastLine, nothing, oneFailed, sum, type Tally, withFailures } from './tally.ts';
import { unit, unitAnd } from './unit.ts';

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
  unit: { needed: [build], rest: [() => unit()] },
  elements: { needed: [build], rest: [elementTests] },
  build: { needed: [build], rest: [checkBuilds, budgets] },
  e2e: { needed: [build], rest: [journeys] },
  engines: { needed: [build], rest: [engines] },
};

// Sources can be read while packages are built. The compiler writes where the builds write, so it waits for them.
const sideBySide: Step = async () => {
  const [checked, built] = await Promise.all([checkSources(), build(), installWhatTestsNeed()]);
  return sum([checked, built]);
};
const all: Stage = {
  needed: [sideBySide],
  rest: [compile, () => unitAnd([...checksAfterCompiling, budgets]), elementTests, journeys],
};

let tally = nothing;

async function take(step: Step): Promise<void> {
  const result = await step().catch((error: unknown) => {
    console.error(error instanceof Sentence ? error.message : error);
    return withFailures(oneFailed, 'not begun, or broken off', [String(error)]);
  });
  tally = sum([tally, result]);
}

interface Chosen extends Stage {
  /** The tests of a subject or of a change: a part of their suites. */
  readonly isPart: boolean;
}

async function choose(name: string | undefined, ofChange: boolean): Promise<Chosen> {
  if (ofChange) {
    const steps = selectedSteps(changedSelection(await changedPaths(), foldersHere));
    return { needed: steps.length > 0 ? [build] : [], rest: steps, isPart: true };
  }
  const stage = name === undefined ? all : stages[name];
  if (stage) return { ...stage, isPart: false };
  const selection = subjectSelection(name ?? '', foldersHere);
  if (selection) return { needed: [build], rest: selectedSteps(selection), isPart: true };
  throw new Sentence(
    `There is nothing to test by the name “${name}”; there are the stages ${Object.keys(stages).join(', ')}, ` +
      `and ${subjects(foldersHere).join(', ')}.`,
  );
}

await orSentence(
  async () => {
    const words = process.argv.slice(2).filter((word) => word !== '--');
    const flags = words.filter((word) => word.startsWith('--'));
    const [name] = words.filter((word) => !word.startsWith('--'));
    const odd = flags.find((flag) => flag !== '--all' && flag !== '--changed');
    if (odd !== undefined) throw new Sentence(`There is no “${odd}”; there are --all and --changed.`);
    const { needed, rest, isPart } = await choose(name, flags.includes('--changed'));
    beginRun({ isPart, skipsUnchanged: !process.env['CI'] && !flags.includes('--all') && !isPart });
    for (const step of needed) await take(step);
    if (tally.failed === 0) for (const step of rest) await take(step);
    // A stage that ended the run has said why the rest is missing.
    if (name === undefined && !isPart && tally.failed === 0) tally = sum([tally, missingSuites()]);
    reportTimes(name === undefined && !isPart);
    for (const failure of tally.failures ?? []) console.log(`\n✗ ${failure}`);
    const didNothing = tally.passed === 0 && unchangedSuites() === 0;
    if (didNothing) console.log('Nothing was tested.');
    process.exitCode = tally.failed > 0 || (didNothing && rest.length > 0) ? 1 : 0;
    console.log(lastLine(tally));
  },
  () => console.log('0 passed, 1 failed'),
);
