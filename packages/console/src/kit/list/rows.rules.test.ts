import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ListView } from './list-query.ts';
import { chooseRows, factsOf } from './rows.rules.ts';

interface Thing {
  readonly name: string;
  readonly size: number | null;
  readonly address: string;
}
const things: readonly Thing[] = [
  { name: 'logs', size: 5, address: '10.0.0.10' },
  { name: 'invoices', size: null, address: '10.0.0.9' },
  { name: 'Edge-logs', size: 5, address: '9.0.0.1' },
];
const facts = factsOf<Thing>(
  [
    { key: 'name', value: ({ name }) => name, searchText: ({ name }) => name },
    { key: 'size', value: ({ size }) => size },
    { key: 'address', value: ({ address }) => address, searchText: ({ address }) => address },
    { key: 'actions' },
  ],
  [{ key: 'known', value: ({ size }) => String(size !== null) }, { key: 'size' }],
);
const names = (view: Partial<ListView>) =>
  chooseRows(things, { search: '', sort: null, filters: {}, ...view }, facts).map(({ name }) => name);
const by = (field: string, direction: 'asc' | 'desc' = 'asc') => names({ sort: { field, direction } });

test('in their own order, unless another is asked for that there is', () => {
  assert.deepEqual(names({}), ['Edge-logs', 'invoices', 'logs']);
  assert.deepEqual(by('toString', 'desc'), ['Edge-logs', 'invoices', 'logs']);
  assert.deepEqual(by('name', 'desc'), ['logs', 'invoices', 'Edge-logs']);
});

test('what is not known is least; their own order decides among equals, whichever way it goes', () => {
  assert.deepEqual(by('size'), ['invoices', 'Edge-logs', 'logs']);
  assert.deepEqual(by('size', 'desc'), ['Edge-logs', 'logs', 'invoices']);
});

test('numbers in addresses are numbers', () => {
  assert.deepEqual(by('address'), ['Edge-logs', 'invoices', 'logs']);
});

test('a text is looked for anywhere in what is looked through', () => {
  assert.deepEqual(names({ search: ' LOG ' }), ['Edge-logs', 'logs']);
  assert.deepEqual(names({ search: '10.0' }), ['invoices', 'logs']);
  assert.deepEqual(names({ search: 'nothing' }), []);
});

test('filters narrow it down; one that there is not narrows nothing', () => {
  assert.deepEqual(names({ filters: { known: ['false'] } }), ['invoices']);
  assert.deepEqual(names({ filters: { known: ['true', 'false'] }, search: 'o' }), ['Edge-logs', 'invoices', 'logs']);
  assert.deepEqual(names({ filters: { toString: ['x'] } }), ['Edge-logs', 'invoices', 'logs']);
});

test('a filter without a value of its own asks the column of its key', () => {
  assert.deepEqual(names({ filters: { size: ['5'] } }), ['Edge-logs', 'logs']);
});
