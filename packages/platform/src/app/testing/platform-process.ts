// A platform in a process of its own, for tests that kill it. Prints its address, then a line for each event; a last word
// when a task has ended.
import { hasEnded, type Task } from '@skydeck/contract';
import { readSettings } from '../start/settings.ts';
import { startPlatform } from '../start/start-platform.ts';
import { leastCost } from './least-cost.ts';
import { openProbeEngine } from './probe-engine.ts';

const platform = await startPlatform(readSettings(process.env), {
  openEngine: openProbeEngine,
  passwordCost: leastCost,
});
platform.internals.store.onEvents((events) => {
  for (const { type, body } of events) {
    const isEnd = type === 'task' && hasEnded(JSON.parse(body) as Task);
    process.stdout.write(isEnd ? 'ended\n' : `${type}\n`);
  }
});
process.stdout.write(`url ${platform.url}\n`);
