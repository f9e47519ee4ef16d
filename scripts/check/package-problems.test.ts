import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { packageProblems } from './package-problems.ts';

const description = {
  name: '@skydeck/one',
  description: 'One',
  license: 'Apache-2.0',
  homepage: 'https://one.example/',
  repository: { type: 'git', url: 'git+https://one.example/one.git', directory: 'packages/one' },
  publishConfig: { access: 'public', provenance: true },
  keywords: ['one'],
  sideEffects: false,
  exports: { '.': { types: './index.d.ts', default: './index.js' }, './one.json': './one.json' },
  dependencies: { '@skydeck/other': '^0.0.0' },
};
const well = {
  'package.json': JSON.stringify(description),
  'README.md': 'See [the license](LICENSE), [above](#one) and [others](https://example.org/).',
  LICENSE: 'Apache',
  'index.js': '',
  'index.d.ts': '',
  'index.js.map': JSON.stringify({ sources: ['../src/index.ts'], sourcesContent: [''] }),
};

const without = (field: keyof typeof description) => JSON.stringify({ ...description, [field]: undefined });
const withFields = (fields: object) => JSON.stringify({ ...description, ...fields });

/** Each file that differs from a package with which all is well, and what is said of it. */
const cases: readonly (readonly [name: string, changed: Readonly<Record<string, string | null>>, said: RegExp])[] = [
  ['no keywords', { 'package.json': without('keywords') }, /no “keywords”/],
  ['no repository', { 'package.json': without('repository') }, /no “repository”/],
  ['no word on side effects', { 'package.json': without('sideEffects') }, /no “sideEffects”/],
  [
    'an entry point without types',
    { 'package.json': withFields({ exports: { '.': './index.js' } }) },
    /“\.” has no types/,
  ],
  [
    'a style sheet without types',
    { 'package.json': withFields({ exports: { './a.css': './a.css' } }) },
    /“\.\/a\.css” has no types/,
  ],
  [
    'what only our pnpm understands',
    { 'package.json': withFields({ dependencies: { lit: 'catalog:' } }) },
    /“lit” is asked for as catalog:/,
  ],
  ['no README', { 'README.md': null }, /README\.md is not in the package/],
  ['no license', { LICENSE: null }, /LICENSE is not in the package/],
  [
    'editor data that is left behind',
    { 'package.json': withFields({ 'web-types': './web-types.json' }) },
    /web-types\.json is not in/,
  ],
  ['a test', { 'dist/one.test.js': '' }, /one\.test\.js is of no use/],
  ['a map of types', { 'dist/one.d.ts.map': '{}' }, /one\.d\.ts\.map is of no use/],
  ['a link into the repository', { 'README.md': '[more](../docs/more.md)' }, /links to \.\.\/docs\/more\.md/],
  ['a map to nowhere', { 'dist/one.js.map': '{"sources":["../src/one.ts"]}' }, /one\.js\.map points to sources/],
];

function problemsWith(changed: Readonly<Record<string, string | null>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-package-'));
  try {
    for (const [path, text] of Object.entries({ ...well, ...changed })) {
      if (text === null) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return packageProblems(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a package with all it needs has no problems', () => {
  assert.deepEqual(problemsWith({}), []);
});

for (const [name, changed, said] of cases) {
  test(`is found: ${name}`, () => {
    const problems = problemsWith(changed).filter((problem) => !(changed['LICENSE'] === null && /links/.test(problem)));
    assert.equal(problems.length, 1, problems.join('\n'));
    assert.match(problems[0] ?? '', said);
  });
}
