import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { BrokenSeal, openSealing } from './sealing.ts';

test('what was sealed is read again, also after a restart', (t) => {
  const folder = tempFolder(t);
  const { seal, open } = openSealing(folder).of('test');
  for (const text of ['', 'JBSWY3DPEHPK3PXP', 'größer 漢字 🔑', 'x'.repeat(100_000)]) {
    const sealed = seal(text);
    assert.equal(open(sealed), text);
    assert.equal(openSealing(folder).of('test').open(sealed), text);
  }
});

test('a sealed text shows nothing, and is another one each time', (t) => {
  const { seal } = openSealing(tempFolder(t)).of('test');
  const sealed = seal('JBSWY3DPEHPK3PXP');
  assert.doesNotMatch(Buffer.from(sealed, 'base64url').toString('latin1'), /JBSW/);
  assert.notEqual(seal('JBSWY3DPEHPK3PXP'), sealed);
});

test('what was not sealed here for this is refused', (t) => {
  const sealing = openSealing(tempFolder(t));
  const { seal, open } = sealing.of('second-factor/ann');
  const sealed = seal('secret');
  const bytes = Buffer.from(sealed, 'base64url');
  const changed = [...bytes.keys()].map((at) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy.toString('base64url');
  });
  const shorter = [...bytes.keys()].map((length) => bytes.subarray(0, length).toString('base64url'));
  const ofBob = sealing.of('second-factor/bob').seal('secret');
  const elsewhere = openSealing(tempFolder(t)).of('second-factor/ann').seal('secret');
  for (const wrong of [...changed, ...shorter, ofBob, elsewhere, 'no seal at all'])
    assert.throws(() => open(wrong), BrokenSeal, wrong);
});

test('the key is for its owner’s eyes only, whole, and stays', (t) => {
  const folder = tempFolder(t);
  openSealing(folder);
  const file = join(folder, 'sealing.key');
  assert.equal(statSync(file).mode & 0o777, 0o600);
  const key = readFileSync(file);
  assert.equal(key.length, 32);
  assert.equal(existsSync(`${file}.new`), false);
  openSealing(folder);
  assert.deepEqual(readFileSync(file), key);
});

test('a start that was cut off while the key was made makes it anew', (t) => {
  const folder = tempFolder(t);
  writeFileSync(join(folder, 'sealing.key.new'), 'half');
  openSealing(folder);
  assert.equal(readFileSync(join(folder, 'sealing.key')).length, 32);
});

test('a key that is none is not replaced: what it sealed would be lost', (t) => {
  const folder = tempFolder(t);
  writeFileSync(join(folder, 'sealing.key'), 'short');
  assert.throws(() => openSealing(folder), BrokenSeal);
  assert.equal(readFileSync(join(folder, 'sealing.key'), 'utf8'), 'short');
});
