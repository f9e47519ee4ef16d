import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { LoadBalancerBody } from '@skydeck/contract';
import { type EmbeddedCloud, embedded } from '../../engines/embedded/test-cloud.ts';
import { refusalOf, refusalsOf } from '../../engines/test-refusals.ts';
import { httpPool, makeBalancer, makeCore } from './test-bodies.ts';

/** What names ask for. */
describe('load balancers of the embedded engine alone', () => {
  let cloud: EmbeddedCloud;
  let core: string;
  beforeEach(async (t) => {
    cloud = await embedded.open(t);
    core = (await makeCore(cloud)).id;
  });

  const create = (body: Partial<LoadBalancerBody> = {}) =>
    cloud.loadBalancers.create(cloud.one, { name: 'web', network_id: core, ...body });
  const read = (id: string) => cloud.loadBalancers.read(cloud.one, id);
  const made = (body?: Partial<LoadBalancerBody>) => makeBalancer(cloud, core, body);

  describe('what fails', () => {
    // spec: load-balancer.failed
    test('a deployment: the task says so, building anew mends it', async () => {
      const begun = await create({ name: 'fail-deploy-web', pools: [httpPool] });
      const task = await cloud.ended(begun.task_id ?? '');
      assert.deepEqual([task.state, task.error?.err_code], ['failed', 'conflict']);
      const failed = await read(begun.id);
      assert.deepEqual(
        [failed.status, failed.fault?.code, failed.pools[0]?.status, failed.amphorae],
        ['DEPLOYMENT_FAILED', 'deployment_failed', 'ERROR', []],
      );
      const refused = await refusalOf(cloud.loadBalancers.update(cloud.one, failed.id, { name: 'web' }, null));
      assert.deepEqual([refused.status, refused.code, refused.values['reason']], [409, 'not_allowed_now', 'failed']);
      const noMachines = await refusalOf(cloud.loadBalancers.failover(cloud.one, failed.id));
      assert.equal(noMachines.values['reason'], 'not_deployed');
      const again = await cloud.loadBalancers.recreate(cloud.one, failed.id);
      assert.deepEqual([again.status, again.fault, again.pools[0]?.status], ['CREATING', null, 'CREATING']);
      assert.equal((await cloud.ended(again.task_id ?? '')).state, 'success');
      const whole = await read(failed.id);
      assert.deepEqual([whole.status, whole.pools[0]?.status, whole.amphorae.length], ['ACTIVE', 'ACTIVE', 2]);
    });

    test('a change: ERROR, which can be built anew or deleted', async () => {
      const { id } = await made({ name: 'fail-configure-web' });
      const begun = await cloud.loadBalancers.update(cloud.one, id, { enabled: false }, null);
      assert.equal(begun.status, 'CONFIGURING');
      assert.equal((await cloud.ended(begun.task_id ?? '')).state, 'failed');
      assert.deepEqual([(await read(id)).status, (await read(id)).fault?.code], ['ERROR', 'configuration_failed']);
      await cloud.loadBalancers.remove(cloud.one, id);
    });

    test('by its name', async () => {
      assert.equal((await refusalOf(create({ name: 'fail-409-web' }))).code, 'conflict');
      assert.equal(
        (await refusalOf(create({ pools: [{ ...httpPool, name: 'fail-quota-p' }] }))).code,
        'quota_exceeded',
      );
      const { id } = await made({ name: 'fail-409-delete-web' });
      assert.equal((await refusalOf(cloud.loadBalancers.remove(cloud.one, id))).code, 'conflict');
    });
  });

  // spec: load-balancer.progress
  test('nothing while it is being changed', async () => {
    const { id } = await create({ name: 'slow-web', pools: [httpPool] });
    await cloud.untilWaiting();
    const calls = [
      cloud.loadBalancers.update(cloud.one, id, { name: 'x' }, null),
      cloud.loadBalancers.recreate(cloud.one, id),
      cloud.loadBalancers.failover(cloud.one, id),
      cloud.loadBalancers.remove(cloud.one, id),
      cloud.loadBalancerPools.create(cloud.one, { ...httpPool, protocol_port: 81, loadbalancer_id: id }),
    ];
    for (const { status, code, values } of await refusalsOf(calls)) {
      assert.deepEqual([status, code, values['reason']], [409, 'not_allowed_now', 'in_progress']);
    }
    await cloud.pass(3000);
    assert.equal((await read(id)).status, 'ACTIVE');
  });

  // spec: name.fault
  test('one of many that fails stays, and the others go', async () => {
    const [goes, stays] = [await made(), await made({ name: 'fail-409-delete-web' })];
    const { task_id } = await cloud.loadBalancers.removeMany(cloud.one, { ids: [stays.id, goes.id] });
    const { result } = await cloud.ended(task_id);
    assert.deepEqual(
      [result?.done, result?.errors?.map(({ id, err_code }) => [id, err_code])],
      [[goes.id], [[stays.id, 'conflict']]],
    );
    await cloud.settle();
    assert.deepEqual(
      (await cloud.loadBalancers.list(cloud.one, {})).data.map(({ id }) => id),
      [stays.id],
    );
  });
});
