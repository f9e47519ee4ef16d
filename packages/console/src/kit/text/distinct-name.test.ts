import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameAmong, repeatedIds } from './distinct-name.ts';

const one = { id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427', name: 'core' };
const two = { id: '6ba7b810-9dad-41d1-80b4-00c04fd430c8', name: 'core' };
const alone = { id: '6ba7b811-9dad-41d1-80b4-00c04fd430c8', name: 'edge' };

// spec: shell.duplicates, spec: name.repeat
test('a name alone is the name; one that another has is told apart by the beginning of its id', () => {
  const repeated = repeatedIds([one, alone, two]);
  assert.deepEqual(repeated, [one.id, two.id]);
  const nameOf = nameAmong(repeated);
  assert.deepEqual([one, two, alone].map(nameOf), ['core · 1b4e28ba', 'core · 6ba7b810', 'edge']);
});

test('where the project of each is in sight, the same name in two projects is two names', () => {
  const here = { ...one, project_id: 'a' };
  assert.deepEqual(repeatedIds([here, { ...two, project_id: 'b' }], true), []);
  assert.deepEqual(repeatedIds([here, { ...two, project_id: 'b' }]), [one.id, two.id]);
  assert.deepEqual(repeatedIds([here, { ...two, project_id: 'a' }], true), [one.id, two.id]);
});

test('one object twice is one', () => {
  assert.deepEqual(repeatedIds([one, one, alone]), []);
});

test('as much of the id as tells them apart', () => {
  const near = { id: '1b4e28ba-9999-41d2-883f-0016d3cca427', name: 'core' };
  const nameOf = nameAmong(repeatedIds([one, near]));
  assert.deepEqual([one, near].map(nameOf), [`core · ${one.id}`, `core · ${near.id}`]);
});
