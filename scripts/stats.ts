// `pnpm stats`: what each resource costs, in lines and files, and in CPU seconds of its tests after `npm test`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap/root.mjs';
import { timesPath } from './test/record.ts';
import type { TimesFile } from './test/times.ts';
import { resourceStats, statsTable } from './stats/resource-stats.ts';

const paths = globSync('packages/{contract/src,{console,platform}/src/resources}/*/**/*.{ts,tsx,css,json}', {
  cwd: root,
});
const files = paths.map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }));
const times = existsSync(timesPath) ? (JSON.parse(readFileSync(timesPath, 'utf8')) as Partial<TimesFile>) : {};
for (const line of statsTable(resourceStats(files), times.resources ?? {})) console.log(line);
if (times.at) console.log(`\nCPU seconds: of the tests that ran on ${times.at}.`);
