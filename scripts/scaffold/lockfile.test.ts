import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../bootstrap/root.mjs';
import { withTheme } from './lockfile.ts';

const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');

/** The lockfile as if the theme had never been there. */
const without = (name: string) => lockfile.replace(new RegExp(`^ {2}themes/${name}:\\n(?: {3,}.*\\n)+\\n`, 'm'), '');

for (const name of ['halyard', 'skydeck', 'terrane']) {
  test(`${name} comes where pnpm has put it, as pnpm has written it`, () => {
    assert.notEqual(without(name), lockfile);
    assert.equal(withTheme(without(name), name), lockfile);
  });
}

test('a theme is not put in twice', () => assert.equal(withTheme(lockfile, 'halyard'), lockfile));

test('what is no lockfile is left alone', () => assert.equal(withTheme('lockfileVersion: 99\n', 'acme'), null));
