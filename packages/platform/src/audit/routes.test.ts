import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { type ActivityEntry, type AuditEntry, REQUEST_ID_HEADER } from '@skydeck/contract';
import { demoProjectId, demoUserId } from '../identity/accounts/demo-accounts.ts';
import { type Caller, callersOf } from '../app/testing/callers.ts';
import { openTestPlatform, type TestPlatform } from '../app/testing/test-platform.ts';

const routers = '/api/v2/compute/routers';

async function open(t: TestContext) {
  const platform = await openTestPlatform(t);
  const { call } = platform;
  const callers = await callersOf(platform);
  const make = async (caller: Caller, name: string) => {
    const made = await call(routers, { ...caller.with, method: 'POST', body: { name } });
    assert.equal(made.status, 200, made.text);
    return made.json.id as string;
  };
  const change = (caller: Caller, id: string, name: string) =>
    call(`${routers}/${id}`, { ...caller.with, method: 'PATCH', body: { name } });
  const remove = (caller: Caller, id: string) => call(`${routers}/${id}`, { ...caller.with, method: 'DELETE' });
  return { platform, callers, make, change, remove };
}

async function log({ call }: TestPlatform, caller: Caller, query: string): Promise<AuditEntry[]> {
  const { status, json } = await call(`/api/v2/audit_log?${query}`, caller.with);
  assert.equal(status, 200);
  return json.data;
}

async function activity({ call }: TestPlatform, caller: Caller, id: string, more = ''): Promise<ActivityEntry[]> {
  const { status, json } = await call(`/api/v2/activity?object_id=${id}${more}`, caller.with);
  assert.equal(status, 200);
  return json.data;
}

const said = (entries: readonly ActivityEntry[]) =>
  entries.map(({ username, activity: done, object }) => `${username} ${done} ${object.name}`);

// spec: audit.activity
test('whoever may read an object reads what was done to it, also when it is deleted', async (t) => {
  const { platform, callers, make, change, remove } = await open(t);
  const id = await make(callers.user, 'edge');
  await change(callers.token, id, 'core');
  const { headers } = await remove(callers.projectAdmin, id);
  const expected = ['mia.hallberg deleted core', 'jonas.lind updated core', 'jonas.lind created edge'];
  const { user, projectAdmin, readingToken, frame, viewer, cloudAdmin } = callers;
  for (const caller of [user, projectAdmin, readingToken, frame, viewer, cloudAdmin])
    assert.deepEqual(said(await activity(platform, caller, id)), expected, caller.name);
  const [last, middle] = await activity(platform, user, id);
  assert.deepEqual(
    [last?.request_id, last?.result, last?.full_name, middle?.changes],
    [headers.get(REQUEST_ID_HEADER), 'success', 'Mia Hallberg', [{ field: 'name', from: 'edge', to: 'core' }]],
  );
  const told = JSON.stringify(await activity(platform, user, id));
  for (const secret of ['address', 'session', 'token', 'frame']) assert.ok(!told.includes(secret), secret);
});

test('others find nothing: of another project, of the domain, of no object, of no session', async (t) => {
  const { platform, callers, make } = await open(t);
  const id = await make(callers.user, 'edge');
  for (const caller of [callers.otherUser, callers.domainAdmin])
    assert.deepEqual(await activity(platform, caller, id), [], caller.name);
  assert.deepEqual(await activity(platform, callers.user, demoUserId('jonas.lind')), []);
  assert.equal((await platform.call(`/api/v2/activity?object_id=${id}`)).status, 401);
  const { status, json } = await platform.call('/api/v2/activity', callers.user.with);
  assert.deepEqual([status, json.error.fields.object_id.code], [400, 'required']);
});

test('the newest are first, in pages of 20', async (t) => {
  const { platform, callers, make, change } = await open(t);
  const id = await make(callers.user, 'n0');
  for (let at = 1; at <= 21; at += 1) await change(callers.user, id, `n${at}`);
  const first = await platform.call(`/api/v2/activity?object_id=${id}&with_count=true`, callers.user.with);
  assert.deepEqual([first.json.data.length, first.json.count], [20, 22]);
  const rest = await activity(platform, callers.user, id, `&marker=${first.json.next_marker}`);
  assert.deepEqual(said(rest), ['jonas.lind updated n1', 'jonas.lind created n0']);
});

// spec: list.period
test('what was done in a period, and what is no time', async (t) => {
  const { platform, callers, make, change } = await open(t);
  const id = await make(callers.user, 'edge');
  platform.clock.advance(60_000);
  await change(callers.user, id, 'core');
  const [updated, created] = await activity(platform, callers.user, id);
  const between = (from = '', to = '') => activity(platform, callers.user, id, `&from=${from}&to=${to}`);
  assert.deepEqual(said(await between(created?.timestamp, updated?.timestamp)), ['jonas.lind created edge']);
  assert.deepEqual(said(await between(updated?.timestamp, '2100-01-01')), ['jonas.lind updated core']);
  const { status, json } = await platform.call(`/api/v2/activity?object_id=${id}&to=noon`, callers.user.with);
  assert.deepEqual([status, json.error.fields.to.code], [400, 'wrong_type']);
});

// spec: audit.log
test('the log is for administrators: from where, by what, and every kind of entry', async (t) => {
  const { platform, callers, make, change } = await open(t);
  const { user, token, frame, cloudAdmin, viewer } = callers;
  const id = await make(user, 'edge');
  await change(token, id, 'core');
  await change(frame, id, 'rim');
  const entries = await log(platform, viewer, `object_id=${id}`);
  assert.deepEqual(
    entries.map(({ type, activity: done, component, result, message }) => [type, done, component, result, message]),
    [
      ['router_updated', 'updated', 'compute', 'success', 'jonas.lind router_updated rim'],
      ['router_updated', 'updated', 'compute', 'success', 'jonas.lind router_updated core'],
      ['router_created', 'created', 'compute', 'success', 'jonas.lind router_created edge'],
    ],
  );
  const [framed, scripted, seated] = entries;
  assert.equal(framed?.frame, 'http://localhost:8801');
  assert.ok(framed?.session && seated?.session && framed.session !== seated.session);
  assert.ok(scripted?.api_token && scripted.session === null);
  assert.deepEqual([seated?.api_token, seated?.frame], [null, null]);
  for (const entry of entries) {
    assert.match(entry.address, /^(127\.0\.0\.1|::1)$/);
    assert.deepEqual(
      [entry.actor_id, entry.project_id, entry.object?.kind],
      [demoUserId('jonas.lind'), demoProjectId('payments-prod'), 'router'],
    );
  }
  const { json } = await platform.call('/api/v2/audit_log/activities/', cloudAdmin.with);
  const kinds = new Map(json.data.map((kind: { type: string }) => [kind.type, kind]));
  assert.deepEqual(kinds.get('router_created'), { type: 'router_created', activity: 'created', component: 'compute' });
  for (const { type } of await log(platform, cloudAdmin, 'limit=-1')) assert.ok(kinds.has(type), type);
  for (const caller of [user, token, frame, callers.domainAdmin, callers.projectAdmin, callers.adminToken])
    for (const path of ['audit_log', 'audit_log/activities'])
      assert.equal((await platform.call(`/api/v2/${path}`, caller.with)).status, 403, caller.name);
});

test('the log is filtered by who, what, where and when, and paged by id', async (t) => {
  const { platform, callers, make } = await open(t);
  const { user, otherUser, cloudAdmin: admin } = callers;
  const id = await make(user, 'edge');
  platform.clock.advance(60_000);
  await make(otherUser, 'rim');
  const names = async (query: string) =>
    (await log(platform, admin, `object_kind=router&${query}`)).map(({ object }) => object?.name);
  assert.deepEqual(await names(''), ['rim', 'edge']);
  assert.deepEqual(await names('sort=timestamp:asc'), ['edge', 'rim']);
  assert.deepEqual(await names('username=jonas.lind'), ['edge']);
  assert.deepEqual(await names(`actor_id=${demoUserId('sara.nyberg')}`), ['rim']);
  assert.deepEqual(await names(`object_id=${id}`), ['edge']);
  assert.deepEqual(await names('type=in:router_deleted,router_updated'), []);
  assert.deepEqual(await names(`project_id=${demoProjectId('storefront')}`), ['rim']);
  const later = platform.clock.now().toISOString();
  assert.deepEqual([await names(`from=${later}`), await names(`to=${later}`)], [['rim'], ['edge']]);
  const { json } = await platform.call('/api/v2/audit_log?object_kind=router&limit=1', admin.with);
  assert.deepEqual(await names(`marker=${json.next_marker}`), ['edge']);
  for (const query of ['from=yesterday', 'marker=x', 'sort=address:asc', 'colour=red', 'limit=0'])
    assert.equal((await platform.call(`/api/v2/audit_log?${query}`, admin.with)).status, 400, query);
});
