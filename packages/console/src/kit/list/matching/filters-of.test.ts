import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readView, toQuery } from '../list-query.ts';
import { filtersOf } from './filters-of.ts';

// spec: list.bulk.matching
test('a bulk call is told the filters, the search and what is fixed, and nothing of pages and orders', () => {
  const read = (name: string) => ({ search: ' web ', page: 3, size: 50, sort: 'name:desc', status: 'DOWN' })[name];
  const query = toQuery(readView(read, ['status'], null), { loadbalancer_id: 'lb', usage: true, enabled: true });
  assert.deepEqual(filtersOf({ ...query, marker: 'm' }), {
    loadbalancer_id: 'lb',
    enabled: 'true',
    search: 'contains:web',
    status: 'in:DOWN',
  });
  assert.deepEqual(filtersOf(toQuery(readView(() => undefined, [], null))), {});
});
