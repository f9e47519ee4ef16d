import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { differencesOf } from './differences.rules.ts';

const mine = {
  name: 'core',
  snat: true,
  schedule: { hour: '2', day: '*' },
  cidrs: ['10.0.0.0/8', '10.1.0.0/16'],
  members: [{ address: '10.0.0.5', port: '80' }],
};

// spec: form.revision
describe('what two drafts of one object differ in', () => {
  it('is nothing where they say the same', () => assert.deepEqual(differencesOf(mine, structuredClone(mine)), []));

  it('is each field with both values, in the order of the form', () =>
    assert.deepEqual(differencesOf(mine, { ...mine, snat: false, name: 'edge' }), [
      { path: 'name', mine: 'core', theirs: 'edge' },
      { path: 'snat', mine: true, theirs: false },
    ]));

  it('is found below other fields, at its path', () =>
    assert.deepEqual(differencesOf(mine, { ...mine, schedule: { hour: '4', day: '*' } }), [
      { path: 'schedule.hour', mine: '2', theirs: '4' },
    ]));

  it('is of a list what only one of them has', () =>
    assert.deepEqual(
      differencesOf(mine, {
        ...mine,
        cidrs: ['10.1.0.0/16', '10.2.0.0/16'],
        members: [...mine.members, { address: '10.0.0.6', port: '81' }],
      }),
      [
        { path: 'cidrs', mine: ['10.0.0.0/8'], theirs: ['10.2.0.0/16'] },
        { path: 'members', mine: [], theirs: [{ address: '10.0.0.6', port: '81' }] },
      ],
    ));

  it('is of a list in another order all of it', () => {
    const turned = mine.cidrs.toReversed();
    assert.deepEqual(differencesOf(mine, { ...mine, cidrs: turned }), [
      { path: 'cidrs', mine: mine.cidrs, theirs: turned },
    ]);
  });

  it('is a field that only one of them has', () =>
    assert.deepEqual(differencesOf({ gateway: null }, { gateway: { network: 'a' } }), [
      { path: 'gateway', mine: null, theirs: { network: 'a' } },
    ]));
});
