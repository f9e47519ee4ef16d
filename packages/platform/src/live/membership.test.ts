import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashSecret } from '../store/secrets.ts';
import { credentialsOf } from './membership.ts';

const cookieSessions = { tab: ['tab'], frame: ['frame', 'tab'] };
const frame = { origin: 'https://shop.example', part: 'frame' };

test('a login shows the sessions of its place, or the one that it names', () => {
  const cases = [
    [{}, { sessionHashes: ['tab'], frame: null }],
    [{ host: frame.origin }, { sessionHashes: ['frame', 'tab'], frame }],
    [{ session_id: 'x' }, { sessionHashes: [hashSecret('x')], frame: null }],
    [{ session_id: '' }, { sessionHashes: [hashSecret('')], frame: null }],
    [
      { session_id: 'x', host: frame.origin },
      { sessionHashes: [hashSecret('x')], frame },
    ],
  ] as const;
  for (const [login, credentials] of cases)
    assert.deepEqual(
      credentialsOf({ type: 'login', token: 't', ...login }, cookieSessions),
      credentials,
      JSON.stringify(login),
    );
});
