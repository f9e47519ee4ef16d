import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { bytesAsSent } from './budget/as-sent.ts';
import { firstFiles } from './budget/element-page.ts';
import { gzipped } from './budget/gzipped.ts';
import { type Manifest, pagesOf } from './budget/routes.ts';
import { weigh } from './budget/weigh.ts';

type Outputs = Parameters<typeof firstFiles>[0]['outputs'];

/** One file that imports others, at once (`import`) or when asked to (`later`). */
const file = (now: string[] = [], later: string[] = []): Outputs[string] => ({
  bytes: 0,
  inputs: {},
  exports: [],
  imports: [
    ...now.map((path) => ({ path, kind: 'import-statement' as const })),
    ...later.map((path) => ({ path, kind: 'dynamic-import' as const })),
  ],
});

test('a page loads its script, all that this imports however far, and its sheet', () => {
  const outputs = {
    'out/page.js': file(['out/shared.js'], ['out/de.js']),
    'out/page.css': file(),
    'out/shared.js': file(['out/base.js', 'out/page.js']),
    'out/base.js': file(),
    'out/de.js': file(['out/words.js', 'out/base.js']),
    'out/words.js': file(),
  };
  assert.deepEqual([...firstFiles({ outputs })].toSorted(), [
    'out/base.js',
    'out/page.css',
    'out/page.js',
    'out/shared.js',
  ]);
});

test('what is over its limit does not fit, by a single byte', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skydeck-weigh-'));
  const files = ['one.js', 'other.js'].map((name) => join(folder.path, name));
  // Noise, which nothing can compress.
  for (const path of files) writeFileSync(path, randomBytes(500).toString('base64'));
  const { bytes } = await weigh(files);
  const sent = files.reduce((sum, path) => sum + gzipped(readFileSync(path)), 0);
  assert.equal(bytes, sent);
  assert.deepEqual(await weigh(files, bytes / 1000), { bytes, fits: true });
  assert.deepEqual(await weigh(files, (bytes - 1) / 1000), { bytes, fits: false });
});

test('what is sent is weighed as it was built, and fits nowhere when it was not compressed', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skydeck-weigh-'));
  const [long, short] = [join(folder.path, 'long.js'), join(folder.path, 'short.js')];
  writeFileSync(long, 'x'.repeat(1000));
  writeFileSync(short, 'x'.repeat(999));
  writeFileSync(`${long}.gz`, 'x'.repeat(30));
  assert.throws(() => bytesAsSent([long]), /long\.js is not built compressed/);
  writeFileSync(`${long}.br`, 'x'.repeat(20));
  assert.equal(bytesAsSent([long, short]), 30 + 999);
});

test('nothing to weigh is no small weight', async () => {
  await assert.rejects(weigh([], 1), /nothing to weigh/);
});

test('a page weighs what its route fetches besides the shell: its module, its panel and the list below it', () => {
  const page = (source: string, imports: string[] = [], css: string[] = []) => ({
    file: source,
    imports,
    css,
    isDynamicEntry: true,
  });
  const manifest: Manifest = {
    'index.html': { file: 'index.js', css: ['index.css'], imports: ['_kit.js'], isEntry: true },
    '_kit.js': { file: 'kit.js' },
    '_router.js': { file: 'router.js', imports: ['_kit.js'] },
    'src/kit/panel/PanelShell.tsx': page('panel.js', ['_kit.js']),
    'src/layout/dialogs/LanguageDialog.tsx': page('language.js'),
    // Its list comes with it.
    'src/resources/router/module.ts': page('module.js', ['_router.js', '_kit.js'], ['list.css']),
    'src/resources/router/RouterCreate.tsx': page('create.js', ['_router.js']),
    'src/resources/router/words/en.json': page('en.js'),
  };
  assert.deepEqual(pagesOf(manifest), [
    {
      kind: 'list',
      source: 'src/resources/router/module.ts',
      files: ['module.js', 'list.css', 'router.js'],
    },
    {
      kind: 'form',
      source: 'src/resources/router/RouterCreate.tsx',
      files: ['create.js', 'module.js', 'list.css', 'panel.js', 'router.js'],
    },
  ]);
});
