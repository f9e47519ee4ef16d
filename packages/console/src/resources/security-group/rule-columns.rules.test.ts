import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fitColumns } from '../../kit/list/columns/columns.rules.ts';
import { ruleColumnFacts } from './rule-columns.rules.ts';

const { direction, ...framed } = ruleColumnFacts;
const { what, ...others } = framed;
const tables = {
  'of both directions': [what, direction, ...Object.values(others)],
  'of one direction, in a frame': [what, ...Object.values(others)],
};

describe('rules that differ in their IP version only', () => {
  for (const [name, columns] of Object.entries(tables))
    for (const [width, isCards] of [
      [340, true],
      [700, false],
      [1200, false],
    ] as const)
      it(`are told apart in a table ${name}, at ${width} pixels`, () => {
        const kept = fitColumns(columns, width, isCards).map(({ key }) => key);
        assert.ok(kept.includes('version'), kept.join(', '));
        assert.ok(kept.includes('remote'), kept.join(', '));
      });
});
