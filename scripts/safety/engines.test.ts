import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageWith } from '../engine-suites/page.ts';
import { suiteIn } from '../engine-suites/suites.ts';
import { exists, sources } from './repository.ts';
import { findings } from './rules/lines.ts';

const resources = 'packages/platform/src/resources';
const files = sources(new RegExp(`^${resources}/.*\\.test\\.ts$`)).filter((source) => suiteIn(source) !== null);
const suites = files.flatMap((source) => suiteIn(source) ?? []);

describe('the suites of the ports', () => {
  it('are there for each port', () => {
    const ports = sources(new RegExp(`^${resources}/[^/]+/port\\.ts$`)).map(({ path }) => path);
    assert.ok(ports.length >= 17);
    const without = ports.filter((path) => {
      const suite = path.replace('/port.ts', '/engine.test.ts');
      return !exists(suite) || !suites.some((one) => one.path === suite && one.engines.length > 0);
    });
    assert.deepEqual(without, []);
  });

  it('know no engine: they look behind no port, ask for no failure by a name, and take no address for granted', () => {
    const behind = [
      // The harness is how a suite is opened, and test support of other resources is as neutral as the suite.
      /from '(?!\.\.\/\.\.\/engines\/embedded\/test-cloud\.ts')[^']*\/embedded(\/|\.ts)[^']*'/g,
      /\bcloud\.(store|sealing|jobsIdle|idle|untilWaiting|pass|sleepFor|changeVolume)\b/g,
      /'(fail-|slow-|flaky-|port-(down|error)-)/g,
      /\bstableId\(/g,
    ];
    assert.deepEqual(
      files.flatMap((source) => behind.flatMap((pattern) => findings(source, pattern))),
      [],
    );
  });

  it('are in docs/engines.md with their tests: “pnpm engine-suites” writes it', () => {
    const [page] = sources(/^docs\/engines\.md$/);
    assert.ok(page);
    assert.equal(page.text, pageWith(page.text, suites));
  });
});
