import assert from 'node:assert/strict';
import { test } from 'node:test';
import { archivePath, extensionOf, folderOf, freeName, lastPartOf, stepsTo, visibleName } from './names.ts';

for (const [name, extension] of [
  ['a.CSV', 'csv'],
  ['a.tar.gz', 'gz'],
  ['.bashrc', ''],
  ['README', ''],
  ['a.', ''],
  ['a.b c', ''],
] as const) {
  test(`the extension of ${name} is ${JSON.stringify(extension)}`, () => assert.equal(extensionOf(name), extension));
}

for (const [name, shown] of [
  ['plain.csv', 'plain.csv'],
  ['../../etc/passwd', '../../etc/passwd'],
  ['two\nlines', 'two\u240alines'],
  ['ends with ', 'ends with\u2423'],
  ['  begins', '\u2423\u2423begins'],
  ['invoice\u202efdp.exe', 'invoice\ufffdfdp.exe'],
  ['👨‍👩‍👧.png', '👨‍👩‍👧.png'],
  ['del\u007f', 'del\u2421'],
] as const) {
  test(`${JSON.stringify(name)} shows as ${shown}`, () => assert.equal(visibleName(name), shown));
}

test('parts of a key', () => {
  assert.deepEqual(['a/b.csv', 'a/b/', 'a', ''].map(lastPartOf), ['b.csv', 'b', 'a', '']);
  assert.deepEqual(['a/b.csv', 'a/b/', 'a', 'a/'].map(folderOf), ['a/', 'a/', '', '']);
  assert.deepEqual(stepsTo('a/b/'), [
    { name: 'a', prefix: 'a/' },
    { name: 'b', prefix: 'a/b/' },
  ]);
  assert.deepEqual(stepsTo(''), []);
});

test('a name that is free', () => {
  const taken = new Set(['a (2).csv', 'photos (2)/']);
  const isTaken = (name: string) => taken.has(name);
  assert.deepEqual(
    ['a.csv', 'b.tar.gz', 'README', 'photos/', '.bashrc'].map((name) => freeName(name, isTaken)),
    ['a (3).csv', 'b.tar (2).gz', 'README (2)', 'photos (3)/', ' (2).bashrc'],
  );
});

for (const [path, safe] of [
  ['a/b.csv', 'a/b.csv'],
  ['../../etc/passwd', 'etc/passwd'],
  ['/abs//x', 'abs/x'],
  ['a\nb:c', 'a_b_c'],
  ['ends. ', 'ends_'],
  ['..', '_'],
] as const) {
  test(`in an archive ${JSON.stringify(path)} is ${safe}`, () => assert.equal(archivePath(path), safe));
}
