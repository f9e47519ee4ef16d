import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { LoadBalancerPool, LoadBalancerPoolBody, LoadBalancerPoolUpdate } from '@skydeck/contract';
import { type EmbeddedCloud, embedded } from '../../engines/embedded/test-cloud.ts';
import { indexOf } from '../kit/owned-collection.ts';
import { refusalOf } from '../../engines/test-refusals.ts';
import { selfSigned } from '../../app/testing/self-signed.ts';
import { keySealer } from '../load-balancer/certificate.ts';
import { poolRecords } from '../load-balancer/records.ts';
import { httpPool, makeBalancer, makeCore } from '../load-balancer/test-bodies.ts';
import { serverRecords } from '../server/records.ts';

const monitor = { type: 'HTTP', delay: 5, timeout: 2, max_retries: 2 } as const;
const SECOND = 1000;

/** What names ask for, and what shows only where the test has the clock and the store. */
describe('pools of the embedded engine alone', () => {
  let cloud: EmbeddedCloud;
  let core: string;
  let loadbalancer_id: string;
  beforeEach(async (t) => {
    cloud = await embedded.open(t);
    core = (await makeCore(cloud)).id;
    loadbalancer_id = (await makeBalancer(cloud, core)).id;
    cloud.drainEvents();
  });

  const read = (id: string) => cloud.loadBalancerPools.read(cloud.one, id);
  const update = (id: string, body: LoadBalancerPoolUpdate) =>
    cloud.loadBalancerPools.update(cloud.one, id, body, null);
  const statusOfBalancer = async () => (await cloud.loadBalancers.read(cloud.one, loadbalancer_id)).status;
  async function made(body: Partial<LoadBalancerPoolBody> = {}): Promise<LoadBalancerPool> {
    const { id, task_id } = await cloud.loadBalancerPools.create(cloud.one, { ...httpPool, loadbalancer_id, ...body });
    await cloud.ended(task_id ?? '');
    return read(id);
  }
  async function after(id: string, body: LoadBalancerPoolUpdate): Promise<LoadBalancerPool> {
    await update(id, body);
    await cloud.idle();
    return read(id);
  }
  const healths = async (id: string) => (await read(id)).members.map(({ status }) => status);
  async function pass(ms: number): Promise<void> {
    cloud.advance(ms);
    await cloud.jobsIdle();
  }

  // spec: pool.change
  test('a change that fails leaves the pool in ERROR, and another mends it', async () => {
    const { id } = await made({ name: 'web' });
    const begun = await update(id, { name: 'fail-configure-web', connection_limit: 5 });
    const task = await cloud.ended(begun.task_id ?? '');
    assert.deepEqual([task.state, (await read(id)).status, await statusOfBalancer()], ['failed', 'ERROR', 'ACTIVE']);
    assert.equal((await after(id, { name: 'web', connection_limit: 6 })).status, 'ACTIVE');
    for (const verb of ['409', '500', 'quota'])
      await assert.rejects(update(id, { name: `fail-${verb}-x` }), { name: verb === '500' ? 'Error' : 'Refusal' });
  });

  // spec: name.fault
  test('one of many that fails stays, and the others go', async () => {
    const stays = await made({ name: 'fail-409-delete-pool' });
    const goes = await made({ protocol_port: 81 });
    assert.equal((await refusalOf(cloud.loadBalancerPools.remove(cloud.one, stays.id))).code, 'conflict');
    const { task_id } = await cloud.loadBalancerPools.removeMany(cloud.one, { ids: [stays.id, goes.id] });
    const { result } = await cloud.ended(task_id);
    assert.deepEqual(
      [result?.done, result?.errors?.map(({ name, err_code }) => [name, err_code])],
      [[goes.id], [['fail-409-delete-pool', 'conflict']]],
    );
  });

  // spec: pool.certificate
  test('keys are sealed for their pool, also in tasks', async () => {
    const own = selfSigned('pay.example');
    const { id } = await made({ protocol: 'HTTPS', protocol_port: 443, ...own });
    const other = selfSigned('new.example');
    const changed = await after(id, other);
    assert.deepEqual(changed.certificate?.names, ['new.example']);
    const secret = other.private_key.split('\n')[1] ?? '';
    const record = await cloud.store.read((tx) => poolRecords.in(tx).get(id));
    assert.ok(!JSON.stringify(record).includes(secret));
    assert.ok(!JSON.stringify(cloud.drainEvents()).includes(secret));
    const kwargs = await cloud.store.read(({ tables }) => tables.selectFrom('tasks').select('kwargs').execute());
    assert.ok(!JSON.stringify(kwargs).includes(secret));
    const sealed = record?.sealed_key ?? '';
    assert.equal(keySealer(cloud.sealing, id).open(sealed).trim(), other.private_key.trim());
    assert.throws(() => keySealer(cloud.sealing, loadbalancer_id).open(sealed));
  });

  describe('health', () => {
    // spec: pool.members.health
    test('members are what their servers are, once the monitor has looked often enough', async () => {
      const [[running = ''], [stopped = '']] = [await cloud.addServer(core), await cloud.addServer(core)];
      await cloud.store.write(async (tx) => {
        const server = (await serverRecords.in(tx).all()).find(({ addresses }) => addresses.includes(stopped));
        assert.ok(server);
        await serverRecords.in(tx).replace({ ...server, status: 'SHUTOFF' }, indexOf(server));
      });
      const off = { address: '10.1.0.200', enabled: false };
      const members = [{ address: running }, { address: stopped }, { address: '10.1.0.100' }, off];
      const { id } = await made({ members, healthmonitor: monitor });
      assert.deepEqual(await healths(id), ['UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'DISABLED']);
      assert.deepEqual((await read(id)).members[0]?.server_name, 'server');
      await cloud.jobsIdle();
      await pass(9 * SECOND);
      assert.equal((await healths(id))[0], 'UNKNOWN');
      cloud.drainEvents();
      await pass(SECOND);
      assert.deepEqual(await healths(id), ['HEALTHY', 'ERROR', 'UNHEALTHY', 'DISABLED']);
      assert.deepEqual(
        cloud.drainEvents().map(({ type }) => type),
        ['load_balancer_pool', 'load_balancer'],
      );
      const { pools } = await cloud.loadBalancers.read(cloud.one, loadbalancer_id);
      assert.equal(pools[0]?.healthy_members_count, 1);
      // A new monitor begins anew; who stays with the old one is still known.
      const kept = await after(id, { members: [...members, { address: '10.1.0.101' }] });
      assert.deepEqual(
        kept.members.map(({ status }) => status),
        ['HEALTHY', 'ERROR', 'UNHEALTHY', 'DISABLED', 'UNKNOWN'],
      );
      assert.equal((await after(id, { healthmonitor: { type: 'TCP' } })).members[0]?.status, 'UNKNOWN');
      assert.equal((await after(id, { healthmonitor: null })).members[0]?.status, 'UNKNOWN');
    });

    test('nobody looks at what is switched off', async () => {
      const { id } = await made({ members: [{ address: '10.1.0.100' }], healthmonitor: monitor });
      await cloud.jobsIdle();
      await pass(10 * SECOND);
      assert.deepEqual(await healths(id), ['UNHEALTHY']);
      await cloud.loadBalancers.update(cloud.one, loadbalancer_id, { enabled: false }, null);
      await cloud.idle();
      assert.deepEqual(await healths(id), ['UNKNOWN']);
      await cloud.loadBalancers.update(cloud.one, loadbalancer_id, { enabled: true }, null);
      await cloud.idle();
      await cloud.jobsIdle();
      await pass(10 * SECOND);
      assert.deepEqual(await healths(id), ['UNHEALTHY']);
      await after(id, { enabled: false });
      assert.deepEqual(await healths(id), ['UNKNOWN']);
    });

    test('a member that comes and goes', async () => {
      const members = [{ address: '10.1.0.100', name: 'flaky-one' }];
      const { id } = await made({ members, healthmonitor: monitor });
      await cloud.jobsIdle();
      await pass(10 * SECOND);
      assert.deepEqual(await healths(id), ['HEALTHY']);
      await pass(50 * SECOND);
      assert.deepEqual(await healths(id), ['ERROR']);
      await pass(60 * SECOND);
      assert.deepEqual(await healths(id), ['HEALTHY']);
    });
  });
});
