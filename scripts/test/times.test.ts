import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dearestLines,
  overBudget,
  resourceCpu,
  resourceTimes,
  secondsOf,
  type SuiteTime,
  timesFile,
  timesTable,
} from './times.ts';

const suite = (name: string, more: Partial<SuiteTime> = {}): SuiteTime => ({
  name,
  began: 0,
  ended: 1000,
  seconds: 1,
  cpu: 2,
  passed: 3,
  failed: 0,
  skipped: 0,
  files: [],
  ...more,
});
const home = 'packages/console/src/resources';

test('suites that run side by side take the time of both once', () => {
  const one = suite('unit/a', { began: 0, ended: 4000 });
  const inside = suite('unit/b', { began: 1000, ended: 2000 });
  const later = suite('unit/c', { began: 6000, ended: 7000 });
  assert.equal(secondsOf([later, inside, one]), 5);
});

test('a resource has a share of the CPU, by how long its journeys took', () => {
  const files = [
    { file: `${home}/router/router.e2e.ts`, seconds: 30, tests: 9 },
    { file: `${home}/router/router-list.e2e.ts`, seconds: 10, tests: 1 },
    { file: 'test/journeys/pages.e2e.ts', seconds: 60, tests: 5 },
  ];
  const journeys = suite('journeys', { cpu: 100, files });
  assert.deepEqual(resourceTimes(journeys).get('router'), { journeys: 10, cpu: 40 });
  assert.deepEqual(overBudget([journeys]), ['router: 10 of 8 journeys', 'router: 40 of 20 CPU-seconds of journeys']);
  assert.equal(resourceTimes(suite('journeys', { cpu: null, files })).get('router')?.cpu, null);
});

test('a group is over its budget only by the time in which something of it ran', () => {
  const minutes = (many: number) => ({ began: 0, ended: many * 60_000 });
  assert.deepEqual(overBudget([suite('unit/a', minutes(5)), suite('unit/b', minutes(4))]), []);
  assert.deepEqual(overBudget([suite('catalogue', minutes(3))]), ['catalogue: 3 min 0 s of 2 min']);
});

test('the table has a row for each suite, and says where the system told no CPU', () => {
  const [head = '', row = ''] = timesTable([suite('unit/platform', { cpu: null, skipped: 2, seconds: 75 })]);
  assert.deepEqual(head.trim().split(/ {2,}/), ['suite', 'wall', 'cpu', 'tests', 'skipped']);
  assert.deepEqual(row.trim().split(/ {2,}/), ['unit/platform', '1 min 15 s', '—', '3', '2']);
});

test('the ten dearest files of a suite are told and kept', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.test.ts`, seconds: 20 - at, tests: 1 }));
  assert.equal(dearestLines([suite('unit/a', { files })]).length, 11);
  const kept = timesFile([suite('unit/a', { files })], true, new Date(0));
  assert.equal(kept.suites[0]?.files.length, 10);
  assert.equal(kept.cpu, 2);
});

test('a resource has its share of each suite that tests it', () => {
  const unit = suite('unit/platform', {
    cpu: 10,
    files: [
      { file: 'packages/platform/src/resources/router/http.test.ts', seconds: 3, tests: 1 },
      { file: 'packages/platform/src/http/rate.test.ts', seconds: 1, tests: 1 },
    ],
  });
  const journeys = suite('journeys', {
    cpu: 20,
    files: [{ file: `${home}/router/router.e2e.ts`, seconds: 4, tests: 1 }],
  });
  const untold = suite('unit/contract', {
    cpu: null,
    files: [{ file: 'packages/contract/src/vpn/rules.test.ts', seconds: 1, tests: 1 }],
  });
  assert.deepEqual(resourceCpu([unit, journeys, untold]), { router: 27.5 });
});
