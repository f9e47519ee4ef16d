import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { ErrorBody, errorCodes } from '@skydeck/contract';
import { demoProjectId } from '../identity/accounts/demo-accounts.ts';
import { openProbeEngine } from '../app/testing/probe-engine.ts';
import { type CallOptions, openTestPlatform } from '../app/testing/test-platform.ts';

const marks = '/api/v2/probe/marks';
const good = { id: randomUUID(), name: 'good' };

interface BadCall {
  readonly says: string;
  readonly path?: string;
  readonly options: CallOptions;
  readonly answer: readonly [status: number, code: string];
  readonly fields?: Record<string, string>;
}

test('bad input: each answers the catalogue’s error, and nothing is written', async (t) => {
  const platform = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const { call, signIn } = platform;
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const sara = await signIn('sara.nyberg', 'storefront');
  const otto = await signIn('otto.viewer', 'storefront');
  const post = (body: unknown, headers = {}): CallOptions => ({ method: 'POST', as: jonas, body, headers });

  const calls: readonly BadCall[] = [
    { says: 'malformed JSON', options: post('{"id": '), answer: [400, 'unreadable_body'] },
    { says: 'an empty body', options: post(''), answer: [400, 'unreadable_body'] },
    {
      says: 'a key that would reach the prototype',
      options: post('{"__proto__": {"x": 1}}'),
      answer: [400, 'unreadable_body'],
    },
    {
      says: 'an unknown field',
      options: post({ ...good, color: 'red' }),
      answer: [400, 'validation_failed'],
      fields: { color: 'unknown_field' },
    },
    {
      says: 'a missing field',
      options: post({ id: good.id }),
      answer: [400, 'validation_failed'],
      fields: { name: 'required' },
    },
    {
      says: 'a field of another type',
      options: post({ ...good, name: 7 }),
      answer: [400, 'validation_failed'],
      fields: { name: 'wrong_type' },
    },
    { says: 'a list for an object', options: post([good]), answer: [400, 'validation_failed'] },
    {
      says: 'no body at all',
      options: { method: 'POST', as: jonas },
      answer: [400, 'validation_failed'],
      fields: { '': 'required' },
    },
    {
      says: '10 MB of JSON',
      options: post({ ...good, name: 'x'.repeat(10_000_000) }),
      answer: [413, 'body_too_large'],
    },
    {
      says: 'another media type',
      options: post(JSON.stringify(good), { 'Content-Type': 'text/plain' }),
      answer: [415, 'wrong_media_type'],
    },
    { says: 'a path that is no UUID', path: `${marks}/42`, options: { as: jonas }, answer: [400, 'not_a_uuid'] },
    {
      says: 'a path that climbs',
      path: `${marks}/..%2f..%2fmeta`,
      options: { as: jonas },
      answer: [400, 'not_a_uuid'],
    },
    {
      says: 'an address that cannot be decoded',
      path: `${marks}/%E0%A4%A`,
      options: { as: jonas },
      answer: [400, 'bad_request'],
    },
    {
      says: 'a revision that is none',
      path: `${marks}/${good.id}`,
      options: { as: jonas, headers: { 'If-Match': '"abc"' } },
      answer: [400, 'bad_request'],
    },
    { says: 'an unknown path', path: '/api/v2/nothing', options: { as: jonas }, answer: [404, 'unknown_path'] },
    { says: 'an unknown method', options: { method: 'PATCH', as: jonas, body: good }, answer: [404, 'unknown_path'] },
    { says: 'no session', options: { method: 'POST', body: good }, answer: [401, 'unauthorized'] },
    {
      says: 'a session that never was',
      options: { method: 'POST', body: good, as: { sessionId: 'x'.repeat(43) } },
      answer: [401, 'unauthorized'],
    },
    {
      says: 'no project',
      options: { method: 'POST', body: good, as: { sessionId: jonas.sessionId } },
      answer: [403, 'forbidden'],
    },
    {
      says: 'a token that never was',
      options: { method: 'POST', body: good, as: { ...jonas, token: 'x'.repeat(43) } },
      answer: [403, 'wrong_scope'],
    },
    {
      says: 'the token of another session',
      options: { method: 'POST', body: good, as: { ...jonas, token: sara.token } },
      answer: [403, 'wrong_scope'],
    },
    { says: 'a role that only reads', options: { method: 'POST', body: good, as: otto }, answer: [403, 'forbidden'] },
    {
      says: 'a project that is not one’s own',
      path: `/api/v2/accounts/projects/${demoProjectId('storefront')}/auth/`,
      options: post({}),
      answer: [404, 'not_found'],
    },
    {
      says: 'a project that is disabled',
      path: `/api/v2/accounts/projects/${demoProjectId('sandbox-2024')}/auth/`,
      options: post({}),
      answer: [403, 'access_disabled'],
    },
    {
      says: 'domain mode without its role',
      path: '/api/v2/accounts/domain/auth/',
      options: post({}),
      answer: [403, 'forbidden'],
    },
    {
      says: 'an unexpected error',
      path: '/api/v2/probe/broken',
      options: { as: jonas },
      answer: [500, 'server_error'],
    },
  ];

  for (const { says, path = marks, options, answer, fields } of calls) {
    await t.test(says, async () => {
      const { status, json, headers, text } = await call(path, options);
      assert.deepEqual([status, json?.error?.err_code], answer, text);
      assert.ok(ErrorBody.is(json));
      assert.ok((errorCodes as readonly string[]).includes(json.error.err_code));
      assert.equal(json.error.request_id, headers.get('x-request-id'));
      assert.doesNotMatch(text, /secret|node_modules|\.ts\b/);
      if (fields)
        assert.deepEqual(
          Object.fromEntries(Object.entries(json.error.fields ?? {}).map(([name, { code }]) => [name, code])),
          fields,
        );
    });
  }

  await t.test('a stale token', async () => {
    platform.clock.jump(25 * 3_600_000);
    const { status, json } = await call(marks, { method: 'POST', body: good, as: jonas });
    assert.deepEqual([status, json.error.err_code], [401, 'unauthorized']);
  });

  await t.test('nothing of all that was written', async () => {
    const { tables } = await platform.platform.internals.store.read(async (tx) => ({
      tables: {
        marks: await tx.documents('mark').count(),
        events: (await tx.tables.selectFrom('outbox').selectAll().execute()).length,
      },
    }));
    assert.deepEqual(tables, { marks: 0, events: 0 });
  });
});

// spec: permission.denied
test('403 names the subject and the method that are missing', async (t) => {
  const { call, signIn } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const { json } = await call(marks, { method: 'POST', body: good, as: await signIn('otto.viewer', 'storefront') });
  assert.deepEqual(json.error.values, { subject: 'compute_networks', method: 'POST' });
});

// spec: call.slash, spec: navigation.prefix
test('a good call is answered with and without the slash, under the agent’s prefix too', async (t) => {
  const { call, signIn } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const as = await signIn('jonas.lind', 'payments-prod');
  const first = { id: randomUUID(), name: 'first' };
  assert.deepEqual((await call(marks, { method: 'POST', body: first, as })).json, first);
  for (const path of [marks, `${marks}/`, marks.replaceAll('/', '//'), `/api/agent_direct/7/lca${marks}`]) {
    const { status, json } = await call(path, { as });
    assert.deepEqual([status, json.data], [200, [first]], path);
  }
  const upper = await call(`${marks}/${first.id.toUpperCase()}`, { as });
  assert.equal(upper.json.id, first.id, 'an id is the same in capitals');
});
