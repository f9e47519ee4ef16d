import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessDisabled, forbidden, unauthorized, wrongScope } from '../http/refusal.ts';
import { sessionEndOf } from './connection-auth.ts';

test('a session is over where nobody is signed in or the account is disabled, and lives where its scope is gone', () => {
  const cases = [
    [unauthorized(), 'recheck', 'over'],
    [unauthorized(), 'expire', 'expired'],
    [accessDisabled('user'), 'recheck', 'disabled'],
    [accessDisabled('user'), 'expire', 'disabled'],
    [accessDisabled('project'), 'recheck', null],
    [wrongScope(), 'expire', null],
    [forbidden('tasks', 'GET'), 'recheck', null],
  ] as const;
  for (const [refusal, check, end] of cases)
    assert.equal(sessionEndOf(refusal, check), end, `${refusal.code} of a ${check}`);
});
