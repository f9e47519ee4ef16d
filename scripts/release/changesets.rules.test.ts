import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPublished, isSamePackage, namedIn } from './changesets.rules.ts';

const files: Readonly<Record<string, boolean>> = {
  'src/button/button.ts': true,
  'src/button/button.css.ts': true,
  'src/button/words/de.ts': true,
  'first-paint.css': true,
  'theme.json': true,
  'logo.svg': true,
  'custom-elements.json': true,
  'src/button/button.test.ts': false,
  'src/button/button.demo.html': false,
  'src/button/button.md': false,
  'src/button/button.png': false,
  'test/axe.ts': false,
  'scripts/exports.ts': false,
  'e2e/site.ts': false,
  'tsconfig.build.json': false,
  'vite.config.ts': false,
  'README.md': false,
  'CHANGELOG.md': false,
  'package.json': false,
};

for (const [file, expected] of Object.entries(files)) {
  test(`${file} is ${expected ? '' : 'not '}of those who install the package`, () => {
    assert.equal(isPublished(file), expected);
  });
}

test('a package.json is another one by what it tells those who install it', () => {
  const before = {
    name: 'a',
    version: '0.1.0',
    scripts: { test: 'x' },
    devDependencies: { b: '1' },
    exports: { '.': './a.js' },
  };
  const same = { ...before, version: '0.2.0', scripts: {}, devDependencies: {} };
  assert.equal(isSamePackage(JSON.stringify(before), JSON.stringify(same)), true);
  assert.equal(isSamePackage(JSON.stringify(before), JSON.stringify({ ...before, exports: {} })), false);
  assert.equal(isSamePackage(JSON.stringify(before), JSON.stringify({ ...before, dependencies: { c: '1' } })), false);
});

test('a changeset names packages, and its text names none', () => {
  const text = `---\n'@skydeck/elements': minor\n"@skydeck/theme-halyard": none\n---\n\nNote: @skydeck/embed: is as it was.\n`;
  assert.deepEqual(namedIn(text), ['@skydeck/elements', '@skydeck/theme-halyard']);
  assert.deepEqual(namedIn('---\n---\n\nNothing that anybody notices.\n'), []);
});
