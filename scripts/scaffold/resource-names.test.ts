import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areasOfResources, resourceNamesOf } from './resource-names.ts';

test('a resource stands in an area, with an icon', () => {
  const { one, many, area, group, icon } = resourceNamesOf(['key-pair', '--area', 'settings', '--icon', 'key-round']);
  assert.deepEqual(
    [one.kebab, many.kebab, area, group, icon],
    ['key-pair', 'key-pairs', 'settings', 'domain', 'key-round'],
  );
  const { area: usual, group: usualGroup, icon: usualIcon } = resourceNamesOf(['key-pair']);
  assert.deepEqual([usual, usualGroup, usualIcon], ['compute', 'compute', 'box']);
});

test('the areas are those whose menu lists resources', () => {
  assert.deepEqual(areasOfResources(), ['compute', 'settings']);
});

for (const [name, args, said] of [
  ['an area that is not there', ['key-pair', '--area', 'moon'], /no area “moon”.* compute, settings/],
  ['an icon that is not there', ['key-pair', '--icon', 'no-such-icon'], /no icon “no-such-icon”/],
  ['a path for an icon', ['key-pair', '--icon', '../x'], /no icon/],
  ['a flag that is not there', ['key-pair', '--colour', 'red'], /--area AREA --icon ICON/],
  [
    'nothing but a question',
    ['--help'],
    /Use: pnpm new-resource NAME .*AREA {2}whose menu lists it: compute, settings/s,
  ],
] as const) {
  test(`${name} is answered by a sentence`, () => assert.throws(() => resourceNamesOf(args), said));
}
