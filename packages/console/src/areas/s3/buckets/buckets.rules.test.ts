import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sort } from '../../../kit/list/index.ts';
import { chooseRows } from '../../../kit/list/rows.rules.ts';
import { bucketFacts } from './buckets.rules.ts';

const bucket = (name: string, createdAt: string, bytes: number | null) => ({
  name,
  createdAt,
  usage: bytes === null ? null : { bucket: name, objects: 1, bytes, hidden_bytes: 0 },
});
const buckets = [bucket('logs', '2026-03', 5), bucket('invoices', '2026-01', null), bucket('edge-logs', '2026-02', 5)];
const names = (search: string, sort: Sort | null) =>
  chooseRows(buckets, { search, sort, filters: {} }, bucketFacts).map(({ name }) => name);

test('by name, unless something else is asked for that there is', () => {
  assert.deepEqual(names('', null), ['edge-logs', 'invoices', 'logs']);
  assert.deepEqual(names('', { field: 'toString', direction: 'asc' }), ['edge-logs', 'invoices', 'logs']);
  assert.deepEqual(names('', { field: 'name', direction: 'desc' }), ['logs', 'invoices', 'edge-logs']);
  assert.deepEqual(names('', { field: 'created', direction: 'desc' }), ['logs', 'edge-logs', 'invoices']);
});

test('what is not known is least; names decide among equals', () => {
  assert.deepEqual(names('', { field: 'size', direction: 'asc' }), ['invoices', 'edge-logs', 'logs']);
  assert.deepEqual(names('', { field: 'size', direction: 'desc' }), ['edge-logs', 'logs', 'invoices']);
});

test('a text is looked for anywhere in the name', () => {
  assert.deepEqual(names(' LOG ', null), ['edge-logs', 'logs']);
});
