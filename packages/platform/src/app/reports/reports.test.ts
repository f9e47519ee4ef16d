import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { demoUserId } from '../../identity/accounts/demo-accounts.ts';
import type { PlatformSettings } from '../start/settings.ts';
import { openProbeEngine } from '../testing/probe-engine.ts';
import { openTestPlatform, type Signed } from '../testing/test-platform.ts';
import { draftsIn } from './drafts.ts';
import { writeReport } from './write-report.ts';

const said = { contact_email: 'jonas@norrland.example', problem_description: 'It does not open', request_id: 'r-17' };

async function open(t: TestContext, settings: Partial<PlatformSettings> = {}) {
  const testPlatform = await openTestPlatform(t, settings, { openEngine: openProbeEngine });
  const { call, platform } = testPlatform;
  const folder = join(testPlatform.settings.dataFolder, 'reports');
  return {
    ...testPlatform,
    folder,
    send: (as: Signed, body: object = said) =>
      call('/api/v2/reports/', { method: 'POST', body, as, headers: { 'User-Agent': 'a browser' } }),
    done: () => platform.internals.tasks.idle(),
    read: (id: string, name: string) => JSON.parse(readFileSync(join(folder, id, `${name}.json`), 'utf8')),
  };
}

test('a report lies in the data folder, with what is needed to look into it', async (t) => {
  const { call, signIn, send, done, folder, read } = await open(t);
  const as = await signIn('jonas.lind', 'payments-prod');
  const { status, json } = await send(as);
  assert.equal(status, 202);
  await done();
  const task = await call(`/api/v2/tasks/${json.task_id}`, { as });
  assert.equal(task.json.state, 'success');
  assert.equal(task.json.name, 'reports.send');

  const [id = '', ...others] = readdirSync(folder);
  assert.deepEqual(others, []);
  assert.deepEqual(readdirSync(join(folder, id)).toSorted(), ['audit.json', 'report.json', 'tasks.json']);
  const report = read(id, 'report');
  assert.equal(report.contact_email, said.contact_email);
  assert.equal(report.problem_description, said.problem_description);
  assert.equal(report.request_id, 'r-17');
  assert.deepEqual(report.from, { user_id: demoUserId('jonas.lind'), name: 'jonas.lind', domain: 'Norrland Retail' });
  assert.equal(report.versions.node, process.version);
  assert.match(report.versions.version, /^\d+\./);
  assert.equal(report.browser, 'a browser');
  assert.deepEqual(
    read(id, 'audit').map(({ type }: { type: string }) => type),
    ['login'],
  );
  assert.deepEqual(
    read(id, 'tasks').map(({ name }: { name: string }) => name),
    ['reports.send'],
  );
  assert.equal(statSync(join(folder, id)).mode & 0o777, 0o700);
  assert.equal(statSync(join(folder, id, 'report.json')).mode & 0o777, 0o600);
});

// spec: report.private
test('what somebody wrote is in no task, and is nobody else’s to see', async (t) => {
  const { call, signIn, send, done, folder, read, platform } = await open(t);
  const as = await signIn('jonas.lind', 'payments-prod');
  const { json } = await send(as);
  await done();
  const mia = await signIn('mia.hallberg', 'payments-prod');
  assert.equal((await call(`/api/v2/tasks/${json.task_id}`, { as: mia })).status, 404);
  const { text } = await call(`/api/v2/tasks/${json.task_id}`, { as });
  assert.doesNotMatch(text, /norrland\.example|does not open/);
  const [id = ''] = readdirSync(folder);
  const all = ['report', 'audit', 'tasks'].map((name) => JSON.stringify(read(id, name))).join();
  assert.ok(!all.includes(as.sessionId) && !all.includes(as.token ?? '-'));
  assert.doesNotMatch(all, /password|token|kwargs|Copper/i);
  assert.equal(await platform.internals.store.read((tx) => draftsIn(tx).count()), 0);
});

// spec: report.once
test('only one at a time, and not without end', async (t) => {
  const { signIn, send, done, clock } = await open(t);
  const as = await signIn('jonas.lind', 'payments-prod');
  const both = await Promise.all([send(as), send(as)]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [202, 409]);
  assert.equal(both.find(({ status }) => status === 409)?.json.error.err_code, 'not_allowed_now');
  await done();
  for (let at = 1; at < 10; at += 1) {
    assert.equal((await send(as)).status, 202);
    await done();
  }
  const refused = await send(as);
  assert.deepEqual([refused.status, refused.json.error.err_code], [429, 'too_many_attempts']);
  const mia = await signIn('mia.hallberg');
  assert.equal((await send(mia)).status, 202);
  clock.advance(3_600_001);
  assert.equal((await send(await signIn('jonas.lind'))).status, 202);
});

for (const [what, body, field] of [
  ['no address', { ...said, contact_email: '' }, 'contact_email'],
  ['a wrong address', { ...said, contact_email: 'jonas@@norrland' }, 'contact_email'],
  ['an address with a second recipient', { ...said, contact_email: 'a@b.co\nBcc: c@d.co' }, 'contact_email'],
  ['a description without end', { ...said, problem_description: 'x'.repeat(10_001) }, 'problem_description'],
  ['a field nobody knows', { ...said, path: '../../etc' }, 'path'],
] as const) {
  test(`a report with ${what} is refused`, async (t) => {
    const { signIn, send } = await open(t);
    const { status, json } = await send(await signIn('jonas.lind'), body);
    assert.equal(status, 400);
    assert.deepEqual(Object.keys(json.error.fields), [field]);
  });
}

// spec: report.off
test('an operator who wants no reports gets none, and people are told', async (t) => {
  const { call, signIn, send } = await open(t, { reports: false });
  const as = await signIn('jonas.lind');
  assert.deepEqual((await call('/api/v2/settings/reports/', { as })).json, { problem: { sending_enabled: false } });
  assert.equal((await send(as)).status, 409);
});

test('reports are for people who are signed in, and then they are on', async (t) => {
  const { call, signIn } = await open(t);
  assert.equal((await call('/api/v2/settings/reports/')).status, 401);
  assert.equal((await call('/api/v2/reports/', { method: 'POST', body: said })).status, 401);
  const as = await signIn('otto.viewer');
  assert.deepEqual((await call('/api/v2/settings/reports/', { as })).json, { problem: { sending_enabled: true } });
});

test('a report that was half written before a crash is written anew, whole', async (t) => {
  const { signIn, send, done, folder, settings } = await open(t);
  await send(await signIn('jonas.lind'));
  await done();
  const [id = ''] = readdirSync(folder);
  await writeReport(settings.dataFolder, { id, report: { again: true }, audit: [], tasks: [] });
  assert.deepEqual(readdirSync(folder), [id]);
  assert.deepEqual(JSON.parse(readFileSync(join(folder, id, 'report.json'), 'utf8')), { again: true });
});
