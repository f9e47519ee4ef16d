import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { builtFiles } from '../start/settings.ts';
import { openProbeEngine } from '../testing/probe-engine.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { openTestPlatform } from '../testing/test-platform.ts';
import { readThemes } from './themes.ts';

const sheet = "[data-scheme='acme'] {\n  color-scheme: light;\n}\n";
const whole = {
  productTitle: 'Acme Cloud',
  productName: 'Acme Cloud',
  scheme: 'acme',
  schemeSheet: 'scheme.css',
  favicon: 'mark.svg',
  logo: 'mark.svg',
  loginLogo: 'mark.svg',
  limitedUse: false,
  links: {},
};

/** A folder of themes with one brand in it. */
function themes(t: TestContext, theme: object): string {
  const folder = tempFolder(t);
  const brand = join(folder, 'acme');
  mkdirSync(brand);
  writeFileSync(join(brand, 'theme.json'), JSON.stringify(theme));
  writeFileSync(join(brand, 'scheme.css'), sheet);
  writeFileSync(join(brand, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
}

const open = (t: TestContext, theme: object) =>
  openTestPlatform(
    t,
    { theme: 'acme', files: { ...builtFiles, themes: themes(t, theme) } },
    { openEngine: openProbeEngine },
  );

// spec: theme.scheme.sheet
test('a brand with a scheme of its own names its sheet, which is served as one', async (t) => {
  const { call } = await open(t, whole);
  const { json } = await call('/api/v2/settings/theme');
  assert.deepEqual([json.colorScheme, json.colorSchemeSheet], ['acme', '/theme/acme/scheme.css']);
  const { status, text, headers } = await call(json.colorSchemeSheet);
  assert.deepEqual([status, text], [200, sheet]);
  assert.equal(headers.get('content-type'), 'text/css; charset=utf-8');
});

test('a brand that wears a scheme of the console names no sheet, and serves none', async (t) => {
  const { schemeSheet: _, ...plain } = whole;
  const { call } = await open(t, { ...plain, scheme: 'fjord' });
  const { json } = await call('/api/v2/settings/theme');
  assert.equal(json.colorScheme, 'fjord');
  assert.ok(!('colorSchemeSheet' in json));
  assert.equal((await call('/theme/acme/scheme.css')).status, 404);
});

test('a theme whose files are of the wrong kind is not whole', (t) => {
  const odd = [{ schemeSheet: 'mark.svg' }, { logo: 'scheme.css' }, { schemeSheet: 'theme.json' }];
  for (const change of odd) assert.throws(() => readThemes(themes(t, { ...whole, ...change })), /not of a kind/);
  assert.throws(() => readThemes(themes(t, { ...whole, schemeSheet: 'gone.css' })), /ENOENT/);
});
