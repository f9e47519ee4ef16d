import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Login, operations, ServerFrame } from './index.ts';

const event = {
  channel: 'compute',
  type: 'router',
  operation: 'updated',
  object: { id: '1' },
  id: '1',
  request_id: null,
  seq: 7,
  at: '2026-01-01T00:00:00Z',
};

// spec: live.event
describe('frames of the server', () => {
  const frames: [string, Record<string, unknown>][] = [
    ['login', { type: 'login', code: 200, seq: 7 }],
    ['reset', { type: 'reset', seq: 7 }],
    ['about to stop', { type: 'about_to_stop' }],
    ['session', { type: 'session', state: 'over' }],
    ['session that ran out', { type: 'session', state: 'expired' }],
    ['session of a disabled account', { type: 'session', state: 'disabled' }],
    ['event', { type: 'event', event }],
  ];
  for (const [name, frame] of frames) {
    test(`${name}, also with a field of a newer server`, () => {
      assert.ok(ServerFrame.is(frame));
      assert.ok(ServerFrame.is({ ...frame, later: { deep: 1 } }));
    });
  }

  test('an event with a field of a newer server', () =>
    assert.ok(ServerFrame.is({ type: 'event', event: { ...event, later: 1 } })));

  test('each operation', () => {
    for (const operation of operations)
      assert.ok(ServerFrame.is({ type: 'event', event: { ...event, operation } }), operation);
  });

  const refused: [string, unknown][] = [
    ['an unknown type', { type: 'hello' }],
    ['no type', { seq: 7 }],
    ['a login without a code', { type: 'login', seq: 7 }],
    ['an unknown state', { type: 'session', state: 'new' }],
    ['an unknown operation', { type: 'event', event: { ...event, operation: 'moved' } }],
    ['an event without a sequence', { type: 'event', event: { ...event, seq: undefined } }],
    ['null', null],
    ['a text', 'login'],
  ];
  for (const [name, frame] of refused) test(`not ${name}`, () => assert.ok(!ServerFrame.is(frame)));
});

// spec: live.login
test('a login is strict: no field but its own, and a token in it', () => {
  assert.ok(Login.is({ type: 'login', token: 't' }));
  assert.ok(Login.is({ type: 'login', token: 't', session_id: 's', since: 7 }));
  assert.ok(!Login.is({ type: 'login', token: 't', later: 1 }));
  assert.ok(!Login.is({ type: 'login' }));
  assert.ok(!Login.is({ type: 'login', token: '' }));
  assert.ok(!Login.is({ type: 'login', token: 't'.repeat(201) }));
  assert.ok(!Login.is({ type: 'logout', token: 't' }));
});
