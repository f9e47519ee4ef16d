import assert from 'node:assert/strict';
import { test } from 'node:test';

import { withHelper } from '../../scripts/shared-helper.ts';

const code = 'export class A {}\n__decorate([state()], A.prototype, "a", void 0);\n';

for (const [path, from] of [
  ['core/field-element.js', './decorate.js'],
  ['button/button.js', '../core/decorate.js'],
  ['core/deeper/button.js', '../../core/decorate.js'],
] as const) {
  test(`${path} imports the helper from ${from}, on the line it has`, () => {
    assert.equal(withHelper(code, path), `import { __decorate } from '${from}'; ${code}`);
  });
}

test('a module without decorators stays as it is, and so does the helper', () => {
  assert.equal(withHelper('export const a = 1;', 'a/a.js'), 'export const a = 1;');
  assert.equal(withHelper('export function __decorate() {}', 'core/decorate.js'), 'export function __decorate() {}');
});

test('a helper that is not there ends the build', () => {
  assert.throws(() => withHelper('__rest(a, ["b"]);', 'a/a.js'), /a\/a\.js needs rest/);
});
