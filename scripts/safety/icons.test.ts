import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources, tests } from './repository.ts';

// An icon nobody has made known draws nothing, and says so to developers only.

const console = sources(/^packages\/console\/src\/.*\.tsx?$/, tests);

const everyMatch = (pattern: RegExp) =>
  console.flatMap(({ path, text }) => [...text.matchAll(pattern)].map((match) => ({ path, name: match[1]! })));

const registered = new Set(
  console
    .flatMap(({ text }) => [...text.matchAll(/registerIcons\(\{(.*?)\}\)/gs)])
    .flatMap(([, list]) => [...list!.matchAll(/(?:^|,)\s*(?:'([\w-]+)'|(\w+))/g)])
    .map(([, quoted, plain]) => quoted ?? plain!),
);
const menu = everyMatch(/path: '([\w-]+)',\s*(?:\/\/.*\s*)?icon\b/g);

test('there are icons', () => {
  assert.ok(registered.size > 10);
  assert.ok(menu.length > 5);
});

test('every icon that is named has been made known', () => {
  const known = new Set([...registered, ...menu.flatMap(({ name }) => [`menu-${name}`, `area-${name}`])]);
  const named = [
    ...everyMatch(/<Icon\b[^>]*?\bname="([\w-]+)"/gs),
    ...everyMatch(/\bicon="([\w-]+)"/g),
    ...everyMatch(/\bicon: '([\w-]+)'/g),
  ];
  assert.ok(named.length > 20);
  assert.deepEqual(
    named.filter(({ name }) => !known.has(name)),
    [],
  );
});

test('no two entries of menus share a name among the icons', () => {
  const names = menu.map(({ name }) => name);
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
  );
});
