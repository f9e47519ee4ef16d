import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownedFilters, readListQuery, readMatching, sameName } from './list-query.ts';
import { Refusal } from './refusal.ts';

const rules = {
  sorts: ['name', 'created_at'],
  filters: { name: 'name', enabled: 'enabled', size: 'size', of: () => ({ field: 'x', equals: 1 }) },
  search: ['name', 'id'],
};

function problemsOf(query: Record<string, string>) {
  try {
    readListQuery(query, rules);
    return {};
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    assert.deepEqual([error.status, error.code], [400, 'validation_failed']);
    return Object.fromEntries(Object.entries(error.fields).map(([name, { code }]) => [name, code]));
  }
}

// spec: list.page-size
test('nothing asked is the first twenty, uncounted', () => {
  assert.deepEqual(readListQuery({}, rules), { where: [], limit: 20, count: false });
});

test('paging, sort and count', () => {
  const read = readListQuery({ limit: '5', marker: 'm', sort: 'created_at:desc', with_count: 'true' }, rules);
  assert.deepEqual(read, {
    where: [],
    limit: 5,
    marker: 'm',
    sort: { field: 'created_at', direction: 'desc' },
    count: true,
  });
  assert.equal('limit' in readListQuery({ limit: '-1' }, rules), false, '-1 is all');
  assert.deepEqual(readListQuery({}, { ...rules, defaultSort: 'created_at:desc' }).sort, {
    field: 'created_at',
    direction: 'desc',
  });
});

for (const [query, where] of [
  [{ name: 'contains:we,b' }, { field: 'name', contains: 'we,b' }],
  [{ name: 'in:a, b' }, { field: 'name', in: ['a', 'b'] }],
  [{ name: 'not_any:a' }, { not: { field: 'name', in: ['a'] } }],
  [{ name: 'a' }, { field: 'name', in: ['a'] }],
  [{ enabled: 'False' }, { field: 'enabled', in: ['False', false] }],
  [{ size: '12' }, { field: 'size', in: ['12', 12] }],
  [{ of: 'x' }, { field: 'x', equals: 1 }],
  [
    { search: 'contains:web' },
    {
      any: [
        { field: 'name', contains: 'web' },
        { field: 'id', contains: 'web' },
      ],
    },
  ],
  [{ params: '{"filters":{"enabled":"False"},"usage":true}' }, { field: 'enabled', in: ['False', false] }],
  [{ params: '{"filters":{"size":12}}' }, { field: 'size', in: ['12', 12] }],
] as const) {
  test(`the filter ${JSON.stringify(query)}`, () => assert.deepEqual(readListQuery(query, rules).where, [where]));
}

// spec: list.filter.unknown
test('what is not known or makes no sense is named, all at once', () => {
  assert.deepEqual(problemsOf({ limit: '0', sort: 'size:asc', colour: 'red', constructor: 'x' }), {
    limit: 'out_of_range',
    sort: 'unknown_sort',
    colour: 'unknown_filter',
    constructor: 'unknown_filter',
  });
  assert.deepEqual(problemsOf({ params: '[1]' }), { params: 'wrong_type' });
  assert.deepEqual(problemsOf({ params: '{' }), { params: 'wrong_type' });
  assert.deepEqual(problemsOf({ sort: 'name' }), { sort: 'unknown_sort' });
});

// spec: list.bulk.matching
test('the filters of a bulk call are read as those of the list, and nothing else is', () => {
  const { search, name, enabled } = { search: 'contains:web', name: 'in:a,b', enabled: 'False' };
  assert.deepEqual(
    readMatching({ search, name, enabled }, rules),
    readListQuery({ search, name, enabled }, rules).where,
  );
  assert.deepEqual(readMatching({}, rules), []);
  for (const other of ['limit', 'marker', 'sort', 'with_count', 'usage', 'params']) {
    const fields = `matching.filters.${other}`;
    assert.throws(
      () => readMatching({ search, [other]: '1' }, rules),
      (error: Refusal) => error.fields[fields]?.code === 'unknown_filter',
    );
  }
});

test('filters that are called as their field is', () => {
  assert.deepEqual(sameName('status', 'size'), { status: 'status', size: 'size' });
  assert.deepEqual(sameName(), {});
  assert.deepEqual(Object.keys(ownedFilters), ['id', 'name', 'project_id', 'domain_id']);
});
