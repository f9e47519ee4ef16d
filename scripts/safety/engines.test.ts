import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageWith } from '../engine-suites/page.ts';
import { suiteIn } from '../engine-suites/suites.ts';
import { sources } from './repository.ts';
import { findings } from './rules/lines.ts';

const resources = 'packages/platform/src/resources';
const all = sources(new RegExp(`^${resources}/.*\\.test\\.ts$`));
const files = all.filter((source) => suiteIn(source) !== null);
/** A resource that has no more than a name has the suite of those. */
const plain = new Set(all.filter(({ text }) => /^describePlainEngine\(/m.test(text)).map(({ path }) => path));
const suites = files.flatMap((source) => suiteIn(source) ?? []);

describe('the suites of the ports', () => {
  it('are there for each port', () => {
    const ports = sources(new RegExp(`^${resources}/[^/]+/port\\.ts$`)).map(({ path }) => path);
    assert.ok(ports.length >= 17);
    const without = ports.filter((path) => {
      const suite = path.replace('/port.ts', '/engine.test.ts');
      const isOwn = suites.some((one) => one.path === suite && one.engines.length > 0);
      return !isOwn && !plain.has(suite);
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

  it('leave no check to one engine: names, fields and states are judged beside the port', () => {
    const parts = sources(new RegExp(`^${resources}/[^/]+/(embedded|openstack)/(?!.*\\.test\\.ts$).*\\.ts$`));
    assert.ok(parts.length > 50);
    const judging = /\b(invalid|problem|nameProblems|requireName|whyNot\w+)\(/g;
    assert.deepEqual(
      parts.flatMap((source) => findings(source, judging)),
      [],
    );
  });

  it('are in docs/engines.md with their tests: “pnpm engine-suites” writes it', () => {
    const [page] = sources(/^docs\/engines\.md$/);
    assert.ok(page);
    assert.equal(page.text, pageWith(page.text, suites));
  });
});
