import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkInstallation, type InstallationState } from './installation.rules.ts';

const empty: InstallationState = {
  stored: null,
  hasAccounts: false,
  namesBlobs: false,
  beside: null,
  hasBlobs: false,
  hasKey: false,
};
const begun: InstallationState = { ...empty, stored: { id: 'a', isSeeded: false } };
const whole: InstallationState = {
  stored: { id: 'a', isSeeded: true },
  hasAccounts: true,
  namesBlobs: true,
  beside: 'a',
  hasBlobs: true,
  hasKey: true,
};
const before: InstallationState = { ...whole, stored: null, beside: null };

for (const [what, found, verdict] of [
  ['an empty folder', empty, 'new'],
  ['a first start cut off before it wrote beside the objects', begun, 'fits'],
  ['a first start cut off behind it', { ...begun, beside: 'a', hasKey: true }, 'fits'],
  [
    'a first start cut off when it had written the first objects',
    { ...begun, beside: 'a', hasKey: true, hasBlobs: true },
    'fits',
  ],
  ['a whole folder', whole, 'fits'],
  ['an older copy of its database, which names no objects', { ...whole, namesBlobs: false }, 'fits'],
  ['a whole folder without objects', { ...whole, namesBlobs: false, hasBlobs: false }, 'fits'],
  ['the same before anything lay beside', { ...whole, namesBlobs: false, hasBlobs: false, beside: null }, 'fits'],
  ['data from before', before, 'adopt'],
  ['data from before, cut off in between', { ...before, beside: 'a' }, 'adopt'],
  ['a database that is new where objects are', { ...empty, hasBlobs: true }, 'gone'],
  ['a database that is new where a key is', { ...empty, hasKey: true }, 'gone'],
  ['a database that is new where an identity is', { ...empty, beside: 'a' }, 'gone'],
  ['a database without its accounts', { ...whole, hasAccounts: false }, 'emptied'],
  ['a database of another installation', { ...whole, stored: { id: 'b', isSeeded: true } }, 'foreign'],
  ['objects that are gone', { ...whole, beside: null, hasBlobs: false }, 'objects'],
  ['objects without an identity', { ...whole, beside: null }, 'objects'],
] as const) {
  test(`${what}: ${verdict}`, () => {
    const result = checkInstallation(found);
    assert.equal(result.kind === 'refused' ? result.why : result.kind, verdict);
  });
}

test('data from before keeps the identity that is there', () => {
  assert.deepEqual(checkInstallation({ ...before, beside: 'a' }), { kind: 'adopt', id: 'a' });
  assert.deepEqual(checkInstallation(before), { kind: 'adopt', id: null });
});
