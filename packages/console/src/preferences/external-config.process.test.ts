import assert from 'node:assert/strict';
import { before, test } from 'node:test';

type Module = typeof import('./external-config.ts');

/** A page with this text in the block of data. */
const page = (text: string | null) => ({ getElementById: () => (text === null ? null : { textContent: text }) });

let module: Module;
before(async () => {
  // The module reads the page as soon as it is loaded.
  Object.assign(globalThis, { document: page('{ "languages": ["ja", "de"] }') });
  module = await import('./external-config.ts');
});

// spec: data.operator-file.page
test('what the server wrote into the page is read once', () => {
  assert.deepEqual(module.externalConfig, { languages: ['ja', 'de'] });
  assert.deepEqual(module.languagesOffered, ['de', 'ja']);
  assert.equal(module.languageByDefault, 'de');
});

test('a page without it has nothing set', () => {
  for (const text of [null, '']) assert.deepEqual(module.readExternalConfig(page(text)), {});
});

test('what the server would not have written counts for nothing', () => {
  for (const text of [
    '{',
    'null',
    '[]',
    '{ "disable_idle_timeout": "yes" }',
    '{ "unknown": 1 }',
    '{ "languages": [] }',
  ])
    assert.deepEqual(module.readExternalConfig(page(text)), {}, text);
});

test('the switch of the idle sign-out is as it was set', () => {
  const config = module.readExternalConfig(page('{ "disable_idle_timeout": true }'));
  assert.equal(config.disable_idle_timeout, true);
});
