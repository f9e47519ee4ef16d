import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { itemsOf } from './user-menu.rules.ts';

const full = { isReduced: false, hasAccount: true, hasLanguages: true, hasPassword: true };

// spec: shell.user-menu, spec: shell.user-menu.reduced, spec: shell.user-menu.language
// spec: account.password.provider
describe('the user menu', () => {
  for (const [name, facts, expected] of [
    ['in full', {}, 'account language appearance password shortcuts report about line sign-out'],
    [
      'of somebody with no page of their own',
      { hasAccount: false },
      'language appearance password shortcuts report about line sign-out',
    ],
    [
      'where there is one language only',
      { hasLanguages: false },
      'account appearance password shortcuts report about line sign-out',
    ],
    [
      'of somebody who came by an identity provider',
      { hasPassword: false },
      'account language appearance shortcuts report about line sign-out',
    ],
    ['reduced', { isReduced: true }, 'language password line sign-out'],
    ['reduced to the least', { isReduced: true, hasLanguages: false, hasPassword: false }, 'line sign-out'],
  ] as const) {
    it(name, () => assert.equal(itemsOf({ ...full, ...facts }).join(' '), expected));
  }
});
