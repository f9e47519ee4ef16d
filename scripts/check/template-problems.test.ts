import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFalseAlarm, problemsIn } from './template-problems.ts';

const output = `
./packages/elements/src/a/a.ts
   57:3    error              Missing '{type: Boolean}' on @property decorator for 'spellcheck'
  104:61   warning            Unknown attribute 'autofocus'.

./packages/elements/src/b/b.ts
    8:1    error              Type 'number' is not assignable to 'string'

  ✖ 3 problems in 2 files (2 errors, 1 warning)
`;

test('reads the list, with the file of each problem', () => {
  assert.deepEqual(
    problemsIn(output).map(({ file, line }) => `${file}:${line}`),
    ['packages/elements/src/a/a.ts:57', 'packages/elements/src/a/a.ts:104', 'packages/elements/src/b/b.ts:8'],
  );
});

const problem = (message: string) => ({ file: 'a.ts', line: 1, message });

for (const [message, source] of [
  ["Type 'string | Symbol(undefined)' is not assignable to 'string'", 'placeholder=${this.placeholder || nothing}'],
  [`Type 'string' is not assignable to '"true" | "false"'`, 'spellcheck=${String(x)}'],
  [
    "The 'hidden' attribute is of boolean type but you are not using a boolean binding.",
    "hidden=${isFolded ? 'until-found' : nothing}",
  ],
  ["The value 'meter' is not assignable to 'role'", '<div role="meter">'],
  ["Unknown attribute 'autofocus'.", '<h2 autofocus>'],
  ["Missing '{type: Boolean}' on @property decorator for 'a'", '@property({ converter: (value) => value })'],
] as const) {
  test(`is a false alarm: ${message}`, () => assert.equal(isFalseAlarm(problem(message), source), true));
}

for (const [message, source] of [
  ["Type 'number' is not assignable to 'string'", '.value=${1}'],
  ["Unknown attribute 'lable'. Did you mean 'label'?", '<sky-button lable>'],
  ["Missing '{type: Boolean}' on @property decorator for 'a'", '@property() a = false'],
] as const) {
  test(`is a problem: ${message}`, () => assert.equal(isFalseAlarm(problem(message), source), false));
}
