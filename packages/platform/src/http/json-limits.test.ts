import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLimits } from './limits.ts';
import { openS3Platform } from '../object-storage/testing/s3-platform.ts';
import { openProbeEngine } from '../app/testing/probe-engine.ts';
import { openTestPlatform } from '../app/testing/test-platform.ts';
import { checkJsonLimits } from './json-limits.ts';
import { Refusal } from './refusal.ts';

const nested = (depth: number, inside = '') => '['.repeat(depth) + inside + ']'.repeat(depth);
const limits = { jsonDepth: 4, jsonValues: 10 };

test('a text is measured without being parsed: what stands in strings does not count', () => {
  const good = [
    nested(4),
    '{"a":{"b":[{}]}}',
    JSON.stringify({ text: '[[[[[[[[{{{{{{,,,,,,,,,,,,' }),
    JSON.stringify({ 'key [[[[[ "quoted" \\': '\\"[[[[[[[' }),
    '[1,2,3,4,5,6,7]',
    '"not closed [[[[[[',
    ']]]]]][[[[',
    '',
  ];
  for (const text of good) assert.doesNotThrow(() => checkJsonLimits(text, limits), text);
  const bad: readonly (readonly [text: string, message: RegExp])[] = [
    [nested(5), /nested deeper than 4 levels, at character 5$/],
    ['{"a":"[","b":[[{"c":{', /nested deeper than 4 levels, at character 21$/],
    ['{"a":"\\\\",[[[[', /nested deeper than 4 levels, at character 14$/],
    ['[1,2,3,4,5,6,7,8,9,10]', /more than 10 values/],
    ['[[],[],[],[],[]]', /more than 10 values/],
  ];
  for (const [text, message] of bad) {
    const isExpected = (error: unknown) =>
      error instanceof Refusal && error.status === 400 && message.test(error.message);
    assert.throws(() => checkJsonLimits(text, limits), isExpected, text);
  }
});

// spec: limit.json
test('deep or endless JSON in any call is a 400 that says what is wrong', async (t) => {
  const { call, signIn } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const as = await signIn('jonas.lind', 'payments-prod');
  const deep = nested(100_000);
  const tooDeep = /nested deeper than 32 levels/;
  const calls: readonly (readonly [path: string, body: string, message: RegExp])[] = [
    ['/api/v2/login', deep, tooDeep],
    ['/api/v2/login', `{"username":${deep},"password":"x"}`, tooDeep],
    ['/api/v2/login', `{"username":"jonas.lind","password":${deep}}`, tooDeep],
    ['/api/v2/login', `{"unknown":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`, tooDeep],
    ['/api/v2/login', '['.repeat(1_000_000), tooDeep],
    ['/api/v2/probe/marks', `{"id":${deep}}`, tooDeep],
    ['/api/v2/probe/marks/many', `{"names":[${'1,'.repeat(400_000)}1]}`, /more than 10000 values/],
    ['/api/v2/probe/marks/many', `{"names":[${'{},'.repeat(300_000)}1]}`, /more than 10000 values/],
  ];
  for (const [path, body, message] of calls) {
    const { status, json } = await call(path, { method: 'POST', body, as });
    assert.deepEqual([status, json.error.err_code], [400, 'unreadable_body'], `${path} ${body.slice(0, 40)}`);
    assert.match(json.error.message, message);
  }
  assert.equal(defaultLimits.jsonDepth, 32);
});

// spec: limit.json
test('of a large body only the first problem is told', async (t) => {
  const { call, signIn } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const as = await signIn('jonas.lind', 'payments-prod');
  const wrong = async (count: number) => {
    const body = { names: Array<number>(count).fill(1) };
    const { status, json } = await call('/api/v2/probe/marks/many', { method: 'POST', body, as });
    assert.equal(status, 400);
    return Object.keys(json.error.fields);
  };
  assert.equal((await wrong(200)).length, 200);
  assert.deepEqual(await wrong(9000), ['names.0']);
});

test('how deep is the operator’s to say, of a body, of a list’s question and of a bucket’s policy', async (t) => {
  const { call, enter } = await openS3Platform(t, { limits: { ...defaultLimits, jsonDepth: 10 } });
  const { as, s3 } = await enter('jonas.lind', 'payments-prod');
  const list = async (depth: number) => {
    const { json } = await call(`/api/v2/compute/networks?params={"filters":{"name":${nested(depth)}}}`, { as });
    return json.error?.err_code ?? 'answered';
  };
  assert.deepEqual([await list(8), await list(9)], ['answered', 'unreadable_body']);
  const policy = async (depth: number) => {
    const body = `{"Statement":${nested(depth)}}`;
    return (await s3.call('PUT', 'payments-exports', '', { query: { policy: '' }, body })).one('Message');
  };
  assert.match(await policy(9), /wrong at/);
  assert.match(await policy(10), /deeper than 10 levels/);
});

test('a list’s question cannot be deep either', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const as = await signIn('jonas.lind', 'payments-prod');
  const params = `{"filters":{"name":${nested(6000)}}}`;
  const { status, json } = await call(`/api/v2/compute/networks?params=${params}`, { as });
  assert.deepEqual([status, json.error.err_code], [400, 'unreadable_body']);
  assert.match(json.error.message, /nested deeper than 32 levels/);
});
