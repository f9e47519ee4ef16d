import assert from 'node:assert/strict';
import { test } from 'node:test';
import { volumeQueries } from '@skydeck/contract';
import { openTestPlatform } from '../../app/testing/test-platform.ts';
import { stableId } from '../../identity/accounts/stable-id.ts';

const id = stableId('volume', 'payments-prod', 'scratch');
const address = (path: string, query: Record<string, string>) =>
  `/prometheus/api/v1/${path}?${new URLSearchParams(query).toString()}`;

test('metrics over HTTP', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const other = await signIn('admin', 'storefront');
  const query = volumeQueries.usage(id);

  // spec: metric.project
  await t.test('are those of the caller alone', async () => {
    const { status, json } = await call(address('query', { query }), { as: jonas });
    assert.deepEqual([status, json.status, json.data.resultType], [200, 'success', 'vector']);
    assert.equal(json.data.result[0].metric.volume_id, id);
    assert.deepEqual((await call(address('query', { query }), { as: other })).json.data.result, []);
    assert.equal((await call(address('query', { query }))).status, 401);
  });

  // spec: metric.query
  await t.test('what is not known is 422, what is missing 400', async () => {
    assert.equal((await call(address('query', { query: 'up' }), { as: jonas })).status, 422);
    for (const [asked, field] of [
      [{}, 'query'],
      [{ query, time: 'noon' }, 'time'],
    ] as const) {
      const { status, json } = await call(address('query', asked), { as: jonas });
      assert.deepEqual([status, Object.keys(json.error.fields)], [400, [field]]);
    }
  });

  // spec: metric.limit
  await t.test('a range has an end and so many samples', async () => {
    const range = { query, start: '2026-11-21T08:00:00Z', end: '2026-11-21T09:00:00Z', step: '60' };
    const { status, json } = await call(address('query_range', range), { as: jonas });
    assert.deepEqual([status, json.data.result[0].values.length], [200, 61]);
    for (const [wrong, field] of [
      [{ step: '0' }, 'step'],
      [{ step: '1' }, 'step'],
      [{ end: '2026-11-20' }, 'end'],
      [{ start: '' }, 'start'],
    ] as const) {
      const refused = await call(address('query_range', { ...range, ...wrong }), { as: jonas });
      assert.deepEqual([refused.status, Object.keys(refused.json.error.fields)], [400, [field]]);
    }
    const all = { ...range, query: 'libvirt_domain_block_stats_capacity', step: '4' };
    assert.equal((await call(address('query_range', all), { as: jonas })).status, 422);
  });
});
