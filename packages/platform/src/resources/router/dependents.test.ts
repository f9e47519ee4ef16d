import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { PortUses, Router } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { refusalOf } from '../../engines/test-refusals.ts';
import { bodyOf, drop, openSite } from '../vpn/test-bodies.ts';

type SuiteCloud = CloudWith<'floatingIps' | 'loadBalancers' | 'routers' | 'vpns'>;

/** Which other resources keep a router where it is: said before it is tried, and refused for the same reason. */
export function describeRouterNeeds(harness: EngineHarness<SuiteCloud>): void {
  describe(`what needs a router of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    let site: Awaited<ReturnType<typeof openSite>>;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
      site = await openSite(cloud);
    });

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
      await cloud.settle();
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
      await cloud.settle();
      assert.deepEqual((await statusEvents()).external_gateway_info?.uses, none);
    });
  });
}

describeRouterNeeds(embedded);
