// `pnpm check`, or one of its checks: `pnpm check lint`. What needs the builds is checked only when it is asked for.
import { orSentence, Sentence } from './bootstrap/sentence.mjs';
import { buildStale } from './build/build-stale.ts';
import { checkBuilds, checkNames, checkSources, checkTypes } from './check/checks.ts';
import { sum } from './test/tally.ts';

await orSentence(async () => {
  const [only] = process.argv.slice(2);
  if (only !== undefined && !checkNames.includes(only)) {
    throw new Sentence(`There is no check “${only}”; there are ${checkNames.join(', ')}.`);
  }
  const tallies = only === 'packages' ? [await checkBuilt()] : [await checkSources(only), await checkTypes(only)];
  const { passed, failed } = sum(tallies);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});

async function checkBuilt() {
  await buildStale();
  return checkBuilds();
}
