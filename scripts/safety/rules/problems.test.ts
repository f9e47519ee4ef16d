import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemCodesIn } from './problems.ts';

test('knows the codes of a source', () => {
  const source = `
    if (!name) return problem('required', 'A name, please (a short one)');
    return problem(
      version ? \`ipv\${version}_invalid\` : 'ip_invalid',
      \`'\${text}' is none\`,
    );
    const other = list.problem('not ours', '');
    at(kind === 'key' ? problem('key_bad', '') : problem(kind === 'key' ? 'a' : 'b', ''));
    export const Address = refine(size(string(), 1, 9), 'address_bad', (text) => isIt(text));
  `;
  assert.deepEqual(problemCodesIn(source), [
    'required',
    'ipv${version}_invalid',
    'ip_invalid',
    'key_bad',
    'a',
    'b',
    'address_bad',
  ]);
});

test('knows those that are handed on', () => {
  const source = `
    const refuse = (path: string, code: string, message: string): Plan => ({
      problems: { [path]: problem(code, message) },
    });
    return refuse(at, 'network_unknown', 'There is none');
  `;
  assert.deepEqual(problemCodesIn(source), ['network_unknown']);
});

test('knows those of rules that carry their English', () => {
  const source = `
    export const ruled = <Value, Schema>(struct: Struct<Value, Schema>, code: string, isFine: (value: Value) => boolean) =>
      refine(struct, code, (value) => isFine(value));
    const Name = ruled(size(string(), 1, 9), 'name_reserved', 'It is reserved', isFree);
  `;
  assert.deepEqual(problemCodesIn(source), ['name_reserved']);
});

test('shows what it cannot read', () => {
  assert.deepEqual(problemCodesIn("return problem(refinement, 'It breaks a rule');"), ['refinement']);
});
