import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoUserId } from '../accounts/demo-accounts.ts';
import { type Answer } from '../../app/testing/test-platform.ts';
import {
  auditOf,
  challengeOf,
  codeNow,
  enrolled,
  firstStep,
  open,
  outcomeOf,
  passwordOf,
  post,
  secondStep,
  STEP_MS,
  typesOf,
} from './testing.ts';

const name = 'jonas.lind';
const minute = 60_000;

test('a factor counts once a code has come back', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn(name);
  const factor = async () => (await platform.call('/api/v2/accounts/second-factor', { as })).json;
  const begin = (current_password: string) => post(platform, 'second-factor', as, { current_password });
  const confirm = (code: string) => post(platform, 'second-factor/confirm', as, { code });

  assert.equal(outcomeOf(await confirm('123456')), 'not_allowed_now', 'nothing to confirm yet');
  assert.equal(outcomeOf(await begin('wrong')), 'validation_failed current_password:wrong_password');
  const { json: enrolment } = await begin(passwordOf(name));
  assert.equal(enrolment.account, 'jonas.lind (Norrland Retail)');
  assert.equal(new URL(enrolment.address).searchParams.get('secret'), enrolment.secret);
  assert.deepEqual(await factor(), { enabled: false, confirmed_at: null, recovery_codes_left: 0 });
  assert.equal((await firstStep(platform, name)).status, 200, 'it counts for nothing yet');

  for (const wrong of ['000000', 'abcd-efgh-2345-yz67', codeNow(platform, enrolment.secret, 2)])
    assert.equal(outcomeOf(await confirm(wrong)), 'validation_failed code:wrong_code');
  const { status, json } = await confirm(codeNow(platform, enrolment.secret));
  assert.equal(status, 200);
  assert.equal(json.codes.length, 10);
  const { enabled, recovery_codes_left } = await factor();
  assert.deepEqual({ enabled, recovery_codes_left }, { enabled: true, recovery_codes_left: 10 });
  assert.equal(outcomeOf(await begin(passwordOf(name))), 'not_allowed_now', 'one at a time');
  assert.equal(outcomeOf(await confirm(codeNow(platform, enrolment.secret))), 'not_allowed_now');
});

// spec: account.second-factor.enrol
test('an enrolment is over after ten minutes, and by a newer one', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn(name);
  const begin = async () =>
    (await post(platform, 'second-factor', as, { current_password: passwordOf(name) })).json.secret as string;
  const confirm = async (secret: string) =>
    outcomeOf(await post(platform, 'second-factor/confirm', as, { code: codeNow(platform, secret) }));
  const first = await begin();
  const second = await begin();
  assert.equal(await confirm(first), 'validation_failed code:wrong_code');
  platform.clock.advance(10 * minute);
  assert.equal(await confirm(second), 'not_allowed_now');
  assert.equal(await confirm(await begin()), '200');
});

test('signing in takes the password, and then a code', async (t) => {
  const platform = await open(t);
  const { secret } = await enrolled(platform, name);
  const step = await challengeOf(platform, name);
  const { status, json, headers } = await secondStep(platform, step, codeNow(platform, secret));
  assert.equal(status, 200);
  assert.equal(json.user_id, demoUserId(name));
  assert.match(headers.getSetCookie().join('\n'), /^skydeck_session=.+; HttpOnly/m);
  assert.match(headers.getSetCookie().join('\n'), /^skydeck_challenge=;.*Max-Age=0/m);
  const as = { sessionId: json.token as string };
  assert.equal((await platform.call('/api/v2/accounts/whoami/', { as })).json.name, name);
  const types = await typesOf(platform);
  assert.deepEqual(types.slice(-3), ['second_factor_enrolled', 'second_factor_asked', 'login']);
});

test('who does not know the password learns nothing of a second factor', async (t) => {
  const platform = await open(t);
  await enrolled(platform, name);
  const answerOf = ({ status, json, headers }: Answer) => ({
    status,
    ...json.error,
    request_id: '',
    cookies: headers.getSetCookie(),
  });
  assert.deepEqual(
    answerOf(await firstStep(platform, name, 'wrong')),
    answerOf(await firstStep(platform, 'nobody', 'wrong')),
  );
});

// spec: account.second-factor.code
test('a code is good once, and with it every older one', async (t) => {
  const platform = await open(t);
  const { secret } = await enrolled(platform, name);
  const enter = async (code: string) => outcomeOf(await secondStep(platform, await challengeOf(platform, name), code));
  const code = codeNow(platform, secret);
  const before = codeNow(platform, secret, -1);
  assert.equal(await enter(code), '200');
  assert.equal(await enter(code), 'wrong_code');
  assert.equal(await enter(before), 'wrong_code', 'the step before is over, too');
  platform.clock.advance(STEP_MS);
  assert.equal(await enter(code), 'wrong_code', 'also in the next step, in which it would still be in time');
  assert.equal(await enter(codeNow(platform, secret)), '200');
});

test('a code that comes twice at once lets one in', async (t) => {
  const platform = await open(t);
  const { secret } = await enrolled(platform, name);
  const steps = await Promise.all([1, 2, 3].map(() => challengeOf(platform, name)));
  const code = codeNow(platform, secret);
  const outcomes = await Promise.all(steps.map(async (step) => outcomeOf(await secondStep(platform, step, code))));
  assert.deepEqual(outcomes.toSorted(), ['200', 'wrong_code', 'wrong_code']);
});

test('the code that confirmed the enrolment does not sign in', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn(name);
  const { json } = await post(platform, 'second-factor', as, { current_password: passwordOf(name) });
  const code = codeNow(platform, json.secret);
  await post(platform, 'second-factor/confirm', as, { code });
  assert.equal(outcomeOf(await secondStep(platform, await challengeOf(platform, name), code)), 'wrong_code');
});

// spec: account.second-factor.recovery
test('a recovery code signs in once, however it is written, and only its owner', async (t) => {
  const platform = await open(t);
  const { codes, as } = await enrolled(platform, name);
  const other = await enrolled(platform, 'sara.nyberg');
  const [first = '', second = ''] = codes;
  const enter = async (code: string) => outcomeOf(await secondStep(platform, await challengeOf(platform, name), code));
  assert.equal(await enter(first), '200');
  assert.equal(await enter(first), 'wrong_code');
  assert.equal(await enter(` ${second.toUpperCase().replaceAll('-', ' ')} `), '200');
  assert.equal(await enter(other.codes[0] ?? ''), 'wrong_code');
  const { json } = await platform.call('/api/v2/accounts/second-factor', { as });
  assert.equal(json.recovery_codes_left, 8);
  assert.equal((await typesOf(platform)).filter((type) => type === 'recovery_code_used').length, 2);
});

test('new recovery codes take both factors, and make the old ones void', async (t) => {
  const platform = await open(t);
  const { as, secret, codes } = await enrolled(platform, name);
  const renew = (current_password: string, code: string) =>
    post(platform, 'second-factor/recovery-codes', as, { current_password, code });
  const code = codeNow(platform, secret);
  assert.equal(outcomeOf(await renew('wrong', code)), 'validation_failed current_password:wrong_password');
  assert.equal(outcomeOf(await renew(passwordOf(name), '000000')), 'validation_failed code:wrong_code');
  const { status, json } = await renew(passwordOf(name), code);
  assert.equal(status, 200);
  assert.equal(json.codes.filter((fresh: string) => codes.includes(fresh)).length, 0);
  const enter = async (answerOf: string) =>
    outcomeOf(await secondStep(platform, await challengeOf(platform, name), answerOf));
  assert.equal(await enter(codes[0] ?? ''), 'wrong_code');
  assert.equal(await enter(json.codes[0]), '200');
});

// spec: account.second-factor.proof
test('turning it off takes both factors', async (t) => {
  const platform = await open(t);
  const { as, codes, secret } = await enrolled(platform, name);
  const turnOff = async (current_password: string, code: string) =>
    outcomeOf(await post(platform, 'second-factor/turn-off', as, { current_password, code }));
  assert.equal(await turnOff('wrong', codes[0] ?? ''), 'validation_failed current_password:wrong_password');
  assert.equal(await turnOff(passwordOf(name), codeNow(platform, secret, 5)), 'validation_failed code:wrong_code');
  assert.equal((await firstStep(platform, name)).status, 401);
  assert.equal(await turnOff(passwordOf(name), codes[0] ?? ''), '204');
  assert.equal((await platform.call('/api/v2/accounts/second-factor', { as })).json.recovery_codes_left, 0);
  assert.equal((await firstStep(platform, name)).status, 200);
  assert.equal(await turnOff(passwordOf(name), codes[1] ?? ''), 'validation_failed code:wrong_code', 'nothing is left');
  assert.ok((await typesOf(platform)).includes('second_factor_turned_off'));
});

test('codes are tried five times, then they wait like passwords', async (t) => {
  const platform = await open(t);
  const { secret } = await enrolled(platform, name);
  const step = await challengeOf(platform, name);
  for (let attempt = 1; attempt <= 5; attempt += 1)
    assert.equal(outcomeOf(await secondStep(platform, step, '000000')), 'wrong_code');
  const locked = await secondStep(platform, await challengeOf(platform, name), codeNow(platform, secret));
  assert.deepEqual([locked.status, locked.headers.get('retry-after')], [429, '30']);
  platform.clock.advance(30_000);
  const again = await challengeOf(platform, name);
  assert.equal(outcomeOf(await secondStep(platform, again, codeNow(platform, secret))), '200');
  const failed = (await auditOf(platform)).filter(({ type }) => type.startsWith('second_factor_'));
  assert.deepEqual(
    failed.slice(-8).map(({ type }) => type),
    [
      ...Array<string>(5).fill('second_factor_failed'),
      'second_factor_asked',
      'second_factor_locked',
      'second_factor_asked',
    ],
  );
  assert.ok(failed.every(({ account }) => account === name));
});

test('the store keeps no secret of a second factor in clear, and no code', async (t) => {
  const platform = await open(t);
  const { secret, codes } = await enrolled(platform, name);
  const everything = await platform.platform.internals.store.read(async ({ tables }) =>
    JSON.stringify([
      await tables.selectFrom('second_factors').selectAll().execute(),
      await tables.selectFrom('recovery_codes').selectAll().execute(),
      await tables.selectFrom('audit').selectAll().execute(),
      await tables.selectFrom('throttles').selectAll().execute(),
    ]),
  );
  for (const revealed of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    assert.ok(!everything.includes(revealed));
});
