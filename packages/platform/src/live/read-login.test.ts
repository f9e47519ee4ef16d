import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Login } from '@skydeck/contract';
import { readLogin } from './read-login.ts';

const texts = ['x', 'x'.repeat(200), 'x'.repeat(201), 'x'.repeat(255), 'x'.repeat(256), ''];
const others = [7, null, true, [], {}, ['x'], { length: 1 }];
const variants = (field: string, values: readonly unknown[]) =>
  values.map((value) => ({ type: 'login', token: 'x', [field]: value }));

const frames: readonly unknown[] = [
  ...['type', 'token', 'session_id', 'host', 'since', 'later', '__proto__'].flatMap((field) =>
    variants(field, [...texts, ...others, 'login', 1.5, -1]),
  ),
  { token: 'x' },
  { type: 'login' },
  { type: 'login', token: 'x', session_id: 'x', host: 'x', since: 1 },
  ...others,
  'login',
];

test('the reader takes what the contract takes, and nothing else', () => {
  const verdicts = frames.map(
    (frame) => [JSON.stringify(frame), readLogin(Buffer.from(JSON.stringify(frame)))] as const,
  );
  for (const [text, read] of verdicts) {
    const parsed: unknown = JSON.parse(text);
    assert.deepEqual(read, Login.is(parsed) ? parsed : null, text);
  }
  assert.ok(verdicts.filter(([, read]) => read !== null).length > 5);
});

test('what is no JSON is no login', () => {
  for (const text of ['', 'hello', '{', '['.repeat(4096), '\u0000', '{"type":"login","token":"x"}}'])
    assert.equal(readLogin(Buffer.from(text)), null, text.slice(0, 20));
});
