// `npm test`, one stage of it (check, unit, elements, build, e2e, engines), one resource or element by its name, or `--changed`.
// `--all` runs what is unchanged, too.
// Plain JavaScript for the Node a person has; the work is done under the Node the project brings along.
import { makeReady } from './bootstrap/ready.mjs';
import { handOver } from './bootstrap/hand-over.mjs';
import { orSentence } from './bootstrap/sentence.mjs';

await orSentence(
  async () => {
    const node = await makeReady();
    process.exitCode = await handOver(node, ['scripts/test/run.ts', ...process.argv.slice(2)]);
  },
  // Whoever reads the last line is to find one, even when nothing could be run.
  () => console.log('0 passed, 1 failed'),
);
