import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseScope, type Chosen, type Wishes } from './choose-scope.ts';

const projects = [
  { id: 'closed', enabled: false },
  { id: 'first', enabled: true },
  { id: 'second', enabled: true },
];
const first: Chosen = { kind: 'project', projectId: 'first' };
const second: Chosen = { kind: 'project', projectId: 'second' };
const without: Chosen = { kind: 'without-project' };
const none: Chosen = { kind: 'none' };
const at = (project_id: string | null) => ({ project_id });

const cases: readonly (readonly [what: string, wishes: Wishes, member: Chosen, administrator: Chosen])[] = [
  ['nothing is known', { asked: null, last: null }, first, first],
  ['a project is asked for', { asked: 'second', last: null }, second, second],
  ['somebody was in a project', { asked: null, last: at('second') }, second, second],
  ['what is asked for goes before where they were', { asked: 'first', last: at('second') }, first, first],
  ['what is asked for is closed', { asked: 'closed', last: at('second') }, second, second],
  ['what is asked for is not theirs', { asked: 'foreign', last: at('second') }, second, second],
  ['where they were is closed', { asked: null, last: at('closed') }, first, first],
  ['somebody was in none', { asked: null, last: at(null) }, first, without],
  ['somebody was in none, and asks for one', { asked: 'second', last: at(null) }, second, second],
  ['somebody was in none, and asks for a closed one', { asked: 'closed', last: at(null) }, first, without],
];
for (const [what, wishes, member, administrator] of cases)
  test(`${what}: where a member and an administrator begin`, () => {
    assert.deepEqual(chooseScope(projects, false, wishes), member);
    assert.deepEqual(chooseScope(projects, true, wishes), administrator);
  });

test('without an enabled project an administrator begins in none, and a member nowhere', () => {
  for (const last of [null, at(null), at('closed')])
    for (const few of [[], [{ id: 'closed', enabled: false }]]) {
      assert.deepEqual(chooseScope(few, true, { asked: 'closed', last }), without);
      assert.deepEqual(chooseScope(few, false, { asked: 'closed', last }), none);
    }
});
