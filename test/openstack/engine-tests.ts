import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/bootstrap/root.mjs';
import { readLabAccess } from './lab/seed.ts';

const platform = join(root, 'packages', 'platform');

/** What opens an OpenStack: the suites of the ports, and the engine's own tests. */
const testFiles = () =>
  globSync('src/**/*.test.ts', { cwd: platform }).filter((file) =>
    /^import .*'[^']*\/testing\/test-cloud\.ts';$/m.test(readFileSync(join(platform, file), 'utf8')),
  );

/**
 * The tests of the OpenStack engine, against the lab: `record` writes down what it says. One test after the other, for the
 * lists of a system role have what others make meanwhile. @returns whether they passed
 */
export function runEngineTests(mode: 'record' | 'live', pattern: string | undefined): boolean {
  const only = pattern === undefined ? [] : [`--test-name-pattern=${pattern}`];
  const { status } = spawnSync(process.execPath, ['--test', '--test-concurrency=1', ...only, ...testFiles()], {
    cwd: platform,
    stdio: 'inherit',
    env: { ...process.env, ...readLabAccess(), SKYDECK_TEST_OPENSTACK: mode },
  });
  return status === 0;
}
