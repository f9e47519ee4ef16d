import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DEFAULT_GROUP, type SecurityGroupUpdate } from '@skydeck/contract';
import { Refusal } from '../../http/refusal.ts';
import { planGroupUpdate } from './plan.ts';

/** What comes of it, or the code with the fields that are named. */
const outcomeOf = (act: () => object): unknown => {
  try {
    return act();
  } catch (error) {
    assert.ok(error instanceof Refusal);
    return [error.code, ...Object.values(error.fields ?? {}).map(({ code }) => code)];
  }
};

describe('a changed security group', () => {
  const own = { name: DEFAULT_GROUP, is_default: true };
  const web = { name: 'web', is_default: false };

  // spec: security-group.default, spec: security-group.name.reserved
  for (const [what, group, body, expected] of [
    ['has the name without spaces around it', web, { name: ' shop ' }, { name: 'shop' }],
    ['keeps what is left out', web, { description: ' x ' }, { name: 'web', description: 'x' }],
    ['is named', web, { name: ' ' }, ['validation_failed', 'required']],
    ['is not called as the default group', web, { name: 'Default' }, ['validation_failed', 'name_reserved']],
    ['that is the default one keeps its name', own, { name: 'web' }, ['protected']],
    [
      'that is the default one is described',
      own,
      { name: DEFAULT_GROUP, tags: ['a'] },
      { name: 'default', tags: ['a'] },
    ],
  ] satisfies [string, typeof own, SecurityGroupUpdate, unknown][])
    test(what, () =>
      assert.deepEqual(
        outcomeOf(() => planGroupUpdate(group, body)),
        expected,
      ),
    );
});
