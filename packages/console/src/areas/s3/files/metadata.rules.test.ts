import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMetadata, MOST_METADATA } from './metadata.rules.ts';

const plain = { contentType: 'text/plain', cacheControl: 'max-age=60', pairs: [] };

for (const [name, metadata, isTaken] of [
  ['nothing of one’s own', plain, true],
  ['no content type', { ...plain, contentType: '' }, true],
  ['a content type with a letter that is not ASCII', { ...plain, contentType: 'text/plän' }, false],
  ['a line break', { ...plain, cacheControl: 'no-store\nx: y' }, false],
  ['a pair', { ...plain, pairs: [['owner', 'Mia Hallberg']] }, true],
  ['a name with a space', { ...plain, pairs: [['the owner', 'Mia']] }, false],
  ['a value with a letter that is not ASCII', { ...plain, pairs: [['owner', 'Åsa']] }, false],
  [
    'one name twice',
    {
      ...plain,
      pairs: [
        ['owner', 'a'],
        ['Owner', 'b'],
      ],
    },
    false,
  ],
  ['as much as there may be', { ...plain, pairs: [['a', 'x'.repeat(MOST_METADATA - 1)]] }, true],
  ['more than that', { ...plain, pairs: [['a', 'x'.repeat(MOST_METADATA)]] }, false],
] as const)
  test(`metadata with ${name}: ${isTaken ? 'taken' : 'refused'}`, () => assert.equal(isMetadata(metadata), isTaken));
