// `pnpm check`, or one of its checks: `pnpm check lint`.
import { orSentence, Sentence } from './bootstrap/sentence.mjs';
import { checkNames, checkSources, checkTypes } from './check/checks.ts';
import { sum } from './test/tally.ts';

await orSentence(async () => {
  const [only] = process.argv.slice(2);
  if (only !== undefined && !checkNames.includes(only)) {
    throw new Sentence(`There is no check “${only}”; there are ${checkNames.join(', ')}.`);
  }
  const { passed, failed } = sum([await checkSources(only), await checkTypes(only)]);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
