import assert from 'node:assert/strict';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import { openProbeEngine } from '../testing/probe-engine.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { ask, openTestPlatform } from '../testing/test-platform.ts';
import { readSettings } from './settings.ts';
import { startPlatform } from './start-platform.ts';
import { StartRefusal } from './start-refusal.ts';

// That a refusal is one sentence on the screen, and exit code 1: start.process.test.ts.

// spec: data.ports
test('settings come from the environment, with sound values for those left out', () => {
  const settings = readSettings({});
  assert.deepEqual(
    [settings.port, settings.host, settings.theme, settings.demo, settings.test, settings.idleMinutes],
    [8800, 'localhost', 'skydeck', true, false, 15],
  );
  assert.equal(settings.partnerOrigin, 'http://localhost:8801');
  const other = readSettings({
    SKYDECK_PORT: '9000',
    SKYDECK_PARTNER_PORT: '9001',
    SKYDECK_THEME: 'terrane',
    SKYDECK_DEMO: '0',
    SKYDECK_TEST: '1',
    SKYDECK_IDLE_MINUTES: '5',
  });
  assert.deepEqual(
    [other.port, other.partnerOrigin, other.theme, other.demo, other.test, other.idleMinutes],
    [9000, 'http://localhost:9001', 'terrane', false, true, 5],
  );
});

test('where others can reach it, the demo is off unless it is asked for', () => {
  assert.deepEqual(
    ['8800', '8910', '65500', '0'].map((port) => readSettings({ SKYDECK_PORT: port }).s3Port),
    [8890, 9000, 65_410, 0],
  );
  assert.equal(readSettings({ SKYDECK_HOST: '0.0.0.0' }).demo, false);
  assert.equal(readSettings({ SKYDECK_HOST: '0.0.0.0', SKYDECK_DEMO: '1' }).demo, true);
});

for (const [name, value] of [
  ['SKYDECK_PORT', 'eighty'],
  ['SKYDECK_PORT', '70000'],
  ['SKYDECK_PORT', '-1'],
  ['SKYDECK_DEMO', 'perhaps'],
  ['SKYDECK_IDLE_MINUTES', '0'],
  ['SKYDECK_IDLE_MINUTES', '1441'],
  ['SKYDECK_IDLE_MINUTES', 'long'],
  ['SKYDECK_ALLOWED_TARGETS', 'https://a'],
  ['SKYDECK_TRUSTED_PROXIES', 'proxy.example.com'],
  ['SKYDECK_LIMIT_CONNECTIONS', 'many'],
  ['SKYDECK_LIMIT_JSON_DEPTH', '2'],
  ['SKYDECK_LIMIT_LIVE_FRAMES', '-1'],
  ['SKYDECK_PUBLIC_ORIGIN', 'console.example.com'],
  ['SKYDECK_PUBLIC_ORIGIN', 'https://console.example.com/path'],
] as const) {
  test(`${name}=${value} is refused by name`, () => {
    assert.throws(
      () => readSettings({ [name]: value }),
      (error) => error instanceof StartRefusal && error.message.startsWith(`${name} is '${value}'`),
    );
  });
}

test('a token of the metrics that is easy to guess is refused by name, and not repeated', () => {
  for (const token of ['short', 'with a space and more than thirty-two characters']) {
    assert.throws(
      () => readSettings({ SKYDECK_METRICS_TOKEN: token }),
      (error) =>
        error instanceof StartRefusal &&
        error.message.startsWith('SKYDECK_METRICS_TOKEN must') &&
        !error.message.includes(token),
    );
  }
  const token = 'a-token-of-thirty-two-characters';
  assert.equal(readSettings({ SKYDECK_METRICS_TOKEN: token }).metricsToken, token);
  assert.equal(readSettings({}).metricsToken, null);
});

test('a database that is no URL of PostgreSQL is refused by name, and its password is not repeated', () => {
  for (const url of ['mysql://sky:hush-hush@db/skydeck', 'postgres://sky:hush-hush@[db/skydeck', 'hush-hush'])
    assert.throws(
      () => readSettings({ DATABASE_URL: url }),
      (error) =>
        error instanceof StartRefusal &&
        error.message.startsWith('DATABASE_URL must be like') &&
        !error.message.includes('hush-hush'),
    );
  const url = 'postgresql://sky@db.example.com/skydeck?sslmode=verify-full';
  assert.equal(readSettings({ DATABASE_URL: url }).databaseUrl, url);
  assert.equal(readSettings({}).databaseUrl, null);
});

test('a server that does not answer is refused, without its password', async (t) => {
  const output = await refusal({
    SKYDECK_DATA: tempFolder(t),
    DATABASE_URL: 'postgres://sky:hush-hush@localhost:1/skydeck',
  });
  assert.match(output, /^The database localhost:1\/skydeck cannot be opened: /);
  assert.doesNotMatch(output, /hush-hush/);
});

/** Why it cannot be started with these settings: the one sentence that a person sees. */
async function refusal(env: Record<string, string>): Promise<string> {
  const settings = readSettings({ SKYDECK_PORT: '0', ...env });
  const error = await startPlatform(settings, { readers: 0 }).then(
    (platform) => platform.close().then(() => assert.fail('it started')),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof StartRefusal, String(error));
  assert.match(error.message, /^[^\n]+\.$/);
  return error.message;
}

/** A start that hangs is to say so. */
const PATIENCE_MS = 60_000;

for (const [what, below] of [
  ['a file', []],
  ['a folder in a file', ['data']],
  ['a folder far below a file', ['skydeck', 'data']],
] as const) {
  test(`a data folder that is ${what} is refused`, async (t) => {
    const file = join(tempFolder(t), 'file');
    writeFileSync(file, '');
    const output = await refusal({ SKYDECK_DATA: join(file, ...below) });
    assert.match(output, /is a file, or lies in one/);
  });
}

test('a data folder that cannot be made is refused', { timeout: PATIENCE_MS }, async () => {
  // A folder of the kernel's, where nothing can be made; where there is none, the root is closed to others.
  const output = await refusal({ SKYDECK_DATA: '/proc/skydeck/data' });
  assert.match(output, /cannot be written/);
});

test('a full disk is refused', async (t) => {
  const dataFolder = tempFolder(t);
  // Whatever is written there finds no room. Where there is no such file, none can be made.
  symlinkSync('/dev/full', join(dataFolder, 'skydeck.pid'));
  const output = await refusal({ SKYDECK_DATA: dataFolder });
  assert.match(output, existsSync('/dev/full') ? /is full; make room there/ : /cannot be written/);
});

test('a database that is none is refused', async (t) => {
  const dataFolder = tempFolder(t);
  writeFileSync(join(dataFolder, 'skydeck.db'), 'no database'.repeat(100));
  const output = await refusal({ SKYDECK_DATA: dataFolder });
  assert.match(output, /is damaged \(SQLITE_NOTADB\)/);
});

test('a database that is gone is refused, with the demo and without', async (t) => {
  const dataFolder = tempFolder(t);
  writeFileSync(join(dataFolder, 'sealing.key'), Buffer.alloc(32));
  for (const demo of ['1', '0']) {
    const output = await refusal({ SKYDECK_DATA: dataFolder, SKYDECK_DEMO: demo });
    assert.match(output, /has data, but its database .* is gone or empty; put a copy of it in its place/);
  }
});

test('a database of a newer version is refused', async (t) => {
  const dataFolder = tempFolder(t);
  const { platform } = await openTestPlatform(t, { dataFolder }, { openEngine: openProbeEngine });
  await platform.close();
  const database = new Database(join(dataFolder, 'skydeck.db'));
  database
    .prepare('insert into kysely_migration (name, timestamp) values (?, ?)')
    .run('9999-from-the-future', '2030-01-01T00:00:00.000Z');
  database.close();
  const output = await refusal({ SKYDECK_DATA: dataFolder });
  assert.match(output, /written by a newer Skydeck/);
});

test('an unknown theme is refused with those there are', async (t) => {
  const output = await refusal({ SKYDECK_DATA: tempFolder(t), SKYDECK_THEME: 'plaid' });
  assert.match(output, /'plaid'.*halyard, skydeck, terrane/);
});

test('the same process cannot open a folder twice either', async (t) => {
  const dataFolder = tempFolder(t);
  await openTestPlatform(t, { dataFolder }, { openEngine: openProbeEngine });
  await assert.rejects(openTestPlatform(t, { dataFolder }, { openEngine: openProbeEngine }), StartRefusal);
});

test('without the demo there is one administrator, whose password is told once', async (t) => {
  const dataFolder = tempFolder(t);
  const first = await openTestPlatform(t, { dataFolder, demo: false }, { openEngine: openProbeEngine });
  assert.equal(first.platform.hasDemo, false);
  const login = { method: 'POST', body: { username: 'admin', password: first.platform.firstPassword ?? '' } };
  assert.equal((await first.call('/api/v2/login', login)).json.is_superuser, true);
  await first.platform.close();
  const second = await openTestPlatform(t, { dataFolder, demo: false }, { openEngine: openProbeEngine });
  assert.equal(second.platform.firstPassword, null);
});

test('the clock can be moved over HTTP only where it is a test’s', async (t) => {
  const movable = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const move = { method: 'POST', body: { advance_ms: 60_000 } };
  assert.equal((await movable.call('/api/v2/test/clock', move)).json.now, '2026-11-21T08:01:00.000Z');
  const real = await openTestPlatform(t, { test: false }, { openEngine: openProbeEngine });
  assert.equal((await real.call('/api/v2/test/clock', move)).status, 404);
});

test('sessions live through a restart', async (t) => {
  const dataFolder = tempFolder(t);
  const first = await openTestPlatform(t, { dataFolder }, { openEngine: openProbeEngine });
  const as = await first.signIn('jonas.lind', 'payments-prod');
  await first.platform.close();
  const second = await openTestPlatform(t, { dataFolder }, { openEngine: openProbeEngine });
  assert.equal((await ask(`${second.url}/api/v2/meta`, { as })).status, 200);
});
