import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { LoadBalancer, type LoadBalancerBody, type LoadBalancerPoolDraft, type SubnetDraft } from '@skydeck/contract';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { openEmbeddedCloud, problemsOfCall, refusalOf, type TestCloud } from '../../engines/embedded/test-cloud.ts';
import { selfSigned } from '../../app/testing/self-signed.ts';
import { REMOVAL_MS } from './embedded/removal.ts';

const v4 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 4 });
const v6 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 6 });
const flavor = (name: string) => stableId('load_balancer_flavor', name);

const http: LoadBalancerPoolDraft = {
  name: 'http',
  protocol: 'HTTP',
  protocol_port: 80,
  backend_protocol: 'HTTP',
  backend_protocol_port: 8080,
  lb_algorithm: 'ROUND_ROBIN',
};

/** One suite for each engine behind the port. */
export function describeLoadBalancerEngine(name: string, open: () => Promise<TestCloud>): void {
  describe(`load balancers of the ${name} engine`, () => {
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

    describe('create', () => {
      test('deploys: CREATING with its address at once, machines when the task has ended', async () => {
        const begun = await create({ name: ' web ', description: 'The shop', pools: [http] });
        assert.deepEqual(
          [begun.name, begun.status, begun.address, begun.ip_version, begun.topology, begun.amphorae],
          ['web', 'CREATING', '10.1.0.2', 4, 'ACTIVE_STANDBY', []],
        );
        const task = await cloud.ended(begun.task_id ?? '');
        assert.deepEqual(
          [task.name, task.state, task.result?.done],
          ['compute.load_balancers.create', 'success', [begun.id]],
        );
        const balancer = await read(begun.id);
        assert.deepEqual(
          [balancer.status, balancer.pools[0]?.status, balancer.amphorae.map(({ role, active }) => [role, active])],
          [
            'ACTIVE',
            'ACTIVE',
            [
              ['MASTER', true],
              ['BACKUP', false],
            ],
          ],
        );
        assert.deepEqual(
          Object.keys(balancer).sort(),
          Object.keys(LoadBalancer.schema)
            .filter((key) => key !== 'task_id')
            .sort(),
        );
        const { ports_count, subnets } = await cloud.networks.read(cloud.one, core);
        assert.deepEqual([ports_count, subnets[0]?.used_ips], [1, 1]);
        // What comes by itself is no change of what a form shows.
        assert.equal(balancer.revision_number, begun.revision_number);
        const events = statusEvents();
        for (const status of ['CREATING', 'ACTIVE']) {
          const operation = status === 'CREATING' ? 'created' : 'updated';
          assert.ok(events.some((one) => one.join() === ['load_balancer', operation, status].join()));
          assert.ok(events.some((one) => one.join() === ['load_balancer_pool', operation, status].join()));
        }
        assert.ok(events.some(([type, operation]) => type === 'port' && operation === 'created'));
        assert.ok(events.some(([type]) => type === 'network'));
      });

      // spec: load-balancer.create, spec: load-balancer.topology
      test('takes the address, the IP version, the flavor and the state it is asked for', async () => {
        assert.equal((await made({ address: '10.1.0.77' })).address, '10.1.0.77');
        const six = await made({ ip_version: 6, ha_enabled: false });
        assert.deepEqual([six.ip_version, six.topology, six.amphorae.length], [6, 'SINGLE', 1]);
        assert.equal(six.amphorae[0]?.role, 'STANDALONE');
        assert.equal((await made({ address: 'fd00:1::99' })).address, 'fd00:1::99');
        const off = await made({ flavor_id: flavor('ha-large'), ha_enabled: false, enabled: false });
        assert.deepEqual([off.flavor_name, off.topology, off.status], ['ha-large', 'ACTIVE_STANDBY', 'DISABLED']);
      });

      test('names each wrong field and keeps nothing', async () => {
        const bare = await network('bare');
        cloud.drainEvents();
        const wrongIn = (body: Partial<LoadBalancerBody>) => problemsOfCall(create(body));
        assert.deepEqual(await wrongIn({ name: ' ', network_id: bare.id }), {
          name: 'required',
          network_id: 'network_without_subnets',
        });
        assert.deepEqual(await wrongIn({ network_id: 'no-uuid' }), { network_id: 'network_unknown' });
        assert.deepEqual(await wrongIn({ network_id: cloud.external.open }), { network_id: 'network_not_direct' });
        assert.deepEqual(await wrongIn({ subnet_id: 'other' }), { subnet_id: 'subnet_unknown' });
        assert.deepEqual(await wrongIn({ flavor_id: 'other' }), { flavor_id: 'flavor_unknown' });
        assert.deepEqual(await wrongIn({ flavor_id: flavor('single-2024') }), { flavor_id: 'flavor_disabled' });
        assert.deepEqual(await wrongIn({ address: '10.9.0.1' }), { address: 'outside_subnet' });
        assert.deepEqual(await wrongIn({ address: '10.1.0.255' }), { address: 'not_a_host' });
        assert.deepEqual(await wrongIn({ address: '10.1.0.1' }), { address: 'address_taken' });
        assert.deepEqual(await wrongIn({ address: 'x' }), { address: 'ipv4_invalid' });
        assert.deepEqual(await wrongIn({ floating_ip: 'x' }), { floating_ip: 'floating_ip_unknown' });
        assert.deepEqual(
          await wrongIn({
            address: '10.1.0.9',
            pools: [
              http,
              { ...http, name: 'other', members: [{ address: '10.1.0.9', protocol_port: 80 }, { address: 'fd00::1' }] },
            ],
          }),
          {
            'pools.1.protocol_port': 'port_taken',
            'pools.1.members.0.address': 'member_is_balancer',
            'pools.1.members.1.address': 'ipv4_invalid',
          },
        );
        assert.deepEqual(statusEvents(), []);
        assert.equal((await cloud.networks.read(cloud.one, core)).ports_count, 0);
      });

      test('reads certificates, and says what is wrong with them', async () => {
        const own = selfSigned('pay.example', 'www.pay.example');
        const https = { ...http, protocol: 'HTTPS', protocol_port: 443 } as const;
        const { pools } = await made({ pools: [{ ...https, ...own }] });
        const pool = await cloud.loadBalancerPools.read(cloud.one, pools[0]?.id ?? '');
        assert.deepEqual(pool.certificate?.names, ['pay.example', 'www.pay.example']);
        assert.equal(pool.certificate.not_after, '2036-01-01T00:00:00.000Z');
        const other = selfSigned('other.example');
        assert.deepEqual(
          await problemsOfCall(create({ pools: [{ ...https, ...own, private_key: other.private_key }] })),
          { 'pools.0.private_key': 'key_mismatch' },
        );
        const broken = own.certificate.replace('MII', 'AAA').replace('MIIB', 'AAAA');
        assert.deepEqual(await problemsOfCall(create({ pools: [{ ...https, ...own, certificate: broken }] })), {
          'pools.0.certificate': 'certificate_unreadable',
        });
      });

      // spec: load-balancer.quota
      test('where no address is left, and over the quota', async () => {
        const tiny = await network('tiny', v4('10.2.0.0/30'));
        const full = await create({ network_id: tiny.id });
        await cloud.ended(full.task_id ?? '');
        assert.deepEqual(await problemsOfCall(create({ network_id: tiny.id })), { network_id: 'no_addresses_left' });
        for (let at = 1; at < 10; at += 1) await create({ name: `lb-${at}` });
        const { status, code, values } = await refusalOf(create());
        assert.deepEqual([status, code, values['what']], [409, 'quota_exceeded', 'load_balancers']);
      });

      test('in a network that another project shares, and in no project', async () => {
        const { data } = await cloud.networks.list(cloud.two, { name: 'small' });
        const shared = await cloud.loadBalancers.create(cloud.two, { name: 'web', network_id: data[0]?.id ?? '' });
        assert.equal(shared.address, '198.51.100.2');
        await cloud.ended(shared.task_id ?? '');
        assert.equal((await refusalOf(cloud.loadBalancers.read(cloud.one, shared.id))).status, 404);
        const { code } = await refusalOf(cloud.loadBalancers.create(cloud.system, { name: 'web', network_id: core }));
        assert.equal(code, 'wrong_scope');
      });
    });

    // spec: load-balancer.floating-ip
    test('a floating IP of the project leads to it, and is free again when it goes', async () => {
      await cloud.routers.create(cloud.one, {
        name: 'r',
        external_gateway_info: { network_id: cloud.external.open },
        interfaces: [{ network_id: core }],
      });
      const ip = await cloud.floatingIps.create(cloud.one, { floating_network_id: cloud.external.open });
      const balancer = await made({ floating_ip: ip.id });
      assert.deepEqual(balancer.floating_ip, { id: ip.id, floating_ip_address: ip.floating_ip_address });
      const assigned = await cloud.floatingIps.read(cloud.one, ip.id);
      assert.deepEqual([assigned.attachment?.object_name, assigned.port_id], ['web', balancer.port_id]);
      assert.deepEqual(await problemsOfCall(create({ floating_ip: ip.id })), { floating_ip: 'floating_ip_in_use' });
      cloud.drainEvents();
      await cloud.floatingIps.update(cloud.one, ip.id, { port_id: null }, null);
      const [events] = cloud.drainEvents().filter(({ type }) => type === 'load_balancer');
      assert.equal(events?.object['floating_ip'], null);
      await cloud.floatingIps.update(cloud.one, ip.id, { port_id: balancer.port_id }, null);
      await cloud.loadBalancers.remove(cloud.one, balancer.id);
      cloud.advance(REMOVAL_MS);
      await cloud.jobsIdle();
      assert.equal((await cloud.floatingIps.read(cloud.one, ip.id)).port_id, null);
    });

    test('each sees his own; a system role sees all; lists are filtered, sorted and searched', async () => {
      await made({ name: 'alpha', enabled: false });
      const beta = await made({ name: 'beta', ha_enabled: false });
      const names = async (query: Record<string, string>, scope = cloud.one) =>
        (await cloud.loadBalancers.list(scope, query)).data.map((balancer) => balancer.name);
      assert.deepEqual(await names({}), ['alpha', 'beta']);
      assert.deepEqual(await names({ sort: 'name:desc' }), ['beta', 'alpha']);
      assert.deepEqual(await names({ status: 'DISABLED' }), ['alpha']);
      assert.deepEqual(await names({ topology: 'SINGLE' }), ['beta']);
      assert.deepEqual(await names({ search: beta.address }), ['beta']);
      assert.deepEqual(await names({ network_id: 'other' }), []);
      assert.deepEqual(await names({ network_id: `in:${core},other`, enabled: 'in:false' }), ['alpha']);
      assert.deepEqual(await names({}, cloud.two), []);
      assert.deepEqual(await names({}, cloud.system), ['alpha', 'beta']);
      assert.equal((await refusalOf(cloud.loadBalancers.read(cloud.two, beta.id))).status, 404);
      assert.equal((await refusalOf(cloud.loadBalancers.update(cloud.two, beta.id, {}, null))).status, 404);
      assert.equal((await refusalOf(cloud.loadBalancers.remove(cloud.two, beta.id))).status, 404);
    });
  });
}

describeLoadBalancerEngine('embedded', openEmbeddedCloud);
