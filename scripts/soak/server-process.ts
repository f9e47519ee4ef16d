// The platform in a process of its own, which is told by its parent when to measure itself.
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { readSettings, startPlatform } from '@skydeck/platform';

/** A turn is measured by a timer that comes so late: its own time is no delay. */
const RESOLUTION_MS = 5;

const turns = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
turns.enable();
// What a turn takes while others have the processor is no work of ours: of that the processor time of this thread tells.
let [longestWorkMs, workedMs] = [0, 0];
setInterval(() => {
  const { user, system } = process.threadCpuUsage();
  const now = (user + system) / 1000;
  longestWorkMs = Math.max(longestWorkMs, now - workedMs);
  workedMs = now;
}, RESOLUTION_MS);
let longestGcMs = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longestGcMs = Math.max(longestGcMs, duration);
}).observe({ entryTypes: ['gc'] });
const platform = await startPlatform(readSettings(process.env));
process.send?.({ url: platform.url, s3Url: platform.s3Url });

async function measure() {
  const measured = { longestTurnMs: Math.max(0, turns.max / 1e6 - RESOLUTION_MS), longestWorkMs, longestGcMs };
  // Twice: what the first round finalised is collected by the second.
  globalThis.gc?.();
  globalThis.gc?.();
  const heapMb = process.memoryUsage().heapUsed / 1e6;
  // The collection above is a turn, too, and none of the load's: it is counted before this begins anew.
  await setTimeout(10 * RESOLUTION_MS);
  turns.reset();
  [longestWorkMs, longestGcMs] = [0, 0];
  process.send?.({ ...measured, heapMb });
}

process.on('message', () => void measure());
process.on('disconnect', () => process.exit());
