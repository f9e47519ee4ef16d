import assert from 'node:assert/strict';
import { test } from 'node:test';
import { containing, type Filter, isIn, parseFilter, parseSort, sortBy } from './filters.ts';

// spec: list.filter.text
test('a filter value is read by its prefix', () => {
  const cases: [string, Filter][] = [
    ['web', { kind: 'equals', text: 'web' }],
    ['', { kind: 'equals', text: '' }],
    ['contains:web', { kind: 'contains', text: 'web' }],
    ['contains:', { kind: 'contains', text: '' }],
    ['contains: a:b,c ', { kind: 'contains', text: ' a:b,c ' }],
    ['contains:two\nlines', { kind: 'contains', text: 'two\nlines' }],
    ['contains:in:a', { kind: 'contains', text: 'in:a' }],
    ['in:a,b', { kind: 'in', values: ['a', 'b'] }],
    ['in: a , ,b,', { kind: 'in', values: ['a', 'b'] }],
    ['in:', { kind: 'in', values: [] }],
    ['any:a', { kind: 'any', values: ['a'] }],
    ['not_any:a,b', { kind: 'not_any', values: ['a', 'b'] }],
    ['Contains:web', { kind: 'equals', text: 'Contains:web' }],
    ['like:web', { kind: 'equals', text: 'like:web' }],
    [' in:a', { kind: 'equals', text: ' in:a' }],
    ['2001:db8::1', { kind: 'equals', text: '2001:db8::1' }],
  ];
  for (const [raw, filter] of cases) assert.deepEqual(parseFilter(raw), filter, raw);
});

test('what is written is read back', () => {
  for (const text of ['web', 'a:b', 'contains:x', '', 'é,ü'])
    assert.deepEqual(parseFilter(containing(text)), { kind: 'contains', text });
  assert.deepEqual(parseFilter(isIn(['a', 'b'])), { kind: 'in', values: ['a', 'b'] });
  assert.deepEqual(parseSort(sortBy('created_at', 'desc')), { field: 'created_at', direction: 'desc' });
});

// spec: list.sort
test('a sort is a field and a direction, or nothing', () => {
  assert.deepEqual(parseSort('name:asc'), { field: 'name', direction: 'asc' });
  for (const raw of [
    '',
    'name',
    'name:',
    ':asc',
    'name:up',
    'name:ASC',
    'Name:asc',
    'name:asc:desc',
    'a.b:asc',
    'name;--:asc',
    ' name:asc',
  ]) {
    assert.equal(parseSort(raw), null, raw);
  }
});
