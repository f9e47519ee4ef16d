import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { LoadBalancerBody } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf, refusalsOf } from '../../engines/test-refusals.ts';
import { httpPool, makeBalancer, makeCore } from './test-bodies.ts';

type SuiteCloud = CloudWith<'loadBalancerPools' | 'loadBalancers' | 'networks'>;

/** The second half of the suite: what becomes of a load balancer. */
export function describeLoadBalancerChanges(harness: EngineHarness<SuiteCloud>): void {
  describe(`changes of load balancers of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    let core: string;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
      core = (await makeCore(cloud)).id;
      cloud.drainEvents();
    });

    const read = (id: string) => cloud.loadBalancers.read(cloud.one, id);
    const made = (body?: Partial<LoadBalancerBody>) => makeBalancer(cloud, core, body);
    const statusEvents = () =>
      cloud.drainEvents().map(({ type, operation, object }) => [type, operation, object['status']]);
    describe('changes', () => {
      test('a name at once, with what shows it; the state in a while', async () => {
        const { id, revision_number, port_id } = await made({ pools: [httpPool] });
        cloud.drainEvents();
        const named = await cloud.loadBalancers.update(
          cloud.one,
          id,
          { name: 'shop', description: 'd' },
          revision_number,
        );
        assert.deepEqual([named.name, named.status, named.task_id], ['shop', 'ACTIVE', null]);
        const events = cloud.drainEvents();
        assert.equal(events.find(({ type }) => type === 'load_balancer_pool')?.object['loadbalancer_name'], 'shop');
        assert.equal(
          events.find(({ type, id: port }) => type === 'port' && port === port_id)?.object['device_name'],
          'shop',
        );
        assert.equal(
          (await refusalOf(cloud.loadBalancers.update(cloud.one, id, { name: 'x' }, revision_number))).status,
          412,
        );
        const off = await cloud.loadBalancers.update(cloud.one, id, { enabled: false }, named.revision_number);
        await cloud.ended(off.task_id ?? '');
        assert.equal((await read(id)).status, 'DISABLED');
        assert.equal((await refusalOf(cloud.loadBalancers.failover(cloud.one, id))).values['reason'], 'disabled');
        const on = await cloud.loadBalancers.update(cloud.one, id, { enabled: true }, null);
        await cloud.ended(on.task_id ?? '');
        assert.equal((await read(id)).status, 'ACTIVE');
        assert.deepEqual(await problemsOfCall(cloud.loadBalancers.update(cloud.one, id, { name: ' ' }, null)), {
          name: 'required',
        });
      });

      // spec: load-balancer.failover
      test('new machines for old ones', async () => {
        const { id, amphorae } = await made();
        assert.equal((await refusalOf(cloud.loadBalancers.recreate(cloud.one, id))).values['reason'], 'not_failed');
        const { task_id, status } = await cloud.loadBalancers.failover(cloud.one, id);
        assert.equal(status, 'CONFIGURING');
        await cloud.ended(task_id ?? '');
        const after = (await read(id)).amphorae;
        assert.equal(new Set([...amphorae, ...after].map((amphora) => amphora.id)).size, 4);
      });
    });

    describe('delete', () => {
      // spec: load-balancer.delete
      test('with pools and address, and tells of all of it', async () => {
        const { id, pools } = await made({ pools: [httpPool] });
        cloud.drainEvents();
        await cloud.loadBalancers.remove(cloud.one, id);
        const going = await read(id);
        assert.deepEqual([going.status, going.pools.map(({ status }) => status)], ['DELETING', ['DELETING']]);
        for (const { status, code, values } of await refusalsOf([
          cloud.loadBalancers.remove(cloud.one, id),
          cloud.loadBalancers.update(cloud.one, id, { name: 'x' }, null),
          cloud.loadBalancerPools.remove(cloud.one, pools[0]?.id ?? ''),
        ])) {
          assert.deepEqual([status, code, values['reason']], [409, 'not_allowed_now', 'in_progress']);
        }
        await cloud.settle();
        assert.equal((await refusalOf(read(id))).status, 404);
        assert.equal((await refusalOf(cloud.loadBalancerPools.read(cloud.one, pools[0]?.id ?? ''))).status, 404);
        assert.equal((await cloud.networks.read(cloud.one, core)).ports_count, 0);
        const events = statusEvents().map((one) => one.join(' '));
        for (const one of [
          'load_balancer updated DELETING',
          'load_balancer_pool updated DELETING',
          'load_balancer deleted DELETING',
          'load_balancer_pool deleted DELETING',
          'port deleted ACTIVE',
        ])
          assert.ok(events.includes(one), one);
      });

      test('many: what stays is told', async () => {
        const [one, two] = [await made(), await made()];
        await cloud.loadBalancers.remove(cloud.one, two.id);
        const { task_id } = await cloud.loadBalancers.removeMany(cloud.one, { ids: [one.id, two.id, 'gone'] });
        const task = await cloud.ended(task_id);
        assert.deepEqual([task.state, task.result?.done], ['success', [one.id]]);
        assert.deepEqual(
          task.result?.errors?.map(({ id, err_code }) => [id, err_code]),
          [
            [two.id, 'not_allowed_now'],
            ['gone', 'not_found'],
          ],
        );
        assert.equal((await read(one.id)).status, 'DELETING');
        await cloud.settle();
        assert.deepEqual((await cloud.loadBalancers.list(cloud.one, {})).data, []);
      });
    });
  });
}

describeLoadBalancerChanges(embedded);
