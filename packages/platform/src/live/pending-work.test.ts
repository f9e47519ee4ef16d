import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSlots } from '../http/slots.ts';
import { createPendingWork, type Check } from './pending-work.ts';

const loginOf = (token: string) => ({ type: 'login', token }) as const;

test('of several logins the last one is done, and they hold one slot until its turn', () => {
  const slots = createSlots(1);
  const [work, other] = [1, 2].map(() => createPendingWork(() => slots.acquire('')));
  assert.ok(work && other);
  assert.equal(work.addLogin(loginOf('a')), true);
  assert.equal(work.addLogin(loginOf('b')), true);
  assert.equal(other.addLogin(loginOf('c')), false);
  assert.deepEqual(work.take(), { login: loginOf('b'), check: null });
  assert.deepEqual(work.take(), { login: null, check: null });
  assert.equal(other.addLogin(loginOf('c')), true);
  other.discardLogin();
  assert.deepEqual(other.take(), { login: null, check: null });
  assert.equal(work.addLogin(loginOf('d')), true);
});

test('a recheck includes the look for an expired session', () => {
  const cases: [readonly Check[], Check | null][] = [
    [[], null],
    [['expire'], 'expire'],
    [['expire', 'recheck'], 'recheck'],
    [['recheck', 'expire'], 'recheck'],
  ];
  for (const [checks, due] of cases) {
    const work = createPendingWork(() => null);
    for (const check of checks) work.addCheck(check);
    assert.deepEqual(work.take(), { login: null, check: due });
    assert.deepEqual(work.take(), { login: null, check: null });
  }
});
