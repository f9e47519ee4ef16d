import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Sentence } from '../bootstrap/sentence.mjs';
import { findOrInstallChromium, findOrInstallShell } from './chromium.ts';

test('a CHROMIUM that does not run is told, and no other browser is taken instead', async (t) => {
  const before = process.env['CHROMIUM'];
  t.after(() => {
    if (before === undefined) delete process.env['CHROMIUM'];
    else process.env['CHROMIUM'] = before;
  });
  process.env['CHROMIUM'] = '/no/such/browser';
  await assert.rejects(
    findOrInstallChromium(),
    (error) => error instanceof Sentence && error.message.includes('/no/such/browser'),
  );
});

test('who says which browser gets no other beside it', async (t) => {
  const before = process.env['CHROMIUM'];
  t.after(() => {
    if (before === undefined) delete process.env['CHROMIUM'];
    else process.env['CHROMIUM'] = before;
  });
  process.env['CHROMIUM'] = '/the/wanted';
  assert.equal(await findOrInstallShell('/the/wanted'), '/the/wanted');
});
