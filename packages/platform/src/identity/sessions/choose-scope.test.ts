import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseScope, type ScopeChoice, type ScopePreferences } from './choose-scope.ts';

const projects = [
  { id: 'closed', enabled: false },
  { id: 'first', enabled: true },
  { id: 'second', enabled: true },
];
const first: ScopeChoice = { kind: 'project', projectId: 'first' };
const second: ScopeChoice = { kind: 'project', projectId: 'second' };
const without: ScopeChoice = { kind: 'without-project' };
const none: ScopeChoice = { kind: 'none' };
const at = (project_id: string | null) => ({ project_id });

const cases: readonly (readonly [
  what: string,
  wishes: ScopePreferences,
  member: ScopeChoice,
  administrator: ScopeChoice,
])[] = [
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
  // spec: session.scope.choose
  test(`${what}: where a member and an administrator begin`, () => {
    assert.deepEqual(chooseScope(projects, false, wishes), member);
    assert.deepEqual(chooseScope(projects, true, wishes), administrator);
  });

// spec: session.scope.none, spec: session.domain-mode
test('without an enabled project an administrator begins in none, and a member nowhere', () => {
  for (const last of [null, at(null), at('closed')])
    for (const few of [[], [{ id: 'closed', enabled: false }]]) {
      assert.deepEqual(chooseScope(few, true, { asked: 'closed', last }), without);
      assert.deepEqual(chooseScope(few, false, { asked: 'closed', last }), none);
    }
});

// spec: session.scope.frame
test('a form in another page begins in exactly the project that is asked for, or in none', () => {
  const exact = (asked: string | null, last: ScopePreferences['last'] = null) =>
    chooseScope(projects, true, { asked, last, isExact: true });
  assert.deepEqual(exact('second', at('first')), second);
  assert.deepEqual(exact('closed', at('second')), { kind: 'disabled' });
  for (const asked of ['foreign', 'not-a-project', '']) assert.deepEqual(exact(asked), { kind: 'not-found' }, asked);
  assert.deepEqual(exact(null, at('second')), second, 'without a wish where the person was');
  assert.deepEqual(chooseScope([], false, { asked: 'first', last: null, isExact: true }), { kind: 'not-found' });
});
