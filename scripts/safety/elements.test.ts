import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exists, foldersIn, sources } from './repository.ts';
import { filesOf, undocumented } from './rules/element-folder.ts';

const home = 'packages/elements/src';
const elements = foldersIn(home).filter((name) => !['core', 'languages'].includes(name));

test('there are elements', () => {
  assert.ok(elements.length > 0);
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
