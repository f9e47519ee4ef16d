import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Sentence } from '../bootstrap/sentence.mjs';
import { namesOf, pluralOf } from './names.ts';

test('spells a name in all ways', () => {
  assert.deepEqual(namesOf('floating-ip'), {
    kebab: 'floating-ip',
    camel: 'floatingIp',
    pascal: 'FloatingIp',
    snake: 'floating_ip',
    words: 'floating ip',
  });
});

for (const name of [undefined, '', 'FloatingIp', 'floating_ip', '-ip', 'ip-', '../ip', '1p']) {
  test(`${name} is no name`, () => assert.throws(() => namesOf(name), Sentence));
}

for (const [one, many] of [
  ['router', 'routers'],
  ['policy', 'policies'],
  ['key', 'keys'],
  ['address', 'addresses'],
  ['mesh', 'meshes'],
] as const) {
  test(`several of ${one} are ${many}`, () => assert.equal(pluralOf(one), many));
}
