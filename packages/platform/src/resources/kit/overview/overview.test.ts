import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Count, Overview } from '@skydeck/contract';
import { openTestPlatform, type Signed } from '../../../app/testing/test-platform.ts';

// spec: overview.numbers, spec: overview.failed
test('the overview of a project', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const read = async (as: Signed): Promise<Overview> => {
    const { status, json, text } = await call('/api/v2/overview', { as });
    assert.equal(status, 200, text);
    return json as Overview;
  };
  const resourceOf = ({ resources }: Overview, name: string) => resources.find(({ type }) => type === name);
  const jonas = await signIn('jonas.lind', 'payments-prod');

  await t.test('counts what the menus count', async () => {
    const { resources } = await read(jonas);
    const counts = (await call('/api/v2/counts', { as: jonas })).json.data as Count[];
    assert.deepEqual(
      resources.map(({ type, count }) => ({ type, count })),
      counts,
    );
  });

  await t.test('says how many are in each status, of those that have one', async () => {
    const overview = await read(jonas);
    assert.deepEqual(resourceOf(overview, 'network')?.statuses, []);
    const routers = resourceOf(overview, 'router');
    assert.ok(routers);
    assert.equal(
      routers.statuses.reduce((sum, { count }) => sum + count, 0),
      routers.count,
    );
  });

  await t.test('names what has failed, in the lists of the same project', async () => {
    const { failed, failed_count } = await read(jonas);
    assert.equal(failed.length, Math.min(failed_count, 20));
    assert.deepEqual(
      failed.map(({ at }) => at),
      failed.map(({ at }) => at).toSorted((one, other) => other.localeCompare(one)),
    );
    const balancers = (await call('/api/v2/compute/lbaas/loadbalancers', { as: jonas })).json.data as {
      id: string;
      status: string;
    }[];
    assert.deepEqual(
      failed
        .filter(({ type }) => type === 'load_balancer')
        .map(({ id }) => id)
        .toSorted(),
      balancers
        .filter(({ status }) => status === 'ERROR' || status === 'DEPLOYMENT_FAILED')
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  await t.test('has nothing of what the caller may not read', async () => {
    assert.deepEqual(await read(await signIn('mia.hallberg')), { resources: [], failed: [], failed_count: 0 });
    assert.equal((await call('/api/v2/overview')).status, 401);
  });
});
