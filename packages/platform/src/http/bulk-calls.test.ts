import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IDS_MOST } from '@skydeck/contract';
import { operationGroupOf, type Operation } from '@skydeck/contract/description';
import { ruledCalls } from '@skydeck/contract/rights';
import { openTestPlatform } from '../app/testing/test-platform.ts';

/** The calls that start a task for objects of a list, each with what its list can be asked for. */
const bulkCalls = ruledCalls.flatMap(({ name, endpoint }) => {
  const fields = (endpoint.body?.schema ?? {}) as object;
  if (!('matching' in fields)) return [];
  const [api = ''] = name.split('.');
  const { list } = operationGroupOf(api).calls['list'] as Operation;
  const path = ruledCalls.find((one) => one.name === `${api}.list`)?.endpoint.path;
  assert.ok(list && path !== undefined, `${api} has a list`);
  return [{ name, endpoint, filters: list.filters, path }];
});

// spec: list.bulk.matching
test('each bulk call of a list finds by the filters of the list, and is refused with more', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const admin = await signIn('admin');
  assert.ok(bulkCalls.length >= 14, 'deletions and switches');
  for (const { name, endpoint, filters, path } of bulkCalls) {
    const send = (body: object) => call(endpoint.path, { method: 'POST', as: admin, body });
    const unknown = await send({ matching: { filters: { colour: 'red' }, count: 1 } });
    const { values } = unknown.json.error.fields['matching.filters.colour'];
    assert.deepEqual(values.filters.toSorted(), filters.toSorted(), name);

    const none = await send({ matching: { filters: { search: 'contains:nobody-is-called-so' }, count: 5 } });
    assert.deepEqual([none.status, none.json.error.values], [409, { found: 0, count: 5 }], name);
    const { count } = (await call(`${path}?with_count=true&limit=1`, { as: admin })).json;
    const more = await send({ matching: { filters: {}, count: count - 1 } });
    assert.deepEqual([more.status, more.json.error.values], [409, { found: count, count: count - 1 }], name);

    const tooMany = await send({ ids: Array.from({ length: IDS_MOST + 1 }, (_, at) => `id-${at}`) });
    assert.deepEqual([tooMany.status, Object.keys(tooMany.json.error.fields)], [400, ['ids']], name);
  }
});
