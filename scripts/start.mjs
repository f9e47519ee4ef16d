// `npm start`. Plain JavaScript for the Node a person has; the work is done under the Node the project brings along.
import { makeReady } from './bootstrap/ready.mjs';
import { handOver } from './bootstrap/hand-over.mjs';
import { orSentence } from './bootstrap/sentence.mjs';

await orSentence(async () => {
  const node = await makeReady();
  process.exitCode = await handOver(node, ['scripts/start/run.ts', ...process.argv.slice(2)]);
});
