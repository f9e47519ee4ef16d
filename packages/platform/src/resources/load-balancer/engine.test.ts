import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import {
  LoadBalancer,
  type LoadBalancerBody,
  type LoadBalancerFlavor,
  type LoadBalancerFlavorProfile,
  type SubnetDraft,
} from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { isInPools } from '../../engines/test-addresses.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { selfSigned } from '../../app/testing/self-signed.ts';
import { httpPool, makeBalancer, makeCore } from './test-bodies.ts';

type SuiteCloud = CloudWith<
  'floatingIps' | 'loadBalancerFlavors' | 'loadBalancerPools' | 'loadBalancers' | 'networks' | 'routers'
>;

const v4 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 4 });
/** One suite for each engine behind the port. */
export function describeLoadBalancerEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`load balancers of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    let core: string;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
      core = (await makeCore(cloud)).id;
      cloud.drainEvents();
    });

    const network = (label: string, ...subnets: SubnetDraft[]) =>
      cloud.makeNetwork(cloud.one, { name: label, ipam_enabled: true, subnets });
    const create = (body: Partial<LoadBalancerBody> = {}) =>
      cloud.loadBalancers.create(cloud.one, { name: 'web', network_id: core, ...body });
    const read = (id: string) => cloud.loadBalancers.read(cloud.one, id);
    const made = (body?: Partial<LoadBalancerBody>) => makeBalancer(cloud, core, body);
    const statusEvents = () =>
      cloud.drainEvents().map(({ type, operation, object }) => [type, operation, object['status']]);
    /** One that the cloud offers, or offers no longer. */
    async function flavorWith(
      isRight: (profile: LoadBalancerFlavorProfile['flavor_data']) => boolean,
      isEnabled = true,
    ): Promise<LoadBalancerFlavor> {
      const { data: flavors } = await cloud.loadBalancerFlavors.list();
      const { data: profiles } = await cloud.loadBalancerFlavors.profiles();
      const right = profiles.filter(({ flavor_data }) => isRight(flavor_data)).map(({ id }) => id);
      const found = flavors.find(
        ({ enabled, flavor_profile_id }) => enabled === isEnabled && right.includes(flavor_profile_id),
      );
      assert.ok(found);
      return found;
    }

    describe('create', () => {
      test('deploys: CREATING with its address at once, machines when the task has ended', async () => {
        const begun = await create({ name: ' web ', description: 'The shop', pools: [httpPool] });
        assert.deepEqual(
          [begun.name, begun.status, begun.ip_version, begun.topology, begun.amphorae],
          ['web', 'CREATING', 4, 'ACTIVE_STANDBY', []],
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
        const four = subnets.find(({ ip_version }) => ip_version === 4);
        assert.deepEqual([ports_count, four?.used_ips], [1, 1]);
        assert.ok(four && isInPools(four, balancer.address));
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
        const pair = await flavorWith(({ loadbalancer_topology }) => loadbalancer_topology === 'ACTIVE_STANDBY');
        const off = await made({ flavor_id: pair.id, ha_enabled: false, enabled: false });
        assert.deepEqual([off.flavor_name, off.topology, off.status], [pair.name, 'ACTIVE_STANDBY', 'DISABLED']);
      });

      // spec: load-balancer.create
      test('in a network with several subnets: in the one that is named, else in the first with an address left', async () => {
        const several = await network('several', v4('10.5.0.0/30'), v4('10.6.0.0/24'), v4('10.7.0.0/24'));
        const at = async (body: Partial<LoadBalancerBody> = {}) => {
          const { address } = await made({ network_id: several.id, ...body });
          return several.subnets.find(({ gateway_ip }) => gateway_ip?.slice(0, 5) === address.slice(0, 5))?.cidr;
        };
        assert.deepEqual([await at(), await at()], ['10.5.0.0/30', '10.6.0.0/24']);
        const last = several.subnets[2]?.id ?? '';
        assert.equal(await at({ subnet_id: last }), '10.7.0.0/24');
        assert.equal(await at({ address: '10.7.0.9' }), '10.7.0.0/24');
        const elsewhere = { network_id: several.id, subnet_id: last, address: '10.6.0.9' };
        assert.deepEqual(await problemsOfCall(create(elsewhere)), { address: 'outside_subnet' });
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
        const { id: disabled } = await flavorWith(() => true, false);
        assert.deepEqual(await wrongIn({ flavor_id: disabled }), { flavor_id: 'flavor_disabled' });
        assert.deepEqual(await wrongIn({ address: '10.9.0.1' }), { address: 'outside_subnet' });
        assert.deepEqual(await wrongIn({ address: '10.1.0.255' }), { address: 'not_a_host' });
        assert.deepEqual(await wrongIn({ address: '10.1.0.1' }), { address: 'address_taken' });
        assert.deepEqual(await wrongIn({ address: 'x' }), { address: 'ipv4_invalid' });
        assert.deepEqual(await wrongIn({ floating_ip: 'x' }), { floating_ip: 'floating_ip_unknown' });
        assert.deepEqual(
          await wrongIn({
            address: '10.1.0.9',
            pools: [
              httpPool,
              {
                ...httpPool,
                name: 'other',
                members: [{ address: '10.1.0.9', protocol_port: 80 }, { address: 'fd00::1' }],
              },
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
        const https = { ...httpPool, protocol: 'HTTPS', protocol_port: 443 } as const;
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
        const small = await cloud.networks.read(cloud.two, cloud.external.small);
        const shared = await cloud.loadBalancers.create(cloud.two, { name: 'web', network_id: small.id });
        assert.ok(small.subnets.some((subnet) => isInPools(subnet, shared.address)));
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
      await cloud.settle();
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

describeLoadBalancerEngine(embedded);
