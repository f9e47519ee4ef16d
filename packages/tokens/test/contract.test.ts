import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { baseTokens, fontTokens } from '../src/base-tokens.ts';
import { propertyName } from '../src/naming.ts';
import { tokens } from '../src/tokens.ts';
import { typeValues } from '../src/type-roles.ts';
import { emitted, rules, sheet } from './emitted.ts';

const scales = rules(sheet('scales.css'));
const manifest = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));

async function moduleOf(code: string): Promise<Record<string, unknown>> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

function leaves(tree: object): string[] {
  return Object.values(tree).flatMap((v) => (typeof v === 'object' ? leaves(v) : [v]));
}

test('every token has a use, and one name', () => {
  assert.deepEqual(
    tokens.filter(({ use }) => use.trim() === ''),
    [],
  );
  assert.equal(new Set(tokens.map(({ css }) => css)).size, tokens.length);
});

test('vars holds a plain reference to every token and brings nothing along', async () => {
  const code = sheet('index.js');
  assert.doesNotMatch(code, /\b(import|require)\b/);
  const { vars } = await moduleOf(code);
  const references = tokens.map(({ css }) => `var(${css})`);
  assert.deepEqual(leaves(vars as object).toSorted(), references.toSorted());
});

test('vars is named as its type says', async () => {
  const { vars } = (await moduleOf(sheet('index.js'))) as { vars: Record<string, never> };
  assert.equal(vars['canvas'], 'var(--sky-canvas)');
  assert.equal(vars['text']?.['onInverseMuted'], 'var(--sky-text-on-inverse-muted)');
  assert.equal(vars['data']?.['seq1'], 'var(--sky-data-seq-1)');
  assert.equal(vars['type']?.['bodyStrongFont'], 'var(--sky-type-body-strong-font)');
});

test('the scales give every token that schemes do not', () => {
  const given = new Set(scales.flatMap(({ values }) => Object.keys(values)));
  const base = tokens.filter(({ from }) => from === 'base').map(({ css }) => css);
  assert.deepEqual([...given].toSorted(), [...base].toSorted());
});

test('each language has its family', () => {
  const family = (code: string) =>
    scales.find(({ selector }) => selector.endsWith(`:lang(${code})`))?.values['--sky-font-sans'];
  for (const code of ['ar', 'ja', 'zh']) {
    assert.equal(family(code), `var(--sky-font-sans-${code})`);
  }
});

test('Arabic has no tracking and taller lines', () => {
  const arabic = scales.find(({ selector }) => selector.endsWith(':lang(ar)'))?.values ?? {};
  const tracking = Object.entries(arabic).filter(([name]) => name.endsWith('-tracking'));
  // What has none in other scripts either is not declared again.
  const latin = Object.entries(typeValues({ joined: false })).filter(([, value]) => /^-.*em$/.test(value));
  assert.deepEqual(
    tracking,
    latin.map(([name]) => [propertyName(name), '0em']),
  );
  assert.equal(arabic['--sky-type-body-font'], '.875rem/1.375rem var(--sky-font-sans)');
});

test('families are named as the font packages name them', async () => {
  const require = createRequire(import.meta.url);
  const packages = ['geist', 'geist-mono', 'noto-sans-arabic', 'noto-sans-jp', 'noto-sans-sc'];
  const shipped = await Promise.all(
    packages.map(async (name) => {
      const css = await readFile(require.resolve(`@fontsource-variable/${name}/index.css`), 'utf8');
      return /font-family: '([^']+)'/.exec(css)?.[1];
    }),
  );
  const stacks = Object.values(fontTokens).map(([value]) => value);
  const wanted = stacks.flatMap((s) => [...s.matchAll(/"([^"]+ Variable)"/g)].map(([, f]) => f));
  assert.deepEqual([...new Set(wanted)].toSorted(), shipped.toSorted());
});

test('every entry point opens on a file of the build', () => {
  const entryPoints: [string, { types: string; default: string }][] = Object.entries(manifest.exports);
  const targets = entryPoints.map(([, entryPoint]) => entryPoint.default.replace('./dist/', ''));
  const built = [...emitted.keys()].filter((path) => !path.startsWith('shared/'));
  assert.deepEqual(targets.toSorted(), built.toSorted());
});

test('space and type grow with the text of the browser', () => {
  const values = Object.entries(baseTokens).map(([name, [value]]) => [name, value] as const);
  const growing = values.filter(([name]) => name.startsWith('space.'));
  for (const [name, value] of growing) assert.match(value, /^[\d.]+rem$/, name);
  for (const [name, value] of Object.entries(typeValues({ joined: false })))
    if (name.endsWith('-font')) assert.doesNotMatch(value, /px/, name);
});
