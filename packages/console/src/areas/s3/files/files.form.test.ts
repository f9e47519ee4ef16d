import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsOfDraft } from '../../../kit/form/model.ts';
import { checkName, copyForm, nameForm, prefixOf } from './files.form.ts';

for (const [name, code] of [
  ['2026', null],
  ['two\nlines ', null],
  ['', 'required'],
  ['a/b', 'no_slash'],
  ['..', 'dots'],
  ['…', null],
  ['é'.repeat(510), 'key_too_long'],
] as const) {
  // spec: s3.file.name
  test(`a name ${JSON.stringify(name.slice(0, 12))}: ${code ?? 'will do'}`, () => {
    assert.equal(checkName('in/this/', name, true)['name']?.code ?? null, code);
  });
}

test('a folder’s key ends in a slash, a file’s does not', () => {
  assert.equal(nameForm('a/', true).toBody({ name: 'b' }), 'a/b/');
  assert.equal(nameForm('a/', false, 'old.csv').toBody({ name: 'b.csv' }), 'a/b.csv');
});

test('a folder is meant, however its slashes are written', () => {
  assert.deepEqual(['', '/', 'a', '/a/b/', ' a '].map(prefixOf), ['', '', 'a/', 'a/b/', 'a/']);
});

test('a copy goes to a bucket', () => {
  const model = copyForm('invoices', 'reports/');
  assert.deepEqual(model.blank(), { what: 'copy', bucket: 'invoices', folder: 'reports' });
  assert.equal(problemsOfDraft(model, { what: 'move', bucket: '', folder: '' })['bucket']?.code, 'required');
  assert.deepEqual(model.toBody({ what: 'move', bucket: 'b', folder: 'x/y' }), {
    isMove: true,
    bucket: 'b',
    prefix: 'x/y/',
  });
});
