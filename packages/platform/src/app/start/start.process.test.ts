import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { startChild } from '../testing/child-process.ts';
import { demoUserId } from '../../identity/accounts/demo-accounts.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { ask } from '../testing/test-platform.ts';

// What a start does in a process of its own; what it refuses, and with which words: start.test.ts.

/** What a person sees who starts it in vain. */
async function failure(t: Parameters<typeof startChild>[0], env: Record<string, string>) {
  const child = await startChild(t, 'main.ts', { SKYDECK_PORT: '0', ...env });
  const { code, errors } = await child.ended();
  assert.equal(code, 1, errors);
  assert.match(errors, /^[^\n]+\.\n$/);
  return errors;
}

test('a port in use is one sentence and exit code 1', async (t) => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  t.after(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const output = await failure(t, { SKYDECK_DATA: tempFolder(t), SKYDECK_PORT: String(port), SKYDECK_DEMO: '0' });
  assert.match(output, new RegExp(`Port ${port} is used by another program`));
});

// spec: data.lock
test('a folder in use is refused with the pid of who uses it, and free again after kill -9', async (t) => {
  const dataFolder = tempFolder(t);
  const env = { SKYDECK_DATA: dataFolder, SKYDECK_PORT: '0' };
  const holder = await startChild(t, 'app/testing/platform-process.ts', env);
  assert.match((await holder.line()) ?? '', /^url /);
  const output = await failure(t, { SKYDECK_DATA: dataFolder });
  assert.match(output, /used by another running Skydeck \(process \d+\)/);

  holder.kill('SIGKILL');
  await holder.ended();
  assert.ok(existsSync(join(dataFolder, 'skydeck.pid')), 'the dead one left its pid behind, which must not matter');
  const next = await startChild(t, 'app/testing/platform-process.ts', env);
  assert.match((await next.line()) ?? '', /^url /);
});

test('it prints its address and accounts, and SIGINT and SIGTERM stop it cleanly', async (t) => {
  const dataFolder = tempFolder(t);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const child = await startChild(t, 'main.ts', { SKYDECK_DATA: dataFolder, SKYDECK_PORT: '0' });
    const printed: string[] = [];
    while (!printed.some((line) => line.includes('otto.viewer')))
      printed.push((await child.line()) ?? assert.fail('it ended'));
    assert.match(printed.join('\n'), /Skydeck is at http:\/\/localhost:\d+/);
    assert.match(printed.join('\n'), /mia\.hallberg +Quiet-Harbour-47/);
    child.kill(signal);
    const { code, errors } = await child.ended();
    assert.deepEqual([code, errors], [0, ''], signal);
    assert.ok(!existsSync(join(dataFolder, 'skydeck.pid')), signal);
  }
});

test('where it is asked for, the log has each row of the audit log as a line, and no secret', async (t) => {
  const env = { SKYDECK_DATA: tempFolder(t), SKYDECK_PORT: '0', SKYDECK_AUDIT_LOG: '1' };
  const child = await startChild(t, 'app/testing/platform-process.ts', env);
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
