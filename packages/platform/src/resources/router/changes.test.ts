import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { type Network, type SubnetDraft } from '@skydeck/contract';
import { openEmbeddedCloud, problemsOfCall, refusalOf, type TestCloud } from '../../engines/embedded/test-cloud.ts';

/** The second half of the suite: what can be done to a router that is there. */
export function describeRouterChanges(name: string, open: () => Promise<TestCloud>): void {
  describe(`changes of routers of the ${name} engine`, () => {
    let cloud: TestCloud;
    beforeEach(async () => {
      cloud = await open();
    });
    afterEach(() => cloud.close());

    const network = (label: string, ...subnets: SubnetDraft[]): Promise<Network> =>
      cloud.networks.createPrivate(cloud.one, { name: label, ipam_enabled: true, subnets });
    const v4 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 4 });
    const v6 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 6 });
    const gateway = (network_id: string, enable_snat?: boolean) => ({
      external_gateway_info: { network_id, ...(enable_snat !== undefined && { enable_snat }) },
    });
    /** A router that stands in 10.1.0.0/24 and 10.2.0.0/24. */
    async function inTwoNetworks() {
      const [core, edge] = [await network('core', v4('10.1.0.0/24')), await network('edge', v4('10.2.0.0/24'))];
      const router = await cloud.routers.create(cloud.one, {
        name: 'r',
        interfaces: [{ network_id: core.id }, { network_id: edge.id }],
      });
      return { core, edge, router };
    }

    describe('update', () => {
      test('of two people the second is told', async () => {
        const router = await cloud.routers.create(cloud.one, { name: 'r' });
        const first = await cloud.routers.update(cloud.one, router.id, { name: 'mine' }, router.revision_number);
        assert.equal(first.revision_number, router.revision_number + 1);
        const second = await refusalOf(
          cloud.routers.update(cloud.one, router.id, { name: 'yours' }, router.revision_number),
        );
        assert.deepEqual([second.status, second.code], [412, 'revision_conflict']);
        assert.equal((await cloud.routers.read(cloud.one, router.id)).name, 'mine');
      });

      test('its ports tell of a new name, and of nothing else', async () => {
        const { router } = await inTwoNetworks();
        cloud.drainEvents();
        await cloud.routers.update(cloud.one, router.id, { name: 'renamed' }, null);
        const ports = cloud.drainEvents().filter(({ type }) => type === 'port');
        assert.deepEqual(
          ports.map(({ operation, object }) => [operation, object['device_name']]),
          [
            ['updated', 'renamed'],
            ['updated', 'renamed'],
          ],
        );
        await cloud.routers.update(cloud.one, router.id, { name: 'renamed', routes: [] }, null);
        assert.ok(cloud.drainEvents().every(({ type }) => type !== 'port'));
      });

      // spec: router.gateway.keep
      test('the same gateway keeps its address, another one gives it back', async () => {
        const router = await cloud.routers.create(cloud.one, { name: 'r', ...gateway(cloud.external.small) });
        const quiet = await cloud.routers.update(cloud.one, router.id, gateway(cloud.external.small, false), null);
        assert.deepEqual(quiet.external_gateway_info, { ...router.external_gateway_info, enable_snat: false });
        assert.equal(
          (await cloud.routers.update(cloud.one, router.id, gateway(cloud.external.small), null)).external_gateway_info
            ?.enable_snat,
          false,
        );
        const moved = await cloud.routers.update(cloud.one, router.id, gateway(cloud.external.restricted), null);
        assert.deepEqual(
          [moved.external_gateway_info?.network_name, moved.external_gateway_info?.enable_snat],
          ['restricted', true],
        );
        assert.equal((await cloud.networks.read(cloud.one, cloud.external.small)).ports_count, 0);
        cloud.drainEvents();
        assert.equal(
          (await cloud.routers.update(cloud.one, router.id, { external_gateway_info: null }, null))
            .external_gateway_info,
          null,
        );
        assert.ok(cloud.drainEvents().some(({ type, id }) => type === 'network' && id === cloud.external.restricted));
      });

      test('a gateway that is refused changes nothing', async () => {
        const router = await cloud.routers.create(cloud.one, { name: 'r', ...gateway(cloud.external.open) });
        const core = await network('core', v4('203.0.113.0/25'));
        assert.deepEqual(
          await problemsOfCall(cloud.routers.update(cloud.one, router.id, { name: 'x', ...gateway(core.id) }, null)),
          { 'external_gateway_info.network_id': 'network_not_external' },
        );
        assert.deepEqual(await cloud.routers.read(cloud.one, router.id), router);
      });

      // spec: router.routes.next-hop
      test('static routes need a next hop beside the router', async () => {
        const { router } = await inTwoNetworks();
        const routes = [
          { destination: '10.9.0.0/16', nexthop: '10.1.0.9' },
          { destination: '10.9.0.0/16', nexthop: '10.7.0.9' },
          { destination: '10.8.0.0/16', nexthop: '10.2.0.1' },
          { destination: '10.8.0.1/16', nexthop: 'fd00::1' },
          { destination: '10.7.0.0/16', nexthop: '10.1.0.255' },
          { destination: '10.7.0.0/16', nexthop: '10.2.0.0' },
        ];
        assert.deepEqual(await problemsOfCall(cloud.routers.update(cloud.one, router.id, { routes }, null)), {
          'routes.1.nexthop': 'nexthop_unreachable',
          'routes.2.nexthop': 'nexthop_is_router',
          'routes.3.destination': 'cidr_not_network',
          'routes.3.nexthop': 'ipv4_invalid',
          'routes.4.nexthop': 'not_a_host',
          'routes.5.nexthop': 'not_a_host',
        });
        const changed = await cloud.routers.update(cloud.one, router.id, { routes: routes.slice(0, 1) }, null);
        assert.deepEqual(changed.routes, routes.slice(0, 1));
      });

      test('a gateway stays while a route goes through it', async () => {
        const router = await cloud.routers.create(cloud.one, { name: 'r', ...gateway(cloud.external.open) });
        await cloud.routers.update(
          cloud.one,
          router.id,
          { routes: [{ destination: '10.0.0.0/8', nexthop: '203.0.113.1' }] },
          null,
        );
        const refusal = await refusalOf(
          cloud.routers.update(cloud.one, router.id, { external_gateway_info: null }, null),
        );
        assert.deepEqual(
          [refusal.status, refusal.code, refusal.values['by'], refusal.values['count']],
          [409, 'in_use', 'routes', 1],
        );
        const cleared = await cloud.routers.update(
          cloud.one,
          router.id,
          { external_gateway_info: null, routes: [] },
          null,
        );
        assert.deepEqual([cleared.external_gateway_info, cleared.routes], [null, []]);
      });
    });

    describe('interfaces', () => {
      // spec: router.interface.address
      test('a second router of a network needs an address of its own', async () => {
        const core = await network('core', v4('10.1.0.0/24'), v6('fd00:1::/64'));
        await cloud.routers.create(cloud.one, { name: 'first', interfaces: [{ network_id: core.id }] });
        const second = await cloud.routers.create(cloud.one, { name: 'second' });
        const add = (ip_address?: string) =>
          cloud.routers.addInterface(cloud.one, second.id, { network_id: core.id, ...(ip_address && { ip_address }) });
        assert.deepEqual(await problemsOfCall(add()), { ip_address: 'gateway_address_taken' });
        assert.deepEqual(await problemsOfCall(add('10.1.0.1')), { ip_address: 'address_taken' });
        assert.deepEqual(await problemsOfCall(add('10.2.0.1')), { ip_address: 'outside_subnet' });
        assert.deepEqual(await problemsOfCall(add('10.1.0.255')), { ip_address: 'not_a_host' });
        assert.deepEqual(await problemsOfCall(add('10.1.0')), { ip_address: 'ip_invalid' });
        const [port] = (await add('10.1.0.254')).interfaces_info;
        assert.deepEqual(
          port?.fixed_ips.map(({ ip_address }) => ip_address),
          ['10.1.0.254', 'fd00:1::2'],
        );
      });

      test('a network without a gateway needs an address', async () => {
        const closed = await network('closed', { ...v4('10.1.0.0/24'), gateway_ip: null });
        const router = await cloud.routers.create(cloud.one, { name: 'r' });
        assert.deepEqual(
          await problemsOfCall(cloud.routers.addInterface(cloud.one, router.id, { network_id: closed.id })),
          { ip_address: 'gateway_address_missing' },
        );
        const changed = await cloud.routers.addInterface(cloud.one, router.id, {
          network_id: closed.id,
          ip_address: '10.1.0.7',
        });
        assert.equal(changed.interfaces_info[0]?.fixed_ips[0]?.ip_address, '10.1.0.7');
      });

      // spec: router.interface.networks
      test('not twice, not over itself, not in its own external network', async () => {
        const { core, router } = await inTwoNetworks();
        const add = (network_id: string) =>
          problemsOfCall(cloud.routers.addInterface(cloud.one, router.id, { network_id }));
        assert.deepEqual(await add(core.id), { network_id: 'network_already_attached' });
        assert.deepEqual(await add((await network('over', v4('10.1.0.0/16'))).id), { network_id: 'cidr_overlaps' });
        await cloud.routers.update(cloud.one, router.id, gateway(cloud.external.small), null);
        assert.deepEqual(await add(cloud.external.small), { network_id: 'network_is_gateway' });
        assert.deepEqual(await add((await network('outside', v4('198.51.100.0/24'))).id), {
          network_id: 'cidr_overlaps',
        });
        assert.deepEqual((await cloud.routers.read(cloud.one, router.id)).interfaces_info.length, 2);
      });

      test('leave, unless a static route needs them', async () => {
        const { core, edge, router } = await inTwoNetworks();
        await cloud.routers.update(
          cloud.one,
          router.id,
          { routes: [{ destination: '10.9.0.0/16', nexthop: '10.1.0.9' }] },
          null,
        );
        const refusal = await refusalOf(cloud.routers.removeInterface(cloud.one, router.id, { network_id: core.id }));
        assert.deepEqual(
          [refusal.status, refusal.code, refusal.values],
          [409, 'in_use', { name: 'r', count: 1, by: 'routes' }],
        );
        cloud.drainEvents();
        const changed = await cloud.routers.removeInterface(cloud.one, router.id, { network_id: edge.id });
        assert.deepEqual(
          changed.interfaces_info.map(({ network_id }) => network_id),
          [core.id],
        );
        assert.ok(changed.revision_number > router.revision_number);
        const heard = cloud.drainEvents();
        assert.deepEqual(heard.find(({ type }) => type === 'network')?.object['ports_count'], 0);
        assert.deepEqual(heard.find(({ type }) => type === 'router')?.object, changed);
        assert.deepEqual(
          await problemsOfCall(cloud.routers.removeInterface(cloud.one, router.id, { network_id: edge.id })),
          { network_id: 'network_not_attached' },
        );
        assert.deepEqual((await cloud.routers.list(cloud.one, { network_id: edge.id })).data, []);
      });
    });
  });
}

describeRouterChanges('embedded', openEmbeddedCloud);
