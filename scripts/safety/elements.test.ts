import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exists, foldersIn, sources } from './repository.ts';
import { filesOf, undocumented } from './rules/element-folder.ts';
import { findings } from './rules/lines.ts';

const home = 'packages/elements/src';
const elements = foldersIn(home).filter((name) => !['core', 'cdn', 'languages'].includes(name));

test('there are elements', () => {
  assert.ok(elements.length > 0);
});

// No picture shows what has the focus, and axe does not ask what it looks like.
test('the ring of what has the focus has the colour that is made for it', () => {
  const rule =
    /:focus-visible[^{}]*\{[^{}]*?\boutline(?:-color)?: (?!0;|[^;]*(?:var\(--sky-focus-ring|Highlight|CanvasText))[^;]*;/g;
  assert.deepEqual(
    sources(/^packages\/elements\/src\/.*\.css\.ts$/).flatMap((source) => findings(source, rule)),
    [],
  );
});

for (const name of elements) {
  test(`${name} has all its files`, () => {
    assert.deepEqual(
      filesOf(name).filter((file) => !exists(`${home}/${name}/${file}`)),
      [],
    );
  });

  test(`${name} says what it offers`, () => {
    const [source] = sources(new RegExp(`^${home}/${name}/${name}\\.ts$`));
    assert.ok(source, `${name}.ts is missing`);
    assert.deepEqual(undocumented(source.text), []);
  });
}
