import { inTurns } from '../test/in-turns.ts';
import { suite } from '../test/record.ts';
import { runReported } from '../test/report.ts';
import { oneFailed, onePassed, sum, type Tally, withFailures } from '../test/tally.ts';
import { quoted, run } from '../process.ts';
import { checkChangesets } from '../release/changesets.ts';
import { checkGenerated } from './generated.ts';
import { checkPackages } from './packages.ts';
import { checkTemplates } from './templates.ts';
import { checkTypesOnce } from './types.ts';
import type { Finding } from './finding.ts';

interface Check {
  readonly name: string;
  readonly look: () => Promise<Finding>;
}

/** A tool that says with its exit code whether all is well. */
const tool = (name: string, line: string): Check => ({
  name,
  look: async () => {
    const { code, output } = await run(line);
    return { tally: code === 0 ? onePassed : oneFailed, output };
  },
});

const stylesheets = [
  'packages/elements/src/**/*.css.ts',
  'packages/*/src/**/*.css',
  'packages/elements/first-paint.css',
  'scripts/**/*.css',
];

// The longest of each list is first: the others fill the turn beside it.

/** Checks that only read sources, and take as long as the builds. */
const ofSources: readonly Check[] = [
  tool('boundaries', 'depcruise packages/*/src themes scripts --output-type err'),
  tool('unused', 'knip --no-progress'),
  tool('lint', 'oxlint --format=unix'),
  tool('styles', `stylelint --allow-empty-input ${stylesheets.map(quoted).join(' ')}`),
  tool('format', 'oxfmt --check'),
  { name: 'changesets', look: checkChangesets },
];

/** The compiler, which uses both processors by itself. */
const ofTypes: readonly Check[] = [{ name: 'types', look: checkTypesOnce }];

/** Checks that need what compiling makes, and the rest of those that read sources. */
const afterTypes: readonly Check[] = [
  { name: 'safety', look: checkSafety },
  { name: 'generated', look: checkGenerated },
  { name: 'templates', look: checkTemplates },
];

/** Checks of what the builds have made. */
const ofBuilds: readonly Check[] = [{ name: 'packages', look: checkPackages }];

async function checkSafety(): Promise<Finding> {
  const line = "node --test --import ./scripts/shared-process.ts --test-isolation=none 'scripts/safety/**/*.test.ts'";
  const { tally, output } = await runReported('safety', line, { env: { FORCE_COLOR: '0' } });
  return { tally, output: tally.failures?.join('\n') ?? output };
}

export const checkSources = (only?: string) => lookAtAll(ofSources, only);
export const checkTypes = async (only?: string) =>
  sum([await lookAtAll(ofTypes, only), await lookAtAll(afterTypes, only)]);
/** Build first. */
export const checkBuilds = (only?: string) => lookAtAll(ofBuilds, only);
/** The compiler alone. Build first: it writes where the builds write. */
export const compile = () => lookAtAll(ofTypes);
/** What needs the types or the builds, to be run beside other suites. */
export const checksAfterCompiling: readonly (() => Promise<Tally>)[] = [...ofBuilds, ...afterTypes].map(
  (check) => () => lookAt(check),
);

async function lookAtAll(checks: readonly Check[], only?: string): Promise<Tally> {
  const wanted = checks.filter(({ name }) => only === undefined || name === only);
  return sum(
    await inTurns(
      2,
      wanted.map((check) => () => lookAt(check)),
    ),
  );
}

const lookAt = (check: Check): Promise<Tally> => suite(`check/${check.name}`, () => looked(check));

async function looked({ name, look }: Check): Promise<Tally> {
  const started = performance.now();
  const { tally, output } = await look();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (tally.failed > 0) console.log(output.trimEnd());
  console.log(`${tally.failed > 0 ? '✗' : '✓'} ${name} (${seconds} s)`);
  return tally.failures ? tally : withFailures(tally, name, [output]);
}

/** The names by which one check can be asked for. */
export const checkNames = [...ofSources, ...ofTypes, ...afterTypes, ...ofBuilds].map(({ name }) => name);
