import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { LoadBalancer, type LoadBalancerBody, type LoadBalancerPoolDraft, type SubnetDraft } from '@skydeck/contract';
import { openEmbeddedCloud, problemsOfCall, refusalOf, type TestCloud } from '../../engines/embedded/test-cloud.ts';
import { REMOVAL_MS } from './embedded/removal.ts';

const v4 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 4 });
const v6 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 6 });

const http: LoadBalancerPoolDraft = {
  name: 'http',
  protocol: 'HTTP',
  protocol_port: 80,
  backend_protocol: 'HTTP',
  backend_protocol_port: 8080,
  lb_algorithm: 'ROUND_ROBIN',
};

/** The second half of the suite: what becomes of a load balancer. */
export function describeLoadBalancerChanges(name: string, open: () => Promise<TestCloud>): void {
  describe(`changes of load balancers of the ${name} engine`, () => {
    let cloud: TestCloud;
    let core: string;
    beforeEach(async () => {
      cloud = await open();
      core = (await network('core', v4('10.1.0.0/24'), v6('fd00:1::/64'))).id;
      cloud.drainEvents();
    });
    afterEach(() => cloud.close());

    const network = (label: string, ...subnets: SubnetDraft[]) =>
      cloud.networks.createPrivate(cloud.one, { name: label, ipam_enabled: true, subnets });
    const create = (body: Partial<LoadBalancerBody> = {}) =>
      cloud.loadBalancers.create(cloud.one, { name: 'web', network_id: core, ...body });
    const read = (id: string) => cloud.loadBalancers.read(cloud.one, id);
    const statusEvents = () =>
      cloud.drainEvents().map(({ type, operation, object }) => [type, operation, object['status']]);
    /** A load balancer at rest, or where its name led it. */
    async function made(body: Partial<LoadBalancerBody> = {}): Promise<LoadBalancer> {
      const { id, task_id } = await create(body);
      await cloud.ended(task_id ?? '');
      return read(id);
    }

    describe('what fails', () => {
      // spec: load-balancer.failed
      test('a deployment: the task says so, building anew mends it', async () => {
        const begun = await create({ name: 'fail-deploy-web', pools: [http] });
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
        assert.equal((await refusalOf(create({ pools: [{ ...http, name: 'fail-quota-p' }] }))).code, 'quota_exceeded');
        const { id } = await made({ name: 'fail-409-delete-web' });
        assert.equal((await refusalOf(cloud.loadBalancers.remove(cloud.one, id))).code, 'conflict');
      });
    });

    describe('changes', () => {
      test('a name at once, with what shows it; the state in a while', async () => {
        const { id, revision_number, port_id } = await made({ pools: [http] });
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

      // spec: load-balancer.progress
      test('nothing while it is being changed', async () => {
        const { id } = await create({ name: 'slow-web', pools: [http] });
        await cloud.untilWaiting();
        const calls = [
          cloud.loadBalancers.update(cloud.one, id, { name: 'x' }, null),
          cloud.loadBalancers.recreate(cloud.one, id),
          cloud.loadBalancers.failover(cloud.one, id),
          cloud.loadBalancers.remove(cloud.one, id),
          cloud.loadBalancerPools.create(cloud.one, { ...http, protocol_port: 81, loadbalancer_id: id }),
        ];
        for (const call of calls) {
          const { status, code, values } = await refusalOf(call);
          assert.deepEqual([status, code, values['reason']], [409, 'not_allowed_now', 'in_progress']);
        }
        await cloud.pass(3000);
        assert.equal((await read(id)).status, 'ACTIVE');
      });
    });

    describe('delete', () => {
      // spec: load-balancer.delete
      test('with pools and address, and tells of all of it', async () => {
        const { id, pools } = await made({ pools: [http] });
        cloud.drainEvents();
        await cloud.loadBalancers.remove(cloud.one, id);
        const going = await read(id);
        assert.deepEqual([going.status, going.pools.map(({ status }) => status)], ['DELETING', ['DELETING']]);
        for (const call of [
          cloud.loadBalancers.remove(cloud.one, id),
          cloud.loadBalancers.update(cloud.one, id, { name: 'x' }, null),
          cloud.loadBalancerPools.remove(cloud.one, pools[0]?.id ?? ''),
        ]) {
          const { status, code, values } = await refusalOf(call);
          assert.deepEqual([status, code, values['reason']], [409, 'not_allowed_now', 'in_progress']);
        }
        cloud.advance(REMOVAL_MS);
        await cloud.jobsIdle();
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
        const [one, two, three] = [await made(), await made({ name: 'fail-409-delete-web' }), await made()];
        await cloud.loadBalancers.remove(cloud.one, three.id);
        const { task_id } = await cloud.loadBalancers.removeMany(cloud.one, { ids: [one.id, two.id, three.id] });
        const task = await cloud.ended(task_id);
        assert.deepEqual([task.state, task.result?.done], ['success', [one.id]]);
        assert.deepEqual(
          task.result?.errors?.map(({ id, err_code }) => [id, err_code]),
          [
            [two.id, 'conflict'],
            [three.id, 'not_allowed_now'],
          ],
        );
        assert.equal((await read(one.id)).status, 'DELETING');
        cloud.advance(REMOVAL_MS);
        await cloud.jobsIdle();
        const left = await cloud.loadBalancers.list(cloud.one, {});
        assert.deepEqual(
          left.data.map(({ id }) => id),
          [two.id],
        );
      });
    });
  });
}

describeLoadBalancerChanges('embedded', openEmbeddedCloud);
