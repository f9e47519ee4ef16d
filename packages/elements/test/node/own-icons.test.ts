import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { ownIcons } from '../../scripts/own-icons.ts';

test('the own icons are those of the icon set', () => {
  assert.equal(readFileSync(new URL('../../src/icon/own.ts', import.meta.url), 'utf8'), ownIcons());
});
