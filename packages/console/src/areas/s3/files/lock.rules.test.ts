import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retentionChange } from './lock.rules.ts';

const now = Date.parse('2026-11-29T00:00:00Z');
const [past, soon, later] = ['2026-11-01T00:00:00Z', '2026-12-24T00:00:00Z', '2033-01-01T00:00:00Z'];
const governance = (until: string) => ({ mode: 'GOVERNANCE', until }) as const;
const compliance = (until: string) => ({ mode: 'COMPLIANCE', until }) as const;

for (const [name, old, next, change] of [
  ['nothing stays nothing', null, null, 'none'],
  ['what is there stays', governance(soon), governance(soon), 'none'],
  ['a first one', null, compliance(soon), 'free'],
  ['one that is over is taken away', compliance(past), null, 'free'],
  ['governance becomes longer', governance(soon), governance(later), 'free'],
  ['governance becomes shorter', governance(later), governance(soon), 'bypass'],
  ['governance is taken away', governance(soon), null, 'bypass'],
  ['governance becomes compliance', governance(soon), compliance(later), 'bypass'],
  ['compliance becomes longer', compliance(soon), compliance(later), 'free'],
  ['compliance becomes shorter', compliance(later), compliance(soon), 'refused'],
  ['compliance becomes governance', compliance(soon), governance(later), 'refused'],
  ['compliance is taken away', compliance(soon), null, 'refused'],
] as const)
  test(`${name}: ${change}`, () => assert.equal(retentionChange(old, next, now), change));
