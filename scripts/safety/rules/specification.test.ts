import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citationsIn, oldCitation, rulesIn } from './specification.ts';

const rulesOf = (text: string) => rulesIn({ path: 'docs/specification/task.md', text }).map(({ anchor }) => anchor);
const citedIn = (text: string, path = 'a.ts') => citationsIn({ path, text }).map(({ anchor }) => anchor);

test('a rule is a list item that begins with its anchor', () => {
  assert.deepEqual(rulesOf('# Tasks\n\n- **`task.states`** A task …\n- **`task.in-use.most`** It …\n'), [
    'task.states',
    'task.in-use.most',
  ]);
  assert.deepEqual(rulesOf('- a list item\n'), []);
});

for (const text of [
  '- **task.states** A task …',
  '- **`Task.states`** A task …',
  '- **`task.states`**',
  '- **`a b`** It …',
])
  test(`${text} is no rule`, () => assert.deepEqual(rulesOf(`${text}\n`), ['']));

for (const [text, cited] of [
  ['// spec: task.states', ['task.states']],
  ['  // spec: task.states, spec: task.many', ['task.states', 'task.many']],
  ['/** It stays (spec: task.in-use); else it goes. */', ['task.in-use']],
  [' * As it was (spec: task.states).', ['task.states']],
  ['// spec:task.states', ['']],
  ['// It goes on (spec:', ['']],
  ['const { spec: found } = test;', []],
  ['// the codespec: others', []],
] as const)
  test(`${text} cites ${cited.join(', ') || 'nothing'}`, () => assert.deepEqual(citedIn(text), cited));

test('a page of text cites without a comment', () => {
  assert.deepEqual(citedIn('accepted · spec: task.states', 'docs/decisions/0001.md'), ['task.states']);
});

for (const [text, isOld] of [
  ['1-foundations §9', true],
  ['3-compute-tenant §5 and gaps.md', true],
  ['takes the place of document 1, §4', true],
  ['RFC 6265 §4.1', false],
  ['document.title', false],
  ['XML 1.0 documents', false],
] as const)
  test(`“${text}” ${isOld ? 'cites a section' : 'cites none'}`, () =>
    assert.equal(text.search(oldCitation) >= 0, isOld));
