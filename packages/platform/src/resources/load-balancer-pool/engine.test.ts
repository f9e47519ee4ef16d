import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import {
  LoadBalancerPool,
  type LoadBalancerPoolBody,
  type LoadBalancerPoolDraft,
  type LoadBalancerPoolUpdate,
} from '@skydeck/contract';
import { openEmbeddedCloud, problemsOfCall, refusalOf, type TestCloud } from '../../engines/embedded/test-cloud.ts';
import { selfSigned } from '../../app/testing/self-signed.ts';
import { indexOf } from '../../engines/embedded/owned-collection.ts';
import { keySealer } from '../load-balancer/embedded/certificate.ts';
import { poolRecords } from '../load-balancer/embedded/records.ts';
import { serverRecords } from '../server/embedded/records.ts';
import { REMOVAL_MS } from '../load-balancer/embedded/removal.ts';

const http: LoadBalancerPoolDraft = {
  name: 'http',
  protocol: 'HTTP',
  protocol_port: 80,
  backend_protocol: 'HTTP',
  backend_protocol_port: 8080,
  lb_algorithm: 'ROUND_ROBIN',
};
const monitor = { type: 'HTTP', delay: 5, timeout: 2, max_retries: 2 } as const;
const SECOND = 1000;

/** One suite for each engine behind the port. */
export function describeLoadBalancerPoolEngine(name: string, open: () => Promise<TestCloud>): void {
  describe(`pools of the ${name} engine`, () => {
    let cloud: TestCloud;
    let core: string;
    let loadbalancer_id: string;
    beforeEach(async () => {
      cloud = await open();
      const subnets = [{ cidr: '10.1.0.0/24', ip_version: 4 as const }];
      core = (await cloud.networks.createPrivate(cloud.one, { name: 'core', ipam_enabled: true, subnets })).id;
      loadbalancer_id = await balancer('web');
      cloud.drainEvents();
    });
    afterEach(() => cloud.close());

    async function balancer(label: string): Promise<string> {
      const { id } = await cloud.loadBalancers.create(cloud.one, { name: label, network_id: core });
      await cloud.idle();
      return id;
    }
    const create = (body: Partial<LoadBalancerPoolBody> = {}) =>
      cloud.loadBalancerPools.create(cloud.one, { ...http, loadbalancer_id, ...body });
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
      await update(id, body);
      await cloud.idle();
      return read(id);
    }
    const healths = async (id: string) => (await read(id)).members.map(({ status }) => status);
    async function pass(ms: number): Promise<void> {
      cloud.advance(ms);
      await cloud.jobsIdle();
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
      const outsider = cloud.loadBalancerPools.create(cloud.two, { ...http, loadbalancer_id });
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

    test('update: a name at once, the rest in a while, with what was there replaced', async () => {
      const { id, revision_number } = await made({ members: [{ address: '10.1.0.8' }, { address: '10.1.0.9' }] });
      const named = await update(id, { name: 'shop' }, revision_number);
      assert.deepEqual([named.name, named.status, named.task_id], ['shop', 'ACTIVE', null]);
      assert.equal((await refusalOf(update(id, { name: 'x' }, revision_number))).status, 412);
      const before = await read(id);
      const begun = await update(id, {
        lb_algorithm: 'SOURCE_IP',
        members: [{ address: '10.1.0.9', weight: 9 }, { address: '10.1.0.10' }],
        allowed_cidrs: ['10.1.0.7', '10.0.0.0/8', '192.0.2.1'],
        healthmonitor: { type: 'TCP' },
        insert_headers: { 'X-Forwarded-For': true },
      });
      assert.deepEqual([begun.status, await statusOfBalancer()], ['CONFIGURING', 'CONFIGURING']);
      assert.equal((await refusalOf(update(id, { name: 'x' }))).values['reason'], 'in_progress');
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

    // spec: pool.certificate
    test('keys are sealed for their pool, and never told', async () => {
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
        await cloud.addServer(core);
        await cloud.addServer(core);
        const addresses = await cloud.store.write(async (tx) => {
          const servers = await serverRecords.in(tx).all();
          const [, stopped] = servers;
          if (stopped) await serverRecords.in(tx).replace({ ...stopped, status: 'SHUTOFF' }, indexOf(stopped));
          return servers.map((server) => server.addresses);
        });
        const off = { address: '10.1.0.200', enabled: false };
        const members = [...addresses.map((address) => ({ address })), { address: '10.1.0.100' }, off];
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

    test('delete: one, and many', async () => {
      const one = await made();
      const two = await made({ protocol_port: 81, name: 'fail-409-delete-pool' });
      const three = await made({ protocol_port: 82 });
      cloud.drainEvents();
      await cloud.loadBalancerPools.remove(cloud.one, one.id);
      assert.deepEqual([(await read(one.id)).status, await statusOfBalancer()], ['DELETING', 'CONFIGURING']);
      const meanwhile = await refusalOf(cloud.loadBalancerPools.remove(cloud.one, three.id));
      assert.deepEqual([meanwhile.status, meanwhile.values['reason']], [409, 'balancer_in_progress']);
      cloud.advance(REMOVAL_MS);
      await cloud.jobsIdle();
      assert.equal((await refusalOf(read(one.id))).status, 404);
      assert.equal(await statusOfBalancer(), 'ACTIVE');
      const events = cloud.drainEvents();
      assert.ok(events.some(({ type, operation }) => type === 'load_balancer_pool' && operation === 'deleted'));
      assert.equal((await refusalOf(cloud.loadBalancerPools.remove(cloud.one, two.id))).code, 'conflict');
      const four = await made({ protocol_port: 83 });
      const { task_id } = await cloud.loadBalancerPools.removeMany(cloud.one, { ids: [two.id, three.id, four.id] });
      const task = await cloud.ended(task_id);
      assert.deepEqual(task.result?.done, [three.id, four.id]);
      assert.deepEqual([(await read(four.id)).status, await statusOfBalancer()], ['DELETING', 'CONFIGURING']);
      cloud.advance(REMOVAL_MS);
      await cloud.jobsIdle();
      assert.equal(await statusOfBalancer(), 'ACTIVE');
      assert.deepEqual(
        task.result.errors?.map(({ name: named, err_code }) => [named, err_code]),
        [['fail-409-delete-pool', 'conflict']],
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
      for (const call of [
        cloud.loadBalancerPools.read(cloud.two, tcp.id),
        cloud.loadBalancerPools.update(cloud.two, tcp.id, {}, null),
        cloud.loadBalancerPools.remove(cloud.two, tcp.id),
        cloud.loadBalancerPools.stats(cloud.two, tcp.id, {}),
      ])
        assert.equal((await refusalOf(call)).status, 404);
    });
  });
}

describeLoadBalancerPoolEngine('embedded', openEmbeddedCloud);
