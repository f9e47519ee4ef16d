// `pnpm test:bare`, or a part of `npm test` in it: `pnpm test:bare check`. Runs the README's two commands on a machine that has
// never seen the project: a minimal Debian with nothing but Node in it, made anew in a folder.
import { orSentence } from '../bootstrap/sentence.mjs';
import { withMachine } from './machine.ts';
import { startAnswers } from './start.ts';
import { whyNot } from './why-not.ts';

await orSentence(
  async () => {
    const reason = whyNot();
    if (reason !== null) {
      console.log(`Skipped: ${reason}`);
      console.log('0 passed, 0 failed, 1 skipped');
      return;
    }
    const stage = process.argv.slice(2).filter((word) => word !== '--');
    const results = await withMachine(async (machine) => {
      const tested = await machine.run(['npm', 'test', ...(stage.length > 0 ? ['--', ...stage] : [])]);
      return [
        { name: ['npm test', ...stage].join(' '), isWell: tested === 0 },
        { name: 'npm start', isWell: await startAnswers(machine) },
      ];
    });
    for (const { name, isWell } of results) console.log(`${isWell ? '✓' : '✗'} ${name}, on a bare machine`);
    const failed = results.filter(({ isWell }) => !isWell).length;
    process.exitCode = failed > 0 ? 1 : 0;
    console.log(`${results.length - failed} passed, ${failed} failed`);
  },
  () => console.log('0 passed, 1 failed'),
);
