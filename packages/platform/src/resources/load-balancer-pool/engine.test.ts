import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import {
  LoadBalancerPool,
  type LoadBalancerPoolBody,
  type LoadBalancerPoolUpdate,
  poolLimits,
} from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { selfSigned } from '../../app/testing/self-signed.ts';
import { httpPool, makeBalancer, makeCore } from '../load-balancer/test-bodies.ts';

type SuiteCloud = CloudWith<'loadBalancerPools' | 'loadBalancers'>;

const monitor = { type: 'HTTP', delay: 5, timeout: 2, max_retries: 2 } as const;

/** One suite for each engine behind the port. */
export function describeLoadBalancerPoolEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`pools of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    let core: string;
    let loadbalancer_id: string;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
      core = (await makeCore(cloud)).id;
      loadbalancer_id = await balancer('web');
      cloud.drainEvents();
    });

    const balancer = async (name: string) => (await makeBalancer(cloud, core, { name })).id;
    const create = (body: Partial<LoadBalancerPoolBody> = {}) =>
      cloud.loadBalancerPools.create(cloud.one, { ...httpPool, loadbalancer_id, ...body });
    const read = (id: string) => cloud.loadBalancerPools.read(cloud.one, id);
    const update = (id: string, body: LoadBalancerPoolUpdate, revision: number | null = null) =>
      cloud.loadBalancerPools.update(cloud.one, id, body, revision);
    const statusOfBalancer = async () => (await cloud.loadBalancers.read(cloud.one, loadbalancer_id)).status;
    async function made(body: Partial<LoadBalancerPoolBody> = {}): Promise<LoadBalancerPool> {
      const { id, task_id } = await create(body);
      await cloud.ended(task_id ?? '');
      return read(id);
    }
    async function after(id: string, body: LoadBalancerPoolUpdate): Promise<LoadBalancerPool> {
      const { task_id } = await update(id, body);
      await cloud.ended(task_id ?? '');
      return read(id);
    }
    test('create: its load balancer is configured meanwhile, then both rest', async () => {
      const begun = await create({
        members: [{ address: '10.1.0.9', weight: 5, backup: true }],
        healthmonitor: monitor,
      });
      assert.deepEqual([begun.status, await statusOfBalancer()], ['CREATING', 'CONFIGURING']);
      await cloud.ended(begun.task_id ?? '');
      const pool = await read(begun.id);
      assert.deepEqual([pool.status, await statusOfBalancer()], ['ACTIVE', 'ACTIVE']);
      assert.deepEqual(
        Object.keys(pool).sort(),
        Object.keys(LoadBalancerPool.schema)
          .filter((key) => key !== 'task_id')
          .sort(),
      );
      assert.deepEqual(
        [pool.connection_limit, pool.enabled, pool.sticky_session, pool.allowed_cidrs, pool.certificate],
        [-1, true, false, [], null],
      );
      const [member] = pool.members;
      assert.deepEqual(
        [member?.protocol_port, member?.weight, member?.backup, member?.status],
        [8080, 5, true, 'UNKNOWN'],
      );
      assert.deepEqual(
        [pool.healthmonitor?.url_path, pool.healthmonitor?.expected_codes, pool.healthmonitor?.max_retries_down],
        ['/', '200', 3],
      );
      const whole = await cloud.loadBalancers.read(cloud.one, loadbalancer_id);
      assert.deepEqual([whole.members_count, whole.pools.map((one) => one.name)], [1, ['http']]);
    });

    test('create: each wrong field, another’s load balancer, a taken port, the quota', async () => {
      await made();
      assert.deepEqual(await problemsOfCall(create()), { protocol_port: 'port_taken' });
      assert.equal((await made({ protocol: 'UDP', backend_protocol: 'UDP', name: 'udp' })).protocol_port, 80);
      assert.deepEqual(await problemsOfCall(create({ loadbalancer_id: 'x' })), {
        loadbalancer_id: 'load_balancer_unknown',
      });
      assert.deepEqual(await problemsOfCall(create({ protocol: 'HTTPS', protocol_port: 443 })), {
        certificate: 'required',
        private_key: 'required',
      });
      const outsider = cloud.loadBalancerPools.create(cloud.two, { ...httpPool, loadbalancer_id });
      assert.deepEqual(await problemsOfCall(outsider), { loadbalancer_id: 'load_balancer_unknown' });
    });

    // spec: pool.most
    test('create: a load balancer has at most twenty pools, a project those of its quota', async () => {
      for (let at = 0; at < 20; at += 1) await made({ protocol_port: 1000 + at });
      assert.deepEqual((await refusalOf(create())).values, { limit: 20, what: 'pools' });
      loadbalancer_id = await balancer('other');
      for (let at = 0; at < 10; at += 1) await made({ protocol_port: 1000 + at });
      assert.equal((await refusalOf(create())).values['what'], 'load_balancer_pools');
    });

    // spec: pool.most
    test('create: a load balancer that was made with all its pools gets no more', async () => {
      const draft = (at: number) =>
        ({ ...httpPool, protocol: 'TCP', backend_protocol: 'TCP', protocol_port: 1000 + at }) as const;
      const pools = Array.from({ length: poolLimits.pools }, (_, at) => draft(at));
      const { id } = await makeBalancer(cloud, core, { name: 'full', pools });
      const refused = await refusalOf(create({ ...draft(poolLimits.pools), loadbalancer_id: id }));
      assert.deepEqual([refused.status, refused.code], [409, 'quota_exceeded']);
      assert.equal(refused.message, `A load balancer may have no more than ${poolLimits.pools} pools`);
      assert.deepEqual(refused.values, { limit: poolLimits.pools, what: 'pools' });
    });

    test('update: a name at once, the rest in a while, with what was there replaced', async () => {
      const { id, revision_number } = await made({ members: [{ address: '10.1.0.8' }, { address: '10.1.0.9' }] });
      const named = await update(id, { name: 'shop' }, revision_number);
      assert.deepEqual([named.name, named.status, named.task_id], ['shop', 'ACTIVE', null]);
      assert.equal((await refusalOf(update(id, { name: 'x' }, revision_number))).status, 412);
      const before = await read(id);
      const changing = update(id, {
        lb_algorithm: 'SOURCE_IP',
        members: [{ address: '10.1.0.9', weight: 9 }, { address: '10.1.0.10' }],
        allowed_cidrs: ['10.1.0.7', '10.0.0.0/8', '192.0.2.1'],
        healthmonitor: { type: 'TCP' },
        insert_headers: { 'X-Forwarded-For': true },
      });
      // Asked before the first has ended, however quick the cloud is.
      const refused = await refusalOf(update(id, { name: 'x' }));
      const begun = await changing;
      assert.deepEqual([begun.status, refused.values['reason']], ['CONFIGURING', 'in_progress']);
      await cloud.ended(begun.task_id ?? '');
      const pool = await read(id);
      assert.deepEqual(
        [pool.status, pool.lb_algorithm, pool.revision_number],
        ['ACTIVE', 'SOURCE_IP', begun.revision_number],
      );
      assert.deepEqual(pool.allowed_cidrs, ['10.0.0.0/8', '192.0.2.1/32']);
      assert.deepEqual(
        pool.members.map(({ address, weight }) => [address, weight]),
        [
          ['10.1.0.9', 9],
          ['10.1.0.10', 1],
        ],
      );
      assert.equal(pool.members[0]?.id, before.members[1]?.id, 'who stays is the same');
      assert.equal(pool.healthmonitor?.url_path, null);
      assert.equal(pool.insert_headers['X-Forwarded-For'], true);
      assert.equal((await after(id, { healthmonitor: null })).healthmonitor, null);
      assert.deepEqual(await problemsOfCall(update(id, { members: [{ address: 'fd00::1' }] })), {
        'members.0.address': 'ipv4_invalid',
      });
    });

    // spec: pool.certificate
    test('update: another certificate takes the place of the first, and its key is never told', async () => {
      const { id } = await made({ protocol: 'HTTPS', protocol_port: 443, ...selfSigned('pay.example') });
      const other = selfSigned('new.example');
      const changed = await after(id, other);
      assert.deepEqual(changed.certificate?.names, ['new.example']);
      const secret = other.private_key.split('\n')[1] ?? '';
      assert.ok(!JSON.stringify([changed, cloud.drainEvents()]).includes(secret));
    });

    test('delete: one, and many', async () => {
      const one = await made();
      const two = await made({ protocol_port: 81, name: 'other' });
      const three = await made({ protocol_port: 82 });
      cloud.drainEvents();
      await cloud.loadBalancerPools.remove(cloud.one, one.id);
      assert.deepEqual([(await read(one.id)).status, await statusOfBalancer()], ['DELETING', 'CONFIGURING']);
      const meanwhile = await refusalOf(cloud.loadBalancerPools.remove(cloud.one, three.id));
      assert.deepEqual([meanwhile.status, meanwhile.values['reason']], [409, 'balancer_in_progress']);
      await cloud.settle();
      assert.equal((await refusalOf(read(one.id))).status, 404);
      assert.equal(await statusOfBalancer(), 'ACTIVE');
      const events = cloud.drainEvents();
      assert.ok(events.some(({ type, operation }) => type === 'load_balancer_pool' && operation === 'deleted'));
      const four = await made({ protocol_port: 83 });
      const { task_id } = await cloud.loadBalancerPools.removeMany(cloud.one, { ids: ['gone', three.id, four.id] });
      const task = await cloud.ended(task_id);
      assert.deepEqual(task.result?.done, [three.id, four.id]);
      assert.deepEqual([(await read(four.id)).status, await statusOfBalancer()], ['DELETING', 'CONFIGURING']);
      await cloud.settle();
      assert.equal(await statusOfBalancer(), 'ACTIVE');
      assert.deepEqual(
        task.result.errors?.map(({ name: named, err_code }) => [named, err_code]),
        [['gone', 'not_found']],
      );
      const { pools } = await cloud.loadBalancers.read(cloud.one, loadbalancer_id);
      assert.deepEqual(
        pools.map((pool) => pool.id),
        [two.id],
      );
    });

    test('each sees his own; lists are filtered, sorted and searched', async () => {
      await made({ members: [{ address: '10.1.0.99' }] });
      const other = await balancer('other');
      const tcp = await made({ loadbalancer_id: other, name: 'tcp', protocol: 'TCP', backend_protocol: 'TCP' });
      const names = async (query: Record<string, string>, scope = cloud.one) =>
        (await cloud.loadBalancerPools.list(scope, query)).data.map((pool) => pool.name);
      assert.deepEqual(await names({ loadbalancer_id: other }), ['tcp']);
      assert.deepEqual(await names({ sort: 'protocol:desc' }), ['tcp', 'http']);
      assert.deepEqual(await names({ search: '10.1.0.99' }), ['http']);
      assert.deepEqual(await names({ protocol: 'in:TCP,UDP' }), ['tcp']);
      assert.deepEqual(await names({}, cloud.two), []);
      assert.deepEqual(await names({}, cloud.reader), ['http', 'tcp']);
      const calls = [
        cloud.loadBalancerPools.read(cloud.two, tcp.id),
        cloud.loadBalancerPools.update(cloud.two, tcp.id, {}, null),
        cloud.loadBalancerPools.remove(cloud.two, tcp.id),
        cloud.loadBalancerPools.stats(cloud.two, tcp.id, {}),
      ];
      for (const { status } of await Promise.all(calls.map((call) => refusalOf(call)))) assert.equal(status, 404);
    });
  });
}

describeLoadBalancerPoolEngine(embedded);
