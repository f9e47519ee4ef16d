// `pnpm soak`: what takes too long for a test. `--only frames,clients`, `--kills 3`, `--no-write`.
// `--max-slowdown 3`: of several instances, calls during kills may take three times as long as without.
import { parseArgs } from 'node:util';
import { clients } from './clients.ts';
import { frames } from './frames.ts';
import { fullDisk } from './full-disk.ts';
import { instances } from './instances.ts';
import { kills } from './kills.ts';
import { malformed } from './malformed.ts';
import { shortened, writeReport } from './report.ts';
import type { Counts, Result, Scenario } from './scenario.ts';

const scenarios: Readonly<Record<string, Scenario>> = {
  kills,
  instances,
  malformed,
  frames,
  clients,
  'full-disk': fullDisk,
};

const { values } = parseArgs({
  allowNegative: true,
  options: {
    kills: { type: 'string', default: '100' },
    'instance-kills': { type: 'string', default: '20' },
    'instance-clients': { type: 'string', default: '2000' },
    'max-slowdown': { type: 'string' },
    malformed: { type: 'string', default: '50000' },
    frames: { type: 'string', default: '1000000' },
    clients: { type: 'string', default: '3000' },
    only: { type: 'string' },
    write: { type: 'boolean', default: true },
  },
});

function countOf(name: Exclude<keyof typeof values, 'only' | 'write' | 'max-slowdown'>): number {
  const count = Number(values[name]);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--${name} is a whole number from 1`);
  return count;
}

function slowdown(): number | null {
  const factor = Number(values['max-slowdown'] ?? Number.POSITIVE_INFINITY);
  if (!(factor >= 1)) throw new Error('--max-slowdown is a number from 1');
  return factor === Number.POSITIVE_INFINITY ? null : factor;
}

const counts: Counts = {
  kills: countOf('kills'),
  instanceKills: countOf('instance-kills'),
  instanceClients: countOf('instance-clients'),
  maxSlowdown: slowdown(),
  malformed: countOf('malformed'),
  frames: countOf('frames'),
  clients: countOf('clients'),
};
const names = values.only?.split(',') ?? Object.keys(scenarios);
const results: Result[] = [];
for (const name of names) {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`There is no scenario “${name}”; there are ${Object.keys(scenarios).join(', ')}`);
  const result = await scenario(counts);
  results.push(result);
  console.log(`\n${result.title}: ${result.skipped ?? (result.faults.length === 0 ? 'passed' : 'failed')}`);
  for (const [what, figure] of result.figures) console.log(`  ${what}: ${figure}`);
  for (const fault of shortened(result.faults)) console.log(`  ! ${fault}`);
}
if (values.write) writeReport(results, new Date());
process.exitCode = results.some(({ faults }) => faults.length > 0) ? 1 : 0;
