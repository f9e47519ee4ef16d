import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type ProjectQuota, UNLIMITED } from '@skydeck/contract';
import { type Attention, expiresSoon, inOrder, isOfLastDay } from './attention.rules.ts';
import { countFamilies } from './counters.rules.ts';
import { families } from './families.ts';
import { isNearlyUsed, marksOf, rowsOf, sharesOf } from './quota.rules.ts';
import { millisecondsLeft, millisecondsTaken, roundedSeconds } from './running.rules.ts';

const NOW = Date.parse('2026-11-20T14:00:00Z');
const before = (ms: number) => new Date(NOW - ms).toISOString();
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

test('statuses of one family are counted together, and none is shown that nothing is in', () => {
  const of = families['load_balancer'];
  assert.ok(of);
  const statuses = [
    { status: 'ACTIVE', count: 2 },
    { status: 'CREATING', count: 1 },
    { status: 'DELETING', count: 1 },
    { status: 'ERROR', count: 3 },
    { status: 'DEPLOYMENT_FAILED', count: 0 },
  ];
  assert.deepEqual(countFamilies(statuses, of), [
    { family: 'healthy', count: 2, statuses: ['ACTIVE'] },
    { family: 'progress', count: 2, statuses: ['CREATING', 'DELETING'] },
    { family: 'error', count: 3, statuses: ['ERROR'] },
  ]);
  assert.deepEqual(countFamilies([], of), []);
});

test('each resource that a menu counts has families for its statuses, or no status', () => {
  const without = ['network', 'security_group', 'ssh_key', 'identity_provider', 'partner'];
  // As text: a definition brings its icon, which Node.js cannot read.
  const folder = join(import.meta.dirname, '../../resources');
  const counted = globSync('*/definition.ts', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => text.includes('menu: {') && !text.includes('isCounted: false'))
    .flatMap((text) => /name: '(\w+)'/.exec(text)?.[1] ?? []);
  assert.ok(counted.length > 5);
  for (const name of counted) assert.ok(families[name] || without.includes(name), `${name} has no line in families.ts`);
});

// spec: overview.attention
test('errors come before warnings, the newest first in each', () => {
  const item = (key: string, level: Attention['level'], at: string | null): Attention => ({
    key,
    level,
    at,
    title: '',
    text: '',
    to: null,
  });
  const items = [
    item('no time', 'warning', null),
    item('old error', 'error', before(9 * DAY)),
    item('warning', 'warning', before(MINUTE)),
    item('error', 'error', before(MINUTE)),
  ];
  assert.deepEqual(
    inOrder(items).map(({ key }) => key),
    ['error', 'old error', 'warning', 'no time'],
  );
});

test('a day and thirty days', () => {
  for (const [ms, is] of [
    [MINUTE, true],
    [DAY, true],
    [DAY + 1, false],
  ] as const)
    assert.equal(isOfLastDay(before(ms), NOW), is);
  for (const [ms, soon] of [
    [-DAY, false],
    [DAY, true],
    [30 * DAY, true],
    [31 * DAY, false],
  ] as const)
    assert.equal(expiresSoon(before(-ms), NOW), soon);
});

const free = { limit: UNLIMITED, used: 3 };
const quota: ProjectQuota = {
  compute: { cores: free, ram: { limit: 100, used: 86 } },
  network: {
    network: { limit: 20, used: 20 },
    subnet: free,
    port: free,
    router: { limit: 10 },
    floatingip: { limit: 16, used: 14 },
    security_group: { limit: 0, used: 0 },
    security_group_rule: free,
    ipsec_site_connection: free,
  },
  lbaas: { loadbalancer: { limit: 10, used: 4 }, pool: free, member: free },
  storage: {
    volumes: free,
    volumes_size: free,
    storage_policies: {},
    snapshots: free,
    volumes_backups: free,
    backups: free,
    backup_plans: free,
  },
};

// spec: overview.quota
test('quotas with a limit and a use have a row, in a fixed order; above 85 % one is nearly used up', () => {
  assert.deepEqual(
    rowsOf(quota).map((row) => [row.name, row.isBytes, isNearlyUsed(row)]),
    [
      ['ram', true, true],
      ['floatingip', false, true],
      ['loadbalancer', false, false],
      ['network', false, true],
    ],
  );
  assert.equal(isNearlyUsed({ used: 85, limit: 100 }), false);
  const { low, high } = marksOf({ limit: 20 });
  assert.ok(17 <= low && 19 < high && high < 20);
});

test('the storage of a policy has a row where it has a limit, else its share of the whole is told, the most first', () => {
  const { storage } = quota;
  const storage_policies = {
    fast: { limit: 50, used: 30 },
    cold: { limit: UNLIMITED, used: 2 },
    standard: { limit: UNLIMITED, used: 7 },
    unused: { limit: UNLIMITED, used: 0 },
    unknown: { limit: 9 },
  };
  const given = { ...quota, storage: { ...storage, volumes_size: { limit: 100, used: 39 }, storage_policies } };
  assert.deepEqual(
    rowsOf(given)
      .filter(({ name }) => name === 'volumes_size')
      .map(({ policy, used, limit }) => [policy, used, limit]),
    [
      [undefined, 39, 100],
      ['fast', 30, 50],
    ],
  );
  assert.deepEqual(sharesOf(given), [
    { policy: 'standard', used: 7 },
    { policy: 'cold', used: 2 },
  ]);
});

test('what a task took is told once it has ended', () => {
  const task = { state: 'success', created_at: before(90_000), updated_at: before(0) } as const;
  assert.equal(millisecondsTaken(task), 90_000);
  assert.equal(millisecondsTaken({ ...task, state: 'running' }), null);
  assert.equal(millisecondsTaken({ ...task, created_at: before(-5) }), 0);
});

// spec: overview.running
test('the time left is told from 10 % on', () => {
  const left = (progress: number | null, ms: number) => millisecondsLeft({ progress, created_at: before(ms) }, NOW);
  for (const [progress, ms, time] of [
    [null, MINUTE, null],
    [9, MINUTE, null],
    [10, MINUTE, 9 * MINUTE],
    [50, MINUTE, MINUTE],
    [100, MINUTE, null],
    [50, -MINUTE, null],
  ] as const)
    assert.equal(left(progress, ms), time, `${progress} %`);
  assert.deepEqual([200, 59_400, 90_000, 3_600_000].map(roundedSeconds), [1, 59, 120, 3600]);
});
