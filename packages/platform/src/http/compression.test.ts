import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ruledCalls } from '@skydeck/contract/rights';
import { Struct } from 'superstruct';
import { openTestPlatform } from '../app/testing/test-platform.ts';
import { holdsNoSecret } from './serve.ts';

test('what is read is sent compressed where the client takes it, from a kilobyte on', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const plain = await call('/api/v2/compute/networks', { as: jonas, headers: { 'Accept-Encoding': 'identity' } });
  assert.equal(plain.headers.get('content-encoding'), null);
  assert.ok(plain.text.length > 1000, 'a list that is worth it');
  for (const [asked, got] of [
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', null],
  ] as const) {
    const { headers, text } = await call('/api/v2/compute/networks', {
      as: jonas,
      headers: { 'Accept-Encoding': asked },
    });
    assert.equal(headers.get('content-encoding'), got, asked);
    assert.equal(text, plain.text, asked);
    if (got) assert.match(headers.get('vary') ?? '', /accept-encoding/i);
  }
  const { headers } = await call('/api/v2/counts', { as: jonas, headers: { 'Accept-Encoding': 'br' } });
  assert.equal(headers.get('content-encoding'), null, 'a few numbers are too little');
});

test('what holds a token, and what answers a change, is never compressed', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const takes = { 'Accept-Encoding': 'br, gzip' };
  const start = await call('/api/v2/session/open', {
    method: 'POST',
    as: jonas,
    headers: takes,
    body: { asked: null, last: null },
  });
  assert.match(start.text, /token/);
  const made = await call('/api/v2/compute/security-groups', {
    method: 'POST',
    as: jonas,
    headers: takes,
    body: { name: 'echo', description: 'x'.repeat(250) },
  });
  for (const { headers, status, text } of [start, made]) {
    assert.ok(status < 300, text);
    assert.equal(headers.get('content-encoding'), null, text.slice(0, 80));
  }
});

test('what belongs to a session is not compressed when it is read, either', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind');
  for (let times = 0; times < 9; times += 1) await signIn('jonas.lind');
  const { headers, text } = await call('/api/v2/accounts/sessions', {
    as: jonas,
    headers: { 'Accept-Encoding': 'br' },
  });
  assert.ok(text.length > 1000, 'a list that would be worth it');
  assert.equal(headers.get('content-encoding'), null);
});

test('a body that comes compressed is not unpacked', async (t) => {
  const { call } = await openTestPlatform(t);
  const { status } = await call('/api/v2/login', {
    method: 'POST',
    headers: { 'Content-Encoding': 'gzip' },
    body: { username: 'mia.hallberg', password: 'x' },
  });
  assert.notEqual(status, 200);
});

test('pictures of a brand are sent compressed, where that is worth it', async (t) => {
  const { call } = await openTestPlatform(t);
  const takes = { 'Accept-Encoding': 'br' };
  const large = await call('/theme/skydeck/login-logo.svg', { headers: takes });
  assert.equal(large.headers.get('content-encoding'), 'br');
  assert.equal((await call('/theme/skydeck/logo.svg', { headers: takes })).headers.get('content-encoding'), null);
});

test('who asks for themselves is answered compressed where the answer lets nobody in', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const as = await signIn('admin');
  for (const path of ['/api/v2/accounts/projects/', '/api/v2/search?q=a']) {
    const { headers, text } = await call(path, { as, headers: { 'Accept-Encoding': 'br' } });
    assert.ok(text.length > 1000, text);
    assert.equal(headers.get('content-encoding'), 'br', path);
  }
});

/** The names of all fields that an answer may have. What a union offers superstruct does not tell. */
function* fieldsOf(struct: Struct | null): Generator<string> {
  const schema: unknown = struct?.schema;
  if (schema instanceof Struct) return yield* fieldsOf(schema);
  if (typeof schema !== 'object' || schema === null) return;
  for (const [name, part] of Object.entries(schema)) {
    yield name;
    if (part instanceof Struct) yield* fieldsOf(part);
  }
}

test('no answer that may be compressed has a field for a secret', () => {
  const secrets = /^(?:token|secret|psk|sec_key|challenge|ticket|password)$/;
  const having = ruledCalls.filter(({ endpoint }) => [...fieldsOf(endpoint.answer)].some((name) => secrets.test(name)));
  assert.ok(having.length > 5, 'there are such fields');
  assert.deepEqual(
    having.filter(({ endpoint, rule }) => holdsNoSecret(endpoint, rule)).map(({ name }) => name),
    // The passwords of the demo are known to everybody.
    ['demoApi.list'],
  );
});
