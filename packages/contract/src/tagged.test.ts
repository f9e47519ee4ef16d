import assert from 'node:assert/strict';
import { test } from 'node:test';
import { object, validate } from 'superstruct';
import { problemsOf } from './errors.ts';
import { taggedBody } from './tagged.ts';

const codes = (body: object) => {
  const [failure] = validate(body, object(taggedBody));
  const found = failure ? Object.entries(problemsOf(failure)) : [];
  return Object.fromEntries(found.map(([path, { code }]) => [path, code]));
};
const many = (count: number) => Array.from({ length: count }, (_, at) => `tag ${at}`);

// spec: value.tags, spec: value.description
test('a body has a description and tags, or not', () => {
  for (const [body, wrong] of [
    [{}, {}],
    [{ description: '', tags: [] }, {}],
    [{ description: 'x'.repeat(255), tags: ['web', 'tier 1', 'a=b', '域', 'x'.repeat(60)] }, {}],
    [{ tags: many(50) }, {}],
    [{ description: 'x'.repeat(256) }, { description: 'size' }],
    [{ tags: many(51) }, { tags: 'size' }],
    [
      { tags: ['', ' ', 'a,b', 'x'.repeat(61), 'web'] },
      { 'tags.0': 'size', 'tags.1': 'tag_invalid', 'tags.2': 'tag_invalid', 'tags.3': 'size' },
    ],
    [{ tags: 'web' }, { tags: 'wrong_type' }],
    [{ tags: [1] }, { 'tags.0': 'wrong_type' }],
  ] as const)
    assert.deepEqual(codes(body), wrong, JSON.stringify(body).slice(0, 80));
});
