import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { EXTERNAL_CONFIG_ID, type ExternalConfig, type Locale } from '@skydeck/contract';
import { builtFiles, readSettings } from '../start/settings.ts';
import { StartRefusal } from '../start/start-refusal.ts';
import { openProbeEngine } from '../testing/probe-engine.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

function fileWith(t: TestContext, text: string): string {
  const file = join(tempFolder(t), 'console.json');
  writeFileSync(file, text);
  return file;
}

// spec: data.operator-file
test('an operator’s file is read at the start; without one nothing is set', (t) => {
  assert.deepEqual(readSettings({}).externalConfig, {});
  const file = fileWith(t, '{ "disable_idle_timeout": true, "languages": ["de", "en"] }');
  assert.deepEqual(readSettings({ SKYDECK_CONFIG_FILE: file }).externalConfig, {
    disable_idle_timeout: true,
    languages: ['de', 'en'],
  });
});

const refused: readonly (readonly [text: string, says: RegExp])[] = [
  ['{ "disable_idle_timout": true }', /'disable_idle_timout' is not known; known are disable_idle_timeout, languages/],
  ['{ "links": { "imprint": "https://a.example/" } }', /'links\.imprint' is not known/],
  ['{ "links": { "support": "javascript:alert(1)" } }', /'links\.support' is wrong \(address\)/],
  ['{ "languages": ["fr"] }', /'languages\.0' is wrong/],
  ['{ "languages": ["de"], "default_language": "en" }', /'default_language' is not among 'languages'/],
  ['{ "a\\nb": 1 }', /'a b' is not known/],
  ['[]', /there is no object/],
  ['"on"', /there is no object/],
  ['{', /is not JSON/],
  ['', /is not JSON/],
];
for (const [text, says] of refused) {
  test(`a file with ${JSON.stringify(text)} refuses the start with one sentence`, (t) => {
    const file = fileWith(t, text);
    assert.throws(
      () => readSettings({ SKYDECK_CONFIG_FILE: file }),
      (error) =>
        error instanceof StartRefusal &&
        error.message.startsWith(`SKYDECK_CONFIG_FILE is '${file}'`) &&
        /^[^\n]+\.$/.test(error.message) &&
        says.test(error.message),
    );
  });
}

test('a file that is not there refuses the start', (t) => {
  const file = join(tempFolder(t), 'gone.json');
  assert.throws(() => readSettings({ SKYDECK_CONFIG_FILE: file }), /gone\.json', which cannot be read \(ENOENT\)\.$/);
});

const html = { Accept: 'text/html' };
const block = new RegExp(`<script type="application/json" id="${EXTERNAL_CONFIG_ID}">(.*?)</script>`, 's');

async function open(t: TestContext, externalConfig: ExternalConfig) {
  const folder = tempFolder(t);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  const files = { ...builtFiles, console: folder };
  return openTestPlatform(t, { externalConfig, files }, { openEngine: openProbeEngine });
}

// spec: data.operator-file.page
test('the page holds it as data that a browser does not run, and holds none when nothing is set', async (t) => {
  const links = { support: 'https://help.example/?q=</script><script>alert(1)</script>&x' };
  const { call } = await open(t, { disable_idle_timeout: true, links });
  const { text, headers } = await call('/', { headers: html });
  const [, json = ''] = block.exec(text) ?? [];
  assert.deepEqual(JSON.parse(json), { disable_idle_timeout: true, links });
  assert.equal(text.match(/<\/script>/g)?.length, 1, 'a link cannot end the block');
  assert.match(headers.get('content-security-policy') ?? '', /script-src 'self'(;|$)/);

  const plain = await open(t, {});
  assert.doesNotMatch((await plain.call('/', { headers: html })).text, block);
});

test('an operator’s links replace those of the brand, in the theme and in About', async (t) => {
  const { call } = await open(t, { links: { support: 'https://help.example/' } });
  const [theme, about] = [(await call('/api/v2/settings/theme')).json, (await call('/api/v2/about')).json];
  for (const { links } of [theme, about]) {
    assert.equal(links.support, 'https://help.example/');
    assert.match(links.documentation, /skydeck/);
  }
});

// spec: language.offered
test('languages that are not offered are not enabled, and the default is the operator’s', async (t) => {
  const { call } = await open(t, { languages: ['de', 'ja'], default_language: 'ja' });
  const locales = (await call('/api/v2/settings/locales')).json.data as Locale[];
  const named = (holds: (locale: Locale) => boolean) => locales.filter(holds).map(({ language }) => language);
  assert.equal(locales.length, 9);
  assert.deepEqual(
    named(({ enabled }) => enabled),
    ['de', 'ja'],
  );
  assert.deepEqual(
    named(({ is_default: isDefault }) => isDefault),
    ['ja'],
  );
});
