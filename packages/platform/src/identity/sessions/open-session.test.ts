import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Allowed } from '@skydeck/contract';
import type { OpenEngine } from '../../engines/engine.ts';
import { setProjectEnabled, setUserEnabled } from '../accounts/change-account.ts';
import { demoProjectId, demoUserId } from '../accounts/demo-accounts.ts';
import { eventsAfter } from '../../store/events.ts';
import { openProbeEngine } from '../../app/testing/probe-engine.ts';
import { openTestPlatform, type Signed } from '../../app/testing/test-platform.ts';

const path = '/api/v2/session/open';
const nothing = { asked: null, last: null };

test('one answer has what four have', async (t) => {
  const { call, signIn } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const as = await signIn('sara.nyberg');
  const { status, json } = await call(path, { method: 'POST', as, body: nothing });
  assert.equal(status, 200);
  const { profile, projects, scope, allowed } = json;
  const inside: Signed = { ...as, token: scope.token };
  assert.deepEqual(profile, { ...(await call('/api/v2/accounts/whoami/', { as })).json, project_id: scope.project_id });
  assert.deepEqual(projects, (await call('/api/v2/accounts/projects', { as })).json.data);
  assert.deepEqual(allowed, (await call('/api/v2/meta', { as: inside })).json.data);
  assert.ok(allowed.some(({ name }: { name: string }) => name === 'compute_networks'));
});

// spec: live.first
test('it names the newest event: a live link that begins after it is told of all that follows', async (t) => {
  const { platform, call, signIn } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const as = await signIn('sara.nyberg');
  const seqNow = async () => (await call(path, { method: 'POST', as, body: nothing })).json.event_seq;
  const before = await seqNow();
  await platform.internals.store.write(async (tx) =>
    tx.emit({
      type: 'probe',
      operation: 'created',
      object: { id: 'new' },
      projectId: null,
      subject: 'compute_networks',
      requestId: null,
    }),
  );
  const [first] = (await platform.internals.store.read(({ tables }) => eventsAfter(tables, before, 10))) ?? [];
  assert.equal(first?.object_id, 'new');
  assert.equal(await seqNow(), first?.seq);
});

test('it allows nothing that the cloud does not offer', async (t) => {
  const openEngine: OpenEngine = (parts) => ({ ...openProbeEngine(parts), offers: { network: 'read' } });
  const { call, signIn } = await openTestPlatform(t, {}, { openEngine });
  const as = await signIn('sara.nyberg');
  const { scope, allowed } = (await call(path, { method: 'POST', as, body: nothing })).json;
  const methodsOf = new Map(allowed.map(({ name, methods }: Allowed) => [name, methods]));
  assert.deepEqual(methodsOf.get('compute_networks'), ['GET']);
  assert.equal(methodsOf.has('compute_routers'), false);
  assert.deepEqual(allowed, (await call('/api/v2/meta', { as: { ...as, token: scope.token } })).json.data);
});

test('the scope is the one asked for, else the last one of the same person', async (t) => {
  const { call, signIn } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const begin = async (name: string, body: object): Promise<string | null> =>
    (await call(path, { method: 'POST', as: await signIn(name), body })).json.scope.project_id;
  const [storefront, warehouse] = [demoProjectId('storefront'), demoProjectId('warehouse-edge')];
  const lastOf = (name: string, project_id: string | null) => ({ user_id: demoUserId(name), project_id });

  assert.equal(await begin('sara.nyberg', { asked: warehouse, last: null }), warehouse);
  assert.equal(await begin('sara.nyberg', { asked: storefront, last: lastOf('sara.nyberg', warehouse) }), storefront);
  assert.equal(await begin('sara.nyberg', { asked: null, last: lastOf('sara.nyberg', warehouse) }), warehouse);
  const own = await begin('sara.nyberg', nothing);
  assert.equal(await begin('sara.nyberg', { asked: null, last: lastOf('mia.hallberg', null) }), own);
  assert.equal(await begin('sara.nyberg', { asked: demoProjectId('payments-prod'), last: null }), own, 'not theirs');
  assert.equal(await begin('mia.hallberg', { asked: null, last: lastOf('mia.hallberg', null) }), null, 'domain mode');
  assert.equal(await begin('mia.hallberg', { asked: storefront, last: lastOf('mia.hallberg', null) }), storefront);
  assert.equal(await begin('admin', { asked: null, last: lastOf('admin', null) }), null, 'the whole cloud');
});

test('a form in another page gets exactly the project it asks for, or no scope and why', async (t) => {
  const { platform, call, signIn } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const headers = { 'X-Frame-Host': 'http://localhost:8801' };
  const [storefront, payments] = [demoProjectId('storefront'), demoProjectId('payments-prod')];
  const sara = await signIn('sara.nyberg');
  const open = async (asked: string | null) =>
    (await call(path, { method: 'POST', as: sara, headers, body: { asked, last: null } })).json;

  const inside = await open(storefront);
  assert.deepEqual([inside.scope.project_id, inside.not_open], [storefront, undefined]);
  for (const asked of [payments, demoUserId('sara.nyberg'), 'not-a-project', '']) {
    const { scope, not_open, allowed, profile } = await open(asked);
    assert.deepEqual([scope, not_open, allowed, profile.project_id], [null, 'not-found', [], null], asked);
  }
  await platform.internals.store.write((tx) => setProjectEnabled(tx, platform.internals.signal, storefront, false));
  const closed = await open(storefront);
  assert.deepEqual([closed.scope, closed.not_open, closed.allowed], [null, 'disabled', []]);
  const free = await open(null);
  assert.ok(free.scope, 'without a wish in one of the person’s own');
  const tab = await call(path, { method: 'POST', as: sara, body: { asked: storefront, last: null } });
  assert.ok(tab.json.scope, 'the console itself begins elsewhere');
});

test('without an enabled project there is no scope, and nothing is allowed', async (t) => {
  const { platform, call, signIn } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const { store, signal } = platform.internals;
  const as = await signIn('jonas.lind');
  const { json } = await call(path, { method: 'POST', as, body: nothing });
  for (const { id, enabled } of json.projects as { id: string; enabled: boolean }[])
    if (enabled) await store.write((tx) => setProjectEnabled(tx, signal, id, false));
  const { json: closed } = await call(path, { method: 'POST', as, body: nothing });
  assert.deepEqual([closed.scope, closed.allowed, closed.profile.name], [null, [], 'jonas.lind']);
});

test('it is for people who are signed in and enabled, and for no other site', async (t) => {
  const { platform, call, signIn } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  assert.equal((await call(path, { method: 'POST', body: nothing })).status, 401);
  const as = await signIn('jonas.lind');
  const foreign = { 'X-Requested-With': '', Origin: 'https://evil.example' };
  assert.equal((await call(path, { method: 'POST', as, body: nothing, headers: foreign })).status, 403);
  for (const body of [{}, { asked: 1, last: null }, { ...nothing, more: true }])
    assert.equal((await call(path, { method: 'POST', as, body })).status, 400);
  const { store, signal } = platform.internals;
  await store.write((tx) => setUserEnabled(tx, signal, demoUserId('jonas.lind'), false));
  assert.notEqual((await call(path, { method: 'POST', as, body: nothing })).status, 200);
});
