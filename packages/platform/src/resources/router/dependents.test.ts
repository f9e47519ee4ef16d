import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { PortUses, Router } from '@skydeck/contract';
import { openEmbeddedCloud, refusalOf, type TestCloud } from '../../engines/embedded/test-cloud.ts';
import { REMOVAL_MS } from '../load-balancer/embedded/removal.ts';
import { bodyOf, drop, finishTransitions, openSite } from '../vpn/test-bodies.ts';

/** What keeps a router where it is: said before it is tried, and refused for the same reason. */
export function describeRouterNeeds(name: string, open: () => Promise<TestCloud>): void {
  describe(`what needs a router of the ${name} engine`, () => {
    let cloud: TestCloud;
    let site: Awaited<ReturnType<typeof openSite>>;
    beforeEach(async () => {
      cloud = await open();
      site = await openSite(cloud);
    });
    afterEach(() => cloud.close());

    const none: PortUses = { routes: 0, vpns: 0, floating_ips: 0 };
    const usesOf = ({ external_gateway_info: gateway, interfaces_info: routerPorts }: Router) => [
      gateway?.uses,
      ...routerPorts.map(({ uses }) => uses),
    ];
    const read = () => cloud.routers.read(cloud.one, site.router.id);
    const leave = (network_id: string) => cloud.routers.removeInterface(cloud.one, site.router.id, { network_id });
    const closeGateway = () => cloud.routers.update(cloud.one, site.router.id, { external_gateway_info: null }, null);
    /** What the router's last event says, which is what is read; one that was not told of is a failure. */
    async function statusEvents(): Promise<Router> {
      const event = cloud.drainEvents().findLast(({ type, id }) => type === 'router' && id === site.router.id);
      assert.deepEqual(event?.object, await read());
      return read();
    }
    async function refusedBy(call: Promise<unknown>): Promise<unknown> {
      const { code, values } = await refusalOf(call);
      assert.equal(code, 'in_use');
      return [values['by'], values['count']];
    }

    /** In one more network. Ports are in the order of creation. */
    async function standBeside() {
      const other = await cloud.networks.createPrivate(cloud.one, {
        name: 'other',
        ipam_enabled: true,
        subnets: [{ cidr: '10.7.0.0/24', ip_version: 4 }],
      });
      cloud.advance(1000);
      await cloud.routers.addInterface(cloud.one, site.router.id, { network_id: other.id });
      return other;
    }

    test('a route depends on the port in the subnet of its next hop', async () => {
      const other = await standBeside();
      const routes = [
        { destination: '172.16.0.0/16', nexthop: '10.7.0.9' },
        { destination: '172.17.0.0/16', nexthop: '10.7.0.8' },
        { destination: '172.18.0.0/16', nexthop: '203.0.113.1' },
      ];
      cloud.drainEvents();
      await cloud.routers.update(cloud.one, site.router.id, { routes }, null);
      assert.deepEqual(usesOf(await statusEvents()), [{ ...none, routes: 1 }, none, { ...none, routes: 2 }]);
      assert.deepEqual(await refusedBy(leave(other.id)), ['routes', 2]);
      assert.deepEqual(await refusedBy(closeGateway()), ['routes', 1]);
      await leave(site.networkId);
    });

    test('of several interfaces those leave that nothing needs, in a task that names the others', async () => {
      await standBeside();
      await cloud.routers.update(
        cloud.one,
        site.router.id,
        { routes: [{ destination: '172.16.0.0/16', nexthop: '10.7.0.9' }] },
        null,
      );
      const ids = (await read()).interfaces_info.map(({ id }) => id);
      const [goes = '', stays = ''] = ids;
      const { task_id } = await cloud.routers.removeInterfaces(cloud.one, [goes, stays.toUpperCase(), 'gone', goes]);
      const { result } = await cloud.ended(task_id);
      assert.deepEqual(result?.done, [goes]);
      assert.deepEqual(
        result?.errors?.map(({ id, name: who, err_code }) => [id, who, err_code]),
        [
          [stays, 'other', 'in_use'],
          ['gone', 'gone', 'not_found'],
        ],
      );
      assert.deepEqual(
        (await statusEvents()).interfaces_info.map(({ id }) => id),
        [stays],
      );
      assert.equal((await refusalOf(cloud.routers.removeInterfaces(cloud.reader, [stays]))).code, 'forbidden');
    });

    test('somebody else’s interface stays, and its name is not told', async () => {
      const [port] = (await read()).interfaces_info;
      const { task_id } = await cloud.routers.removeInterfaces(cloud.two, [port?.id ?? '']);
      const { result } = await cloud.ended(task_id);
      assert.deepEqual(
        result?.errors?.map(({ name: who, err_code }) => [who, err_code]),
        [[port?.id, 'not_found']],
      );
      assert.equal((await read()).interfaces_info.length, 1);
    });

    // spec: router.interface.in-use
    test('a VPN connection needs the gateway and the networks it serves, until it is gone', async () => {
      cloud.drainEvents();
      const vpn = await cloud.vpns.create(cloud.one, bodyOf(site));
      assert.deepEqual(usesOf(await statusEvents()), [
        { ...none, vpns: 1 },
        { ...none, vpns: 1 },
      ]);
      assert.deepEqual(await refusedBy(leave(site.networkId)), ['vpns', 1]);
      assert.deepEqual(await refusedBy(closeGateway()), ['vpns', 1]);
      await finishTransitions(cloud);
      await drop(cloud, vpn);
      assert.deepEqual(usesOf(await statusEvents()), [none, none]);
      await leave(site.networkId);
      await closeGateway();
    });

    // spec: router.interface.in-use
    test('a floating IP needs both ends while it leads to something', async () => {
      await cloud.addServer(site.networkId);
      const place = { floating_network_id: cloud.external.open };
      const [target] = (await cloud.floatingIps.targets(cloud.one, place)).data;
      cloud.drainEvents();
      const ip = await cloud.floatingIps.create(cloud.one, { ...place, port_id: target?.port_id ?? '' });
      const needed = [
        { ...none, floating_ips: 1 },
        { ...none, floating_ips: 1 },
      ];
      assert.deepEqual(usesOf(await statusEvents()), needed);
      assert.deepEqual(await refusedBy(leave(site.networkId)), ['floating_ips', 1]);
      assert.deepEqual(await refusedBy(closeGateway()), ['floating_ips', 1]);
      await cloud.floatingIps.update(cloud.one, ip.id, { port_id: null }, null);
      assert.deepEqual(usesOf(await statusEvents()), [none, none]);
      await cloud.floatingIps.update(cloud.one, ip.id, { port_id: target?.port_id ?? '' }, null);
      assert.deepEqual(usesOf(await statusEvents()), needed);
      await cloud.floatingIps.remove(cloud.one, ip.id);
      assert.deepEqual(usesOf(await statusEvents()), [none, none]);
    });

    test('a load balancer takes its floating IP’s need along when it goes', async () => {
      const { id: floating_ip } = await cloud.floatingIps.create(cloud.one, {
        floating_network_id: cloud.external.open,
      });
      cloud.drainEvents();
      const { id, task_id } = await cloud.loadBalancers.create(cloud.one, {
        name: 'web',
        network_id: site.networkId,
        floating_ip,
      });
      await cloud.ended(task_id ?? '');
      assert.deepEqual((await statusEvents()).external_gateway_info?.uses, { ...none, floating_ips: 1 });
      await cloud.loadBalancers.remove(cloud.one, id);
      cloud.advance(REMOVAL_MS);
      await cloud.jobsIdle();
      assert.deepEqual((await statusEvents()).external_gateway_info?.uses, none);
    });
  });
}

describeRouterNeeds('embedded', openEmbeddedCloud);
