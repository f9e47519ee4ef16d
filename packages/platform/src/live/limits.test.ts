import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test, type TestContext } from 'node:test';
import { WebSocket } from 'ws';
import { defaultLimits, type Limits } from '../http/limits.ts';
import { openLive } from '../app/testing/live-client.ts';
import { openProbeEngine } from '../app/testing/probe-engine.ts';
import { LOGINS_AT_ONCE } from './hub.ts';
import { openTestPlatform, type Signed, type TestPlatform } from '../app/testing/test-platform.ts';

const open = (t: TestContext, limits: Partial<Limits> = {}, trustedProxies: readonly string[] = []) =>
  openTestPlatform(t, { limits: { ...defaultLimits, ...limits }, trustedProxies }, { openEngine: openProbeEngine });

const falseLogin = { type: 'login', session_id: 'x'.repeat(43), token: 'x'.repeat(43) };
const loginOf = ({ sessionId, token }: Signed) => ({ type: 'login', session_id: sessionId, token });

const lookUps = (t: TestContext, { platform }: TestPlatform) => t.mock.method(platform.internals.store, 'read').mock;

async function openSocket(t: TestContext, { url }: TestPlatform) {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`);
  t.after(() => socket.terminate());
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  // A client that goes on writing to a closed connection hears of that, too.
  socket.on('error', () => {});
  await once(socket, 'open');
  return { socket, closed };
}

async function join(t: TestContext, platform: TestPlatform, as: Signed) {
  const live = await openLive(t, platform.url);
  live.send(loginOf(as));
  const answer = await live.next();
  assert.equal(answer?.type === 'login' && answer.code, 200);
  return live;
}

// spec: limit.refused-link
test('after a refusal nothing more of a connection is read', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn('jonas.lind', 'payments-prod');
  const mock = lookUps(t, platform);
  const unreadable = await openSocket(t, platform);
  for (let at = 0; at < 5000; at += 1) unreadable.socket.send('{}');
  // Were they read, they would be looked up.
  for (let at = 0; at < 100; at += 1) unreadable.socket.send(JSON.stringify(loginOf(as)));
  assert.equal(await unreadable.closed, 4400);

  const unknown = await openSocket(t, platform);
  for (let at = 0; at < 100; at += 1) unknown.socket.send(JSON.stringify(falseLogin));
  assert.equal(await unknown.closed, 4401);
  // The platform's own maintenance reads now and then.
  assert.ok(mock.callCount() < 20, `${mock.callCount()} looks for two hundred logins`);
});

test('of logins that wait only the last one counts', async (t) => {
  const platform = await open(t);
  const { store } = platform.platform.internals;
  const as = await platform.signIn('jonas.lind', 'payments-prod');
  const { socket, closed } = await openSocket(t, platform);
  let answers = 0;
  socket.on('message', () => (answers += 1));
  const busy = Promise.withResolvers<void>();
  const reading = store.read(() => busy.promise);
  for (let at = 0; at < 50; at += 1) socket.send(JSON.stringify(loginOf(as)));
  socket.ping();
  // Frames are heard in their order: when this one is answered, all logins have been heard.
  await once(socket, 'pong');
  busy.resolve();
  await reading;
  await platform.call('/api/v2/logout', { method: 'POST', as });
  assert.equal(await closed, 4401);
  assert.ok(answers <= 3, `${answers} answers: to the first, to the last, and that the session is over`);
});

// spec: limit.live.frames
test('frames of a connection are limited, pings among them, and only so many are answered', async (t) => {
  const platform = await open(t, { liveFramesPerMinute: 20 });
  const { socket, closed } = await openSocket(t, platform);
  let pongs = 0;
  socket.on('pong', () => (pongs += 1));
  for (let at = 0; at < 3000; at += 1) socket.ping();
  assert.equal(await closed, 4429);
  assert.ok(pongs <= 21, `${pongs} pongs`);

  const as = await platform.signIn('jonas.lind', 'payments-prod');
  const live = await join(t, platform, as);
  for (let minute = 0; minute < 3; minute += 1) {
    for (let at = 0; at < 15; at += 1) {
      live.send(loginOf(as));
      assert.equal((await live.next())?.type, 'login');
    }
    platform.clock.advance(60_000);
  }
});

// spec: limit.live.refused
test('an address whose logins are refused too often is not looked up for a minute', async (t) => {
  const platform = await open(t, { liveRefusedLoginsPerMinute: 3 });
  const as = await platform.signIn('jonas.lind', 'payments-prod');
  const member = await join(t, platform, as);
  const early = await openLive(t, platform.url);
  for (let at = 0; at < 3; at += 1) {
    const live = await openLive(t, platform.url);
    live.send(falseLogin);
    assert.equal(await live.closed(), 4401);
  }
  early.send(falseLogin);
  assert.equal(await early.closed(), 4429);
  await assert.rejects(openLive(t, platform.url), /429/);
  member.send(loginOf(as));
  assert.equal((await member.next())?.type, 'login', 'who is in stays in');

  platform.clock.advance(60_000);
  await join(t, platform, as);
});

test('an address has so many connections, behind a proxy of ours the client’s own', async (t) => {
  const platform = await open(t, { livePerAddress: 2 }, ['127.0.0.1', '::1']);
  const from = (address: string) => openLive(t, platform.url, { 'X-Forwarded-For': address });
  const first = await from('203.0.113.7');
  await from('198.51.100.1, 203.0.113.7');
  await assert.rejects(from('203.0.113.7'), /429/);
  await from('203.0.113.8');
  first.send('not a login');
  await first.closed();
  await from('203.0.113.7');

  const direct = await open(t, { livePerAddress: 1 });
  await openLive(t, direct.url);
  await assert.rejects(openLive(t, direct.url, { 'X-Forwarded-For': '203.0.113.9' }), /429/);
});

for (const limit of ['livePerSession', 'livePerAccount'] as const) {
  // spec: limit.live.address
  test(`${limit}: one more is closed, and the others stay`, async (t) => {
    const platform = await open(t, { [limit]: 2 });
    const as = await platform.signIn('sara.nyberg', 'storefront');
    const members = [await join(t, platform, as), await join(t, platform, as)];
    const other = await platform.signIn('sara.nyberg', 'storefront');
    if (limit === 'livePerSession') await join(t, platform, other);
    const live = await openLive(t, platform.url);
    live.send(loginOf(limit === 'livePerSession' ? as : other));
    assert.equal(await live.closed(), 4429);
    for (const member of members) {
      member.send(loginOf(as));
      assert.equal((await member.next())?.type, 'login');
    }
  });
}

// spec: limit.live.waiting
test('more logins than may wait are sent away, to come back later', async (t) => {
  const platform = await open(t, { liveWaitingLogins: 1 });
  const as = await platform.signIn('jonas.lind', 'payments-prod');
  const busy = Promise.withResolvers<void>();
  const reading = platform.platform.internals.store.read(() => busy.promise);
  const places = LOGINS_AT_ONCE + 1;
  const all = await Promise.all(Array.from({ length: places + 2 }, () => openLive(t, platform.url)));
  for (const live of all) live.send(loginOf(as));
  // Some are being looked up and one waits.
  const codes = await Promise.any(
    all.flatMap((one, at) => all.slice(at + 1).map(async (other) => Promise.all([one.closed(), other.closed()]))),
  );
  assert.deepEqual(codes, [1013, 1013]);
  busy.resolve();
  await reading;
});

test('a message in more than sixteen parts closes the link, for nothing is heard before its last one', async (t) => {
  const platform = await open(t);
  const send = (socket: WebSocket, parts: number) => {
    const text = JSON.stringify(falseLogin);
    for (let at = 0; at < parts; at += 1)
      socket.send(at === 0 ? text : '', { fin: at === parts - 1, binary: false, compress: false });
  };
  const complete = await openSocket(t, platform);
  send(complete.socket, 16);
  assert.equal(await complete.closed, 4401);
  const endless = await openSocket(t, platform);
  send(endless.socket, 17);
  assert.equal(await endless.closed, 1008);
});

test('frames of all connections of an address are limited, too, and so are the logins of an account', async (t) => {
  const platform = await open(t, { liveFramesPerAddressPerMinute: 3 });
  const [one, other] = [await openSocket(t, platform), await openSocket(t, platform)];
  for (const socket of [one.socket, one.socket, other.socket]) {
    socket.ping();
    await once(socket, 'pong');
  }
  other.socket.ping();
  assert.equal(await other.closed, 4429);
  platform.clock.advance(60_000);

  const few = await open(t, { liveLoginsPerAccountPerMinute: 2 });
  const as = await few.signIn('jonas.lind', 'payments-prod');
  const [first] = [await join(t, few, as), await join(t, few, as)];
  const third = await openLive(t, few.url);
  third.send(loginOf(as));
  assert.equal(await third.closed(), 4429);
  await join(t, few, await few.signIn('sara.nyberg', 'storefront'));
  few.clock.advance(60_000);
  first?.send(loginOf(as));
  assert.equal((await first?.next())?.type, 'login');
});

test('a client that floods hears why it is over', async (t) => {
  const platform = await open(t);
  const { socket, closed } = await openSocket(t, platform);
  // It listens when it has said all it has to say.
  socket.pause();
  for (let at = 0; at < 2000; at += 1) socket.send('['.repeat(4000));
  await new Promise((sent) => socket.send('[', sent));
  socket.resume();
  assert.equal(await closed, 4400);
});
