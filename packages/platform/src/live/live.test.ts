import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { demoProjectId, demoUserId } from '../identity/accounts/demo-accounts.ts';
import { revokeRole, setProjectEnabled, setUserEnabled } from '../identity/accounts/change-account.ts';
import type { Tx } from '../store/store.ts';
import { openLive } from '../app/testing/live-client.ts';
import { openProbeEngine } from '../app/testing/probe-engine.ts';
import { openTestPlatform, type Signed, type TestPlatform } from '../app/testing/test-platform.ts';
import { LOGIN_WITHIN_MS } from './connection.ts';
import { MAX_MISSED } from './missed.ts';

const open = (t: TestContext) => openTestPlatform(t, {}, { openEngine: openProbeEngine });

const loginOf = (as: Signed, since?: number) => ({
  type: 'login',
  session_id: as.sessionId,
  token: as.token,
  ...(since !== undefined && { since }),
});

async function mark({ call }: TestPlatform, as: Signed, name: string, everywhere = false) {
  const body = { id: randomUUID(), name, everywhere };
  const { status, headers } = await call('/api/v2/probe/marks', { method: 'POST', as, body });
  assert.equal(status, 200);
  return { id: body.id, requestId: headers.get('x-request-id') };
}

/** A connection that has logged in. */
async function join(t: TestContext, { url }: TestPlatform, as: Signed, since?: number) {
  const live = await openLive(t, url);
  live.send(loginOf(as, since));
  const answer = await live.next();
  assert.equal(answer?.type === 'login' && answer.code, 200);
  return live;
}

// spec: live.event
test('a change is told to its project with the whole object, its request and its number', async (t) => {
  const platform = await open(t);
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  const live = await join(t, platform, jonas);
  const { id, requestId } = await mark(platform, jonas, 'first');
  const event = await live.nextEvent();
  assert.deepEqual(event, {
    channel: 'compute',
    type: 'mark',
    operation: 'created',
    object: { id, name: 'first' },
    id,
    request_id: requestId,
    seq: 1,
    at: platform.clock.now().toISOString(),
  });
});

// spec: permission.live
test('nobody hears of another project, nor of what they may not read', async (t) => {
  const platform = await open(t);
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  const sara = await platform.signIn('sara.nyberg', 'storefront');
  const mia = await platform.signIn('mia.hallberg');
  const { json } = await platform.call('/api/v2/accounts/domain/auth/', { method: 'POST', body: {}, as: mia });
  const otto = await platform.signIn('otto.viewer');
  const { json: ofOtto } = await platform.call('/api/v2/accounts/domain/auth/', { method: 'POST', body: {}, as: otto });

  const [atSara, atMia, atOtto] = [
    await join(t, platform, sara),
    await join(t, platform, { ...mia, token: json.token }),
    await join(t, platform, { ...otto, token: ofOtto.token }),
  ];
  await mark(platform, jonas, 'private');
  await mark(platform, jonas, 'shared', true);
  assert.equal((await atSara.nextEvent()).object.name, 'shared', 'the private one did not come before it');
  assert.equal((await atOtto.nextEvent()).object.name, 'private', 'the viewer without a project sees all projects');
  assert.equal((await atOtto.nextEvent()).object.name, 'shared');
  // Domain mode has no compute subjects: the next thing Mia hears is the end of her session.
  await platform.call('/api/v2/logout', { method: 'POST', as: mia });
  assert.deepEqual(await atMia.next(), { type: 'session', state: 'over' });
});

// spec: live.catch-up
test('after a drop the client catches up from its number, in order and without gaps', async (t) => {
  const platform = await open(t);
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  const sara = await platform.signIn('sara.nyberg', 'storefront');
  const seen = await join(t, platform, jonas);
  await mark(platform, jonas, 'one');
  const { seq } = await seen.nextEvent();

  await mark(platform, jonas, 'two');
  await mark(platform, sara, 'not for Jonas');
  await mark(platform, jonas, 'three');
  const live = await openLive(t, platform.url);
  live.send(loginOf(jonas, seq));
  assert.deepEqual(await live.next(), { type: 'login', code: 200, seq });
  const four = mark(platform, jonas, 'four');
  const names = [await live.nextEvent(), await live.nextEvent(), await live.nextEvent()].map(
    ({ object }) => object.name,
  );
  assert.deepEqual(names, ['two', 'three', 'four']);
  await four;
});

test('without a number the answer says where the events that follow begin', async (t) => {
  const platform = await open(t);
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  await mark(platform, jonas, 'before');
  const live = await openLive(t, platform.url);
  live.send(loginOf(jonas));
  assert.deepEqual(await live.next(), { type: 'login', code: 200, seq: 1 });
  await mark(platform, jonas, 'after');
  assert.equal((await live.nextEvent()).object.name, 'after');
});

// spec: live.catch-up
test('who missed too much is told to begin anew, and so is who names a number that never was', async (t) => {
  const platform = await open(t);
  const { store } = platform.platform.internals;
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  await store.write(changes(MAX_MISSED + 2, (at) => ({ id: `${at}` })));
  for (const [since, newest] of [
    [1, MAX_MISSED + 2],
    [2, MAX_MISSED + 3],
    [MAX_MISSED + 5, MAX_MISSED + 4],
  ] as const) {
    const live = await openLive(t, platform.url);
    live.send(loginOf(jonas, since));
    assert.deepEqual(await live.next(), { type: 'login', code: 200, seq: newest });
    assert.deepEqual(await live.next(), { type: 'reset', seq: newest });
    await mark(platform, jonas, 'after the reset');
    assert.equal((await live.nextEvent()).object.name, 'after the reset');
  }
});

// spec: live.login.time
test('a connection that does not log in within five seconds is closed', async (t) => {
  const platform = await open(t);
  const live = await openLive(t, platform.url);
  platform.clock.advance(LOGIN_WITHIN_MS);
  assert.equal(await live.closed(), 4401);
});

for (const [says, message, code] of [
  ['without a token', { type: 'login', session_id: 'x'.repeat(43) }, 4400],
  ['that is no JSON', 'hello', 4400],
  ['of another type', { type: 'subscribe', token: 'x' }, 4400],
  ['with a session that never was', { type: 'login', session_id: 'x'.repeat(43), token: 'x'.repeat(43) }, 4401],
  ['with no session at all', { type: 'login', token: 'x'.repeat(43) }, 4401],
  ['larger than a login can be', { type: 'login', token: 'x'.repeat(9000) }, 1009],
] as const) {
  test(`a first message ${says} ends the connection`, async (t) => {
    const platform = await open(t);
    const live = await openLive(t, platform.url);
    live.send(message);
    assert.equal(await live.closed(), code);
    if (code === 4401) assert.deepEqual(await live.next(), { type: 'login', code: 401, seq: 0 });
  });
}

test('the token of another session, or of a lost project, is refused', async (t) => {
  const platform = await open(t);
  const [jonas, sara] = [
    await platform.signIn('jonas.lind', 'payments-prod'),
    await platform.signIn('sara.nyberg', 'storefront'),
  ];
  const live = await openLive(t, platform.url);
  live.send(loginOf({ ...jonas, token: sara.token }));
  assert.deepEqual(await live.next(), { type: 'login', code: 401, seq: 0 });
});

test('the session may come by cookie, and never from a page of another site', async (t) => {
  const platform = await open(t);
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  const cookie = { Cookie: `skydeck_session=${jonas.sessionId}` };
  const live = await openLive(t, platform.url, { ...cookie, Origin: platform.url });
  live.send({ type: 'login', token: jonas.token });
  assert.deepEqual(await live.next(), { type: 'login', code: 200, seq: 0 });
  await assert.rejects(openLive(t, platform.url, { ...cookie, Origin: 'https://evil.example' }), /403/);
});

// spec: live.scope
test('a second login changes the project: nothing of the first comes any more', async (t) => {
  const platform = await open(t);
  const storefront = await platform.signIn('sara.nyberg', 'storefront');
  const live = await join(t, platform, storefront);
  const entered = await platform.call(`/api/v2/accounts/projects/${demoProjectId('warehouse-edge')}/auth/`, {
    method: 'POST',
    body: {},
    as: storefront,
  });
  const warehouse = { ...storefront, token: entered.json.token as string };
  live.send(loginOf(warehouse));
  assert.equal((await live.next())?.type, 'login');
  await mark(platform, storefront, 'in storefront');
  await mark(platform, warehouse, 'in warehouse');
  assert.equal((await live.nextEvent()).object.name, 'in warehouse');
});

// spec: live.rights
test('the end of a session is told at once, and closes its connections only', async (t) => {
  const platform = await open(t);
  const sara = await platform.signIn('sara.nyberg', 'storefront');
  const other = await platform.signIn('sara.nyberg', 'storefront');
  const [live, beside] = [await join(t, platform, sara), await join(t, platform, other)];
  await platform.call('/api/v2/logout', { method: 'POST', as: sara });
  assert.deepEqual(await live.next(), { type: 'session', state: 'over' });
  assert.equal(await live.closed(), 4401);
  await mark(platform, other, 'still here');
  assert.equal((await beside.nextEvent()).object.name, 'still here');
});

test('a disabled account is told so: where it is connected, and where it comes back', async (t) => {
  const platform = await open(t);
  const { store, signal } = platform.platform.internals;
  const sara = await platform.signIn('sara.nyberg', 'storefront');
  const live = await join(t, platform, sara);
  await store.write((tx) => setUserEnabled(tx, signal, demoUserId('sara.nyberg'), false));
  assert.deepEqual(await live.next(), { type: 'session', state: 'disabled' });
  assert.equal(await live.closed(), 4401);

  const late = await openLive(t, platform.url);
  late.send(loginOf(sara));
  assert.deepEqual(await late.next(), { type: 'session', state: 'disabled' });
  assert.deepEqual(await late.next(), { type: 'login', code: 401, seq: 0 });
  assert.equal(await late.closed(), 4401);
});

// spec: live.recheck
test('a session that runs out is told to its open connections', async (t) => {
  const platform = await open(t);
  const live = await join(t, platform, await platform.signIn('jonas.lind', 'payments-prod'));
  platform.clock.advance(61 * 60_000);
  assert.deepEqual(await live.next(), { type: 'session', state: 'expired' });
  assert.equal(await live.closed(), 4401);
});

test('lost rights are told at once, and what they covered is silent from then on', async (t) => {
  const platform = await open(t);
  const { store, signal } = platform.platform.internals;
  const mia = await platform.signIn('mia.hallberg', 'storefront');
  const sara = await platform.signIn('sara.nyberg', 'storefront');
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  const [atSara, atJonas] = [await join(t, platform, sara), await join(t, platform, jonas)];
  await store.write((tx) =>
    revokeRole(tx, signal, {
      userId: demoUserId('sara.nyberg'),
      target: 'project',
      targetId: demoProjectId('storefront'),
      role: 'project_user',
    }),
  );
  assert.deepEqual(await atSara.next(), { type: 'session', state: 'changed' });
  await mark(platform, mia, 'after Sara left');
  const entered = await platform.call(`/api/v2/accounts/projects/${demoProjectId('warehouse-edge')}/auth/`, {
    method: 'POST',
    body: {},
    as: { sessionId: sara.sessionId },
  });
  atSara.send(loginOf({ ...sara, token: entered.json.token }));
  assert.equal((await atSara.next())?.type, 'login', 'the session itself goes on');

  await store.write((tx) => setProjectEnabled(tx, signal, demoProjectId('payments-prod'), false));
  assert.deepEqual(await atJonas.next(), { type: 'session', state: 'changed' });
});

// spec: limit.slow-reader
test('a client that does not read is dropped before it fills the memory, and the others are not', async (t) => {
  const platform = await open(t);
  const { store } = platform.platform.internals;
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  const [slow, quick] = [await join(t, platform, jonas), await join(t, platform, jonas)];
  slow.pause();
  const padding = 'x'.repeat(1024 ** 2);
  // More than the limit and what the operating system's own buffers take.
  for (let at = 0; at < 24; at += 1) {
    const object = { id: `${at}`, padding };
    await store.write(async (tx) =>
      tx.emit({
        type: 'mark',
        operation: 'updated',
        object,
        projectId: null,
        subject: 'compute_networks',
        requestId: null,
      }),
    );
    assert.equal((await quick.nextEvent()).id, `${at}`);
  }
  slow.resume();
  assert.equal(await slow.closed(), 1006, 'it was cut off, not closed with a word');
});

test('a stop is announced before it happens', async (t) => {
  const platform = await open(t);
  const live = await join(t, platform, await platform.signIn('jonas.lind', 'payments-prod'));
  await platform.platform.close();
  assert.deepEqual(await live.next(), { type: 'about_to_stop' });
  assert.equal(await live.closed(), 1001);
});

// spec: live.stop
test('between the word and the stop everything works, for who comes too; then it stops', async (t) => {
  const platform = await openTestPlatform(t, { stopNoticeSeconds: 5 });
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  const live = await join(t, platform, jonas);
  const closing = platform.platform.close();
  assert.deepEqual(await live.next(), { type: 'about_to_stop' });
  assert.equal((await platform.call('/api/v2/meta', { as: jonas })).status, 200);
  const late = await openLive(t, platform.url);
  assert.deepEqual(await late.next(), { type: 'about_to_stop' });
  platform.clock.advance(5000);
  assert.equal(await live.closed(), 1001);
  await closing;
  await assert.rejects(fetch(platform.url));
});

test('nobody is waited for where nobody listens, nor when it is asked a second time', async (t) => {
  const alone = await openTestPlatform(t, { stopNoticeSeconds: 5 });
  await alone.platform.close();
  const platform = await openTestPlatform(t, { stopNoticeSeconds: 5 });
  const live = await join(t, platform, await platform.signIn('jonas.lind', 'payments-prod'));
  void platform.platform.close();
  assert.deepEqual(await live.next(), { type: 'about_to_stop' });
  await platform.platform.close();
  assert.equal(await live.closed(), 1001);
});

test('the live link answers under the agent’s prefix too, and nowhere else', async (t) => {
  const platform = await open(t);
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  const live = await openLive(t, `${platform.url}/api/agent_direct/7/lca`);
  live.send(loginOf(jonas));
  assert.equal((await live.next())?.type, 'login');
  await assert.rejects(openLive(t, `${platform.url}/api/v2`), /404/);
});

const changes = (count: number, object: (at: number) => { id: string }) => async (tx: Tx) => {
  for (let at = 0; at < count; at += 1)
    tx.emit({
      type: 'mark',
      operation: 'updated',
      object: object(at),
      projectId: null,
      subject: 'compute_networks',
      requestId: null,
    });
};

// spec: live.catch-up
test('what was missed is sent in order, and what is new comes behind it', async (t) => {
  const platform = await open(t);
  const { store } = platform.platform.internals;
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  await store.write(changes(1, () => ({ id: 'first' })));
  // Before anybody is connected, and after somebody is: the first is read from the store.
  await store.write(changes(100, (at) => ({ id: `${at}` })));
  await join(t, platform, jonas);
  await store.write(changes(MAX_MISSED - 100, (at) => ({ id: `${at}` })));
  const live = await openLive(t, platform.url);
  live.send(loginOf(jonas, 1));
  assert.deepEqual(await live.next(), { type: 'login', code: 200, seq: 1 });
  await store.write(changes(MAX_MISSED, (at) => ({ id: `new ${at}` })));
  const seqs: number[] = [];
  while (seqs.length < 2 * MAX_MISSED) seqs.push((await live.nextEvent()).seq);
  assert.deepEqual(
    seqs,
    Array.from({ length: 2 * MAX_MISSED }, (_, at) => at + 2),
  );
});

test('those who come back to what is in memory cost the store one look each, for whose they are', async (t) => {
  const platform = await open(t);
  const { store } = platform.platform.internals;
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  await join(t, platform, jonas);
  await store.write(changes(5, (at) => ({ id: `${at}` })));
  const links = await Promise.all([1, 2, 3].map(() => openLive(t, platform.url)));
  const { mock } = t.mock.method(store, 'read');
  for (const live of links) live.send(loginOf(jonas, 2));
  for (const live of links) {
    assert.equal((await live.next())?.type, 'login');
    assert.equal((await live.nextEvent()).seq, 3);
  }
  assert.equal(mock.callCount(), links.length);
});

test('a session that ends while its login is looked up does not get in', async (t) => {
  const platform = await open(t);
  const { store, signal } = platform.platform.internals;
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  const live = await openLive(t, platform.url);
  const found = Promise.withResolvers<void>();
  const read = store.read.bind(store);
  let isFirst = true;
  t.mock.method(store, 'read', async (work: (tx: Tx) => Promise<unknown>) => {
    const answer = await read(work);
    if (isFirst) {
      isFirst = false;
      // What was found is old by now.
      await store.write((tx) => setUserEnabled(tx, signal, demoUserId('jonas.lind'), false));
      found.resolve();
    }
    return answer;
  });
  live.send(loginOf(jonas));
  await found.promise;
  assert.deepEqual(await live.next(), { type: 'session', state: 'disabled' });
  assert.equal(await live.closed(), 4401);
});

/** Large enough that they are more than a client may leave unread, and more than the operating system's own buffers take. */
const large = (at: number) => ({ id: `${at}`, padding: 'x'.repeat(80_000) });

test('more than a client may leave unread reaches one that reads, and nobody waits for one that does not', async (t) => {
  const platform = await open(t);
  const { store } = platform.platform.internals;
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  await store.write(changes(1, () => ({ id: 'first' })));
  const count = MAX_MISSED - 1;
  await store.write(changes(count, large));
  const slow = await openLive(t, platform.url);
  slow.pause();
  slow.send(loginOf(jonas, 1));
  const quick = await join(t, platform, jonas, 1);
  for (let at = 0; at < count; at += 1) assert.equal((await quick.nextEvent()).id, `${at}`);
  await store.write(changes(1, () => ({ id: 'new' })));
  assert.equal((await quick.nextEvent()).id, 'new');

  slow.resume();
  assert.equal((await slow.next())?.type, 'login');
  for (let at = 0; at < count; at += 1) assert.equal((await slow.nextEvent()).id, `${at}`);
  assert.equal((await slow.nextEvent()).id, 'new');
});

test('who falls too far behind while catching up is told to begin anew', async (t) => {
  const platform = await open(t);
  const { store } = platform.platform.internals;
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  await store.write(changes(1, () => ({ id: 'first' })));
  await store.write(changes(MAX_MISSED, large));
  const slow = await openLive(t, platform.url);
  slow.pause();
  slow.send(loginOf(jonas, 1));
  // In its order: when this one has logged in, the other has.
  await join(t, platform, jonas);
  await store.write(changes(MAX_MISSED, (at) => ({ id: `${at}` })));
  slow.resume();
  assert.equal((await slow.next())?.type, 'login');
  let last = await slow.next();
  while (last?.type === 'event') last = await slow.next();
  assert.deepEqual(last, { type: 'reset', seq: 2 * MAX_MISSED + 1 });
  await mark(platform, jonas, 'after the reset');
  assert.equal((await slow.nextEvent()).object.name, 'after the reset');
});
