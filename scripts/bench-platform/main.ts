// `npm run bench:platform`: what the server's lists cost, what else it answers meanwhile, what live links cost, and what one and
// three instances do on both databases.
// `--count 100000`, `--rounds 9`, `--seconds 10`, `--clients 1000`, `--no-write` to leave docs/performance.md as it is.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureLists } from '@skydeck/platform/testing/large-cloud';
import { orSentence, Sentence } from '../bootstrap/sentence.mjs';
import { describeProcessor, writeMeasured } from '../performance-page.ts';
import { measureDeployments } from './deployments.ts';
import { measureLive } from './live.ts';
import { reportOf } from './report.ts';
import { measureRequests } from './requests.ts';

const { values: flags } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '10' },
    clients: { type: 'string', default: '1000' },
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

function wholeNumber(flag: 'count' | 'rounds' | 'seconds' | 'clients'): number {
  const value = Number(flags[flag]);
  if (!Number.isInteger(value) || value < 1) throw new Sentence(`--${flag} takes a whole number from 1 on.`);
  return value;
}

await orSentence(async () => {
  const [count, rounds, seconds] = [wholeNumber('count'), wholeNumber('rounds'), wholeNumber('seconds')];
  const clients = wholeNumber('clients');
  const folder = await mkdtemp(join(tmpdir(), 'skydeck-bench-'));
  try {
    const few = await measureLists(folder, 1_000, rounds);
    const many = await measureLists(folder, count, rounds);
    const requests = await measureRequests(folder, 1_000, seconds);
    const live = await measureLive(folder, clients);
    const deployments = await measureDeployments(folder, { count, seconds, clients });
    const report = reportOf({
      date: new Date().toISOString().slice(0, 10),
      machine: `${availableParallelism()} cores (${describeProcessor()}), Node.js ${process.versions.node}`,
      rounds,
      seconds,
      count,
      few,
      many,
      requests,
      live,
      deployments,
    });
    process.stdout.write(`${report}\n`);
    if (flags.write) writeMeasured('bench:platform', report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
