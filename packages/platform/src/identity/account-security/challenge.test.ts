import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoUserId } from '../accounts/demo-accounts.ts';
import { setUserEnabled } from '../accounts/change-account.ts';
import { openProbeEngine } from '../../app/testing/probe-engine.ts';
import { openTestPlatform } from '../../app/testing/test-platform.ts';
import { CHALLENGE_MS, challengeCookie } from './challenge.ts';
import {
  challengeOf,
  codeNow,
  cookieOf,
  enrolled,
  firstStep,
  open,
  outcomeOf,
  passwordOf,
  secondStep,
  STEP_MS,
} from './testing.ts';

const name = 'jonas.lind';

test('a challenge is good in the browser that got it', async (t) => {
  const platform = await open(t);
  const { secret } = await enrolled(platform, name);
  const mine = await challengeOf(platform, name);
  const theirs = await challengeOf(platform, name);
  assert.notEqual(mine.cookie, theirs.cookie);
  const code = codeNow(platform, secret);
  for (const cookie of ['', theirs.cookie, 'skydeck_challenge=', `${mine.cookie}x`])
    assert.equal(outcomeOf(await secondStep(platform, { ...mine, cookie }, code)), 'second_factor_over', cookie);
  assert.equal(outcomeOf(await secondStep(platform, mine, code)), '200', 'the code was not used up by these');
});

test('a challenge that was changed, is another’s or none is refused', async (t) => {
  const platform = await open(t);
  const { secret } = await enrolled(platform, name);
  const mine = await challengeOf(platform, name);
  const code = codeNow(platform, secret);
  const changed = mine.challenge.replace(/.(?=.{4}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
  for (const challenge of [changed, mine.challenge.slice(1), 'x', '{}', 'A'.repeat(2048)])
    assert.equal(outcomeOf(await secondStep(platform, { ...mine, challenge }, code)), 'second_factor_over', challenge);
});

// spec: sign-in.second-factor
test('a challenge lasts five minutes', async (t) => {
  const platform = await open(t);
  const { secret } = await enrolled(platform, name);
  const enterAfter = async (ms: number) => {
    const step = await challengeOf(platform, name);
    platform.clock.advance(ms);
    return outcomeOf(await secondStep(platform, step, codeNow(platform, secret)));
  };
  assert.equal(await enterAfter(CHALLENGE_MS - STEP_MS), '200');
  assert.equal(await enterAfter(CHALLENGE_MS), 'second_factor_over');
});

test('a changed password takes its challenges with it', async (t) => {
  const platform = await open(t);
  const { as, secret } = await enrolled(platform, name);
  const step = await challengeOf(platform, name);
  const { status } = await platform.call('/api/v2/accounts/change-password/', {
    method: 'PUT',
    as,
    body: { current_password: passwordOf(name), new_password: 'Another-Harbour-99' },
  });
  assert.equal(status, 200);
  assert.equal(outcomeOf(await secondStep(platform, step, codeNow(platform, secret))), 'second_factor_over');
});

test('whoever was disabled meanwhile is told so after the code, and has no session', async (t) => {
  const platform = await open(t);
  const { secret } = await enrolled(platform, name);
  const step = await challengeOf(platform, name);
  const { store, signal } = platform.platform.internals;
  await store.write((tx) => setUserEnabled(tx, signal, demoUserId(name), false));
  assert.equal(outcomeOf(await secondStep(platform, step, '000000')), 'wrong_code');
  const { status, json, headers } = await secondStep(platform, step, codeNow(platform, secret));
  assert.deepEqual([status, json.error.err_code], [403, 'access_disabled']);
  assert.deepEqual(headers.getSetCookie(), []);
});

test('the first step stores nothing', async (t) => {
  const platform = await open(t);
  await enrolled(platform, name);
  const rows = () =>
    platform.platform.internals.store.read(async ({ tables }) => [
      await tables.selectFrom('sessions').selectAll().execute(),
      await tables.selectFrom('second_factors').selectAll().execute(),
    ]);
  const before = await rows();
  await firstStep(platform, name);
  assert.deepEqual(await rows(), before);
});

test('the cookie of a challenge is for no script, and short', async (t) => {
  const platform = await open(t);
  await enrolled(platform, name);
  const { headers } = await firstStep(platform, name);
  const [cookie = ''] = headers.getSetCookie();
  assert.match(cookie, /^skydeck_challenge=[\w-]{43}; Path=\/; HttpOnly; Max-Age=300; SameSite=Lax$/);
  assert.ok(cookieOf(headers).length > 0);
  assert.match(
    challengeCookie('x', { isSecure: true, basePath: '/api/agent_direct/7/lca' }),
    /Path=\/api\/agent_direct\/7\/lca\/; HttpOnly; Max-Age=300; SameSite=None; Secure; Partitioned$/,
  );
});

test('a restart keeps a challenge good', async (t) => {
  const first = await open(t);
  const { secret } = await enrolled(first, name);
  const step = await challengeOf(first, name);
  await first.platform.close();
  const second = await openTestPlatform(
    t,
    { dataFolder: first.settings.dataFolder },
    { openEngine: openProbeEngine, clock: first.clock },
  );
  assert.equal(outcomeOf(await secondStep(second, step, codeNow(first, secret))), '200');
});
