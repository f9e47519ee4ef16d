import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldersIn, sources } from './repository.ts';
import { findings } from './rules/lines.ts';

// What each journey costs all of us: docs/testing.md.

const journeys = /^(test\/journeys|packages\/console\/src)\/.*\.e2e\.ts$/;

test('a resource has at most eight journeys', () => {
  const folder = 'packages/console/src/resources';
  const counts = foldersIn(folder).map((name) => {
    const own = sources(new RegExp(`^${folder}/${name}/.*\\.e2e\\.ts$`));
    return { name, count: own.flatMap((source) => findings(source, /^ *test\(/gm)).length };
  });
  assert.ok(counts.some(({ count }) => count > 0));
  assert.deepEqual(
    counts.filter(({ count }) => count > 8),
    [],
  );
});

test('axe is asked in its own suite alone', () => {
  const found = sources(journeys, /^test\/journeys\/(pages|states|schemes)\.e2e\.ts$/);
  assert.deepEqual(
    found.flatMap((source) => findings(source, /accessibilityProblems|expectAccessible|AxeBuilder/g)),
    [],
  );
});

test('a journey that changes its browser for good has one of its own', () => {
  const lasting =
    /\bclock\.(install|setSystemTime|setFixedTime|pauseAt)\(|\bcontext(\(\))?\.(addInitScript|exposeBinding|exposeFunction|routeWebSocket)\(/g;
  const shared = sources(journeys).filter(({ text }) => !/test\.use\(\{[^}]*ownContext: true/.test(text));
  assert.deepEqual(
    shared.flatMap((source) => findings(source, lasting)),
    [],
  );
});

test('a clock that runs is stopped well ahead of where it may have come to', () => {
  const found = sources(/\.e2e\.ts$/).flatMap((source) => findings(source, /\.pauseAt\([\d_]{1,5}\)/g));
  assert.deepEqual(found, []);
});
