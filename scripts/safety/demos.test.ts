import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from './repository.ts';
import { machineFonts } from './rules/demo-fonts.ts';

test('no demo leans on a font that a machine happens to have', () => {
  const [sheet] = sources(/^packages\/elements\/demo\.css$/);
  assert.ok(sheet, 'packages/elements/demo.css is missing');
  const demos = sources(/^packages\/elements\/src\/[^/]+\/[^/]+\.demo\.html$/);
  assert.ok(demos.length > 0);
  assert.deepEqual([...machineFonts(sheet), ...demos.flatMap((demo) => machineFonts(demo, sheet.text))], []);
});
