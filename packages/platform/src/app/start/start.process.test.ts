import assert from 'node:assert/strict';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import { startChild } from '../testing/child-process.ts';
import { openProbeEngine } from '../testing/probe-engine.ts';
import { demoUserId } from '../../identity/accounts/demo-accounts.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { ask, openTestPlatform } from '../testing/test-platform.ts';
import { readSettings } from './settings.ts';
import { StartRefusal } from './start-refusal.ts';

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

/** What a person sees who starts it in vain. */
async function failure(t: Parameters<typeof startChild>[0], env: Record<string, string>) {
  const { code, errors } = await startChild(t, 'main.ts', { SKYDECK_PORT: '0', ...env }).ended();
  assert.equal(code, 1, errors);
  return errors;
}

/** A start that hangs is to say so. */
const PATIENCE_MS = 60_000;
const oneSentence = /^[^\n]+\.\n$/;

test('a port in use is one sentence and exit code 1', async (t) => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  t.after(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const output = await failure(t, { SKYDECK_DATA: tempFolder(t), SKYDECK_PORT: String(port) });
  assert.match(output, oneSentence);
  assert.match(output, new RegExp(`Port ${port} is used by another program`));
});

for (const [what, below] of [
  ['a file', []],
  ['a folder in a file', ['data']],
  ['a folder far below a file', ['skydeck', 'data']],
] as const) {
  test(`a data folder that is ${what} is one sentence and exit code 1`, async (t) => {
    const file = join(tempFolder(t), 'file');
    writeFileSync(file, '');
    const output = await failure(t, { SKYDECK_DATA: join(file, ...below) });
    assert.match(output, oneSentence);
    assert.match(output, /is a file, or lies in one/);
  });
}

test('a data folder that cannot be made is one sentence and exit code 1', { timeout: PATIENCE_MS }, async (t) => {
  // A folder of the kernel's, where nothing can be made; where there is none, the root is closed to others.
  const output = await failure(t, { SKYDECK_DATA: '/proc/skydeck/data' });
  assert.match(output, oneSentence);
  assert.match(output, /cannot be written/);
});

test('a full disk is one sentence and exit code 1', async (t) => {
  const dataFolder = tempFolder(t);
  // Whatever is written there finds no room. Where there is no such file, none can be made.
  symlinkSync('/dev/full', join(dataFolder, 'skydeck.pid'));
  const output = await failure(t, { SKYDECK_DATA: dataFolder });
  assert.match(output, oneSentence);
  assert.match(output, existsSync('/dev/full') ? /is full; make room there/ : /cannot be written/);
});

test('a database that is none is one sentence and exit code 1', async (t) => {
  const dataFolder = tempFolder(t);
  writeFileSync(join(dataFolder, 'skydeck.db'), 'no database'.repeat(100));
  const output = await failure(t, { SKYDECK_DATA: dataFolder });
  assert.match(output, oneSentence);
  assert.match(output, /is damaged \(SQLITE_NOTADB\)/);
});

test('a database that is gone is one sentence and exit code 1, with the demo and without', async (t) => {
  const dataFolder = tempFolder(t);
  writeFileSync(join(dataFolder, 'sealing.key'), Buffer.alloc(32));
  for (const demo of ['1', '0']) {
    const output = await failure(t, { SKYDECK_DATA: dataFolder, SKYDECK_DEMO: demo });
    assert.match(output, oneSentence);
    assert.match(output, /has data, but its database .* is gone or empty; put a copy of it in its place/);
  }
});

test('a database of a newer version is one sentence and exit code 1', async (t) => {
  const dataFolder = tempFolder(t);
  const { platform } = await openTestPlatform(t, { dataFolder }, { openEngine: openProbeEngine });
  await platform.close();
  const database = new Database(join(dataFolder, 'skydeck.db'));
  database
    .prepare('insert into kysely_migration (name, timestamp) values (?, ?)')
    .run('9999-from-the-future', '2030-01-01T00:00:00.000Z');
  database.close();
  const output = await failure(t, { SKYDECK_DATA: dataFolder });
  assert.match(output, oneSentence);
  assert.match(output, /written by a newer Skydeck/);
});

test('an unknown theme is one sentence that names those there are', async (t) => {
  const output = await failure(t, { SKYDECK_DATA: tempFolder(t), SKYDECK_THEME: 'plaid' });
  assert.match(output, oneSentence);
  assert.match(output, /'plaid'.*halyard, skydeck, terrane/);
});

// spec: data.lock
test('a folder in use is refused with the pid of who uses it, and free again after kill -9', async (t) => {
  const dataFolder = tempFolder(t);
  const env = { SKYDECK_DATA: dataFolder, SKYDECK_PORT: '0' };
  const holder = startChild(t, 'app/testing/platform-process.ts', env);
  assert.match((await holder.line()) ?? '', /^url /);
  const output = await failure(t, { SKYDECK_DATA: dataFolder });
  assert.match(output, oneSentence);
  assert.match(output, /used by another running Skydeck \(process \d+\)/);

  holder.kill('SIGKILL');
  await holder.ended();
  assert.ok(existsSync(join(dataFolder, 'skydeck.pid')), 'the dead one left its pid behind, which must not matter');
  const next = startChild(t, 'app/testing/platform-process.ts', env);
  assert.match((await next.line()) ?? '', /^url /);
});

test('the same process cannot open a folder twice either', async (t) => {
  const dataFolder = tempFolder(t);
  await openTestPlatform(t, { dataFolder }, { openEngine: openProbeEngine });
  await assert.rejects(openTestPlatform(t, { dataFolder }, { openEngine: openProbeEngine }), StartRefusal);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`it prints its address and accounts, and ${signal} stops it cleanly`, async (t) => {
    const dataFolder = tempFolder(t);
    const child = startChild(t, 'main.ts', { SKYDECK_DATA: dataFolder, SKYDECK_PORT: '0' });
    const printed: string[] = [];
    while (!printed.some((line) => line.includes('otto.viewer')))
      printed.push((await child.line()) ?? assert.fail('it ended'));
    assert.match(printed.join('\n'), /Skydeck is at http:\/\/localhost:\d+/);
    assert.match(printed.join('\n'), /mia\.hallberg +Quiet-Harbour-47/);
    child.kill(signal);
    const { code, errors } = await child.ended();
    assert.deepEqual([code, errors], [0, '']);
    assert.ok(!existsSync(join(dataFolder, 'skydeck.pid')));
  });
}

test('where it is asked for, the log has each row of the audit log as a line, and no secret', async (t) => {
  const env = { SKYDECK_DATA: tempFolder(t), SKYDECK_PORT: '0', SKYDECK_AUDIT_LOG: '1' };
  const child = startChild(t, 'app/testing/platform-process.ts', env);
  const url = ((await child.line()) ?? '').replace('url ', '');
  const body = { username: 'jonas.lind', password: 'Copper-Lantern-58' };
  const { json } = await ask(`${url}/api/v2/login`, { method: 'POST', body });
  await ask(`${url}/api/v2/login`, { method: 'POST', body: { ...body, password: 'a wrong one' } });
  child.kill('SIGKILL');
  const { errors } = await child.ended();
  const lines = errors
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    lines.map(({ msg, audit }) => [msg, audit.id, audit.type, audit.user_id, audit.account, audit.times]),
    [
      ['audit', 1, 'login', demoUserId('jonas.lind'), 'jonas.lind', 1],
      ['audit', 2, 'login_failed', demoUserId('jonas.lind'), 'jonas.lind', 1],
    ],
  );
  for (const secret of [json.token, body.password, 'a wrong one']) assert.ok(!errors.includes(secret));
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
