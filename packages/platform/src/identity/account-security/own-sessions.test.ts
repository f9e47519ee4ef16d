import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { openLive } from '../../app/testing/live-client.ts';
import type { Signed, TestPlatform } from '../../app/testing/test-platform.ts';
import { open, outcomeOf, passwordOf, post, typesOf } from './testing.ts';

const name = 'jonas.lind';
const minute = 60_000;

async function signInAs(platform: TestPlatform, userAgent: string): Promise<Signed> {
  const { json } = await platform.call('/api/v2/login', {
    method: 'POST',
    body: { username: name, password: passwordOf(name) },
    headers: { 'User-Agent': userAgent },
  });
  return { sessionId: json.token, token: null };
}

interface Shown {
  readonly id: string;
  readonly current: boolean;
  readonly created_at: string;
  readonly seen_at: string;
  readonly address: string;
  readonly user_agent: string;
}

const sessionsOf = async ({ call }: TestPlatform, as: Signed): Promise<Shown[]> =>
  (await call('/api/v2/accounts/sessions', { as })).json.data;

const end = ({ call }: TestPlatform, as: Signed, id: string) =>
  call(`/api/v2/accounts/sessions/${id}`, { method: 'DELETE', as });

const isSignedIn = async ({ call }: TestPlatform, as: Signed) => (await call('/api/v2/meta', { as })).status === 200;

async function join(t: TestContext, { url }: TestPlatform, as: Signed) {
  const live = await openLive(t, url);
  live.send({ type: 'login', session_id: as.sessionId, token: as.token });
  await live.next();
  return live;
}

test('a frame’s session is listed no longer than the one that it came out of lives', async (t) => {
  const platform = await open(t);
  const tab = await signInAs(platform, 'Browser');
  platform.clock.advance(50_000);
  const host = 'http://localhost:8801';
  const given = await platform.call('/api/v2/frames/ticket', { method: 'POST', as: tab, body: { host } });
  const body = { ticket: given.json.ticket as string };
  await platform.call('/api/v2/frames/enter', { method: 'POST', body, headers: { 'X-Frame-Host': host } });
  assert.equal((await sessionsOf(platform, tab)).length, 2);
  // The tab's is over a moment before the frame's would be by itself.
  platform.clock.advance(60 * minute - 50_000);
  const later = await signInAs(platform, 'Browser');
  assert.deepEqual(
    (await sessionsOf(platform, later)).map(({ current }) => current),
    [true],
  );
});

// spec: account.sessions
test('one’s sessions show with when and where, this one first', async (t) => {
  const platform = await open(t);
  const first = await signInAs(platform, 'Old Browser');
  platform.clock.advance(10 * minute);
  const second = await signInAs(platform, 'New Browser');
  await platform.signIn('sara.nyberg');
  const shown = await sessionsOf(platform, first);
  const at = (minutes: number) => new Date(Date.parse('2026-11-21T08:00:00Z') + minutes * minute).toISOString();
  assert.deepEqual(
    shown.map(({ current, created_at, seen_at, user_agent }) => ({ current, created_at, seen_at, user_agent })),
    [
      // Asking is being seen, in the same call.
      { current: true, created_at: at(0), seen_at: at(10), user_agent: 'Old Browser' },
      { current: false, created_at: at(10), seen_at: at(10), user_agent: 'New Browser' },
    ],
  );
  for (const { address } of shown) assert.match(address, /^(127\.0\.0\.1|0:0:0:0::\/64)$/);
  assert.deepEqual(
    (await sessionsOf(platform, second)).map(({ user_agent }) => user_agent),
    ['New Browser', 'Old Browser'],
  );
});

test('a session is called by what nobody can sign in with', async (t) => {
  const platform = await open(t);
  const as = await signInAs(platform, 'Browser');
  const { text, json } = await platform.call('/api/v2/accounts/sessions', { as });
  const [row] = await platform.platform.internals.store.read(({ tables }) =>
    tables.selectFrom('sessions').selectAll().execute(),
  );
  assert.ok(row && !text.includes(row.id_hash) && !text.includes(as.sessionId));
  const { status } = await platform.call('/api/v2/meta', { as: { sessionId: json.data[0].id } });
  assert.equal(status, 401);
});

test('sessions that are over show no more', async (t) => {
  const platform = await open(t);
  await signInAs(platform, 'Forgotten');
  platform.clock.advance(61 * minute);
  const as = await signInAs(platform, 'Here');
  assert.deepEqual(
    (await sessionsOf(platform, as)).map(({ user_agent }) => user_agent),
    ['Here'],
  );
});

test('one session is signed out elsewhere, and learns it at once', async (t) => {
  const platform = await open(t);
  const here = await platform.signIn(name, 'payments-prod');
  const there = await platform.signIn(name, 'payments-prod');
  const third = await platform.signIn(name);
  const live = await join(t, platform, there);
  const [, ...others] = await sessionsOf(platform, here);
  const idThere = (await sessionsOf(platform, there)).find(({ current }) => current)?.id ?? '';
  assert.ok(others.some(({ id }) => id === idThere));
  assert.equal((await end(platform, here, idThere)).status, 204);
  assert.deepEqual(await live.next(), { type: 'session', state: 'over' });
  assert.deepEqual(await Promise.all([here, there, third].map((as) => isSignedIn(platform, as))), [true, false, true]);
  assert.equal(outcomeOf(await end(platform, here, idThere)), 'not_found', 'once');
  assert.ok((await typesOf(platform)).includes('session_ended'));
});

test('nobody ends another person’s session', async (t) => {
  const platform = await open(t);
  const jonas = await platform.signIn(name);
  const [own] = await sessionsOf(platform, jonas);
  for (const other of ['sara.nyberg', 'mia.hallberg', 'admin'])
    assert.equal(outcomeOf(await end(platform, await platform.signIn(other), own?.id ?? '')), 'not_found', other);
  assert.equal(await isSignedIn(platform, jonas), true);
});

test('signing out everywhere else leaves this session, and other people’s', async (t) => {
  const platform = await open(t);
  const here = await platform.signIn(name, 'payments-prod');
  const others = [await platform.signIn(name, 'payments-prod'), await platform.signIn(name)];
  const sara = await platform.signIn('sara.nyberg');
  const live = await join(t, platform, others[0] ?? here);
  const own = await join(t, platform, here);
  assert.equal((await post(platform, 'sessions/end-others', here)).status, 204);
  assert.deepEqual(await live.next(), { type: 'session', state: 'over' });
  assert.deepEqual(await Promise.all([here, ...others, sara].map((as) => isSignedIn(platform, as))), [
    true,
    false,
    false,
    true,
  ]);
  own.send({ type: 'login', session_id: here.sessionId, token: here.token });
  assert.equal((await own.next())?.type, 'login', 'the connection of this one heard of no end');
  assert.ok((await typesOf(platform)).includes('other_sessions_ended'));
});
