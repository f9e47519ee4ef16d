import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Vpn, VpnBody } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { bodyOf, drop, openSite, vpnEventsOf } from './test-bodies.ts';

type SuiteCloud = CloudWith<'routers' | 'vpns'>;

/** One suite for each engine behind the port. */
export function describeVpnEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`VPN connections of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    let site: Awaited<ReturnType<typeof openSite>>;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
      site = await openSite(cloud);
    });

    /** To the end of its transition. */
    async function make(wishes: Parameters<typeof bodyOf>[1]): Promise<Vpn> {
      const { id } = await cloud.vpns.create(cloud.one, bodyOf(site, wishes));
      await cloud.settle();
      return cloud.vpns.read(cloud.one, id);
    }

    /** The router's own address outside. */
    const externalV4 = () =>
      site.router.external_gateway_info?.external_fixed_ips.find(({ ip_address }) => !ip_address.includes(':'))
        ?.ip_address ?? '';

    describe('a new connection', () => {
      // spec: vpn.create
      test('is created whole, becomes ACTIVE, and emits an event at the start and at the end', async () => {
        cloud.drainEvents();
        const made = await cloud.vpns.create(cloud.one, bodyOf(site, { cidrs: ['192.168.0.9', '192.168.0.0/24'] }));
        assert.equal(made.status, 'PENDING_CREATE');
        assert.deepEqual(made.peer_cidrs, ['192.168.0.0/24'], 'what lies inside another is left out');
        assert.deepEqual(
          made.local_endpoints.map(({ cidr, network_name }) => [cidr, network_name]),
          [['10.0.0.0/24', 'site-net']],
        );
        assert.equal(made.local_address, externalV4());
        assert.equal(made.peer_id, '198.51.100.7', 'the address, where nobody said otherwise');
        assert.deepEqual(made.dpd, { action: 'hold', interval: 30, timeout: 120 });
        assert.equal(made.ikepolicy.ike_version, 'v2');
        assert.equal(made.ipsecpolicy.transform_protocol, 'esp');
        await cloud.settle();
        const whole = await cloud.vpns.read(cloud.one, made.id);
        assert.deepEqual([whole.status, whole.fault, whole.revision_number], ['ACTIVE', null, made.revision_number]);
        assert.deepEqual(
          vpnEventsOf(cloud).map(({ type, operation, object }) => [type, operation, object['status']]),
          [
            ['vpn', 'created', 'PENDING_CREATE'],
            ['vpn', 'updated', 'ACTIVE'],
          ],
        );
        await drop(cloud, made);
      });

      // spec: vpn.psk
      test('its key is told to nobody', async () => {
        cloud.drainEvents();
        const made = await make({ name: 'sealed' });
        const told = JSON.stringify([made, cloud.drainEvents(), await cloud.vpns.list(cloud.one, {})]);
        assert.doesNotMatch(told, /correct horse|psk/);
      });

      test('what is wrong with it is said at its fields', async () => {
        const other = await openSite(cloud, 'elsewhere', '10.5.0.0/24');
        const bare = await cloud.routers.create(cloud.one, { name: 'bare' });
        const at = (path: string, code: string) => ({ [path]: code });
        const wrong: [string, VpnBody, Record<string, string>][] = [
          [
            'no such router',
            { ...bodyOf(site), vpnservice: { router_id: 'x' } },
            at('vpnservice.router_id', 'router_unknown'),
          ],
          [
            'a router without a gateway',
            { ...bodyOf(site), vpnservice: { router_id: bare.id } },
            at('vpnservice.router_id', 'router_without_gateway'),
          ],
          [
            'a subnet of another router',
            { ...bodyOf(site), local_ep_group: { endpoints: [other.subnetId] } },
            at('local_ep_group.endpoints.0', 'subnet_not_at_router'),
          ],
          [
            'a subnet twice',
            { ...bodyOf(site), local_ep_group: { endpoints: [site.subnetId, site.subnetId.toUpperCase()] } },
            at('local_ep_group.endpoints.1', 'duplicate'),
          ],
          [
            'the same addresses at both ends',
            bodyOf(site, { cidrs: ['10.0.0.0/8'] }),
            at('peer_ep_group.endpoints.0', 'cidr_overlaps'),
          ],
          [
            'two IP versions',
            bodyOf(site, { cidrs: ['fd00::/64'] }),
            at('peer_ep_group.endpoints.0', 'cidr_wrong_version'),
          ],
          [
            'the router itself',
            bodyOf(site, { peer: externalV4() }),
            at('ipsec_site_connection.peer_address', 'nexthop_is_router'),
          ],
          ['a policy of nobody', bodyOf(site, { ikepolicy: { id: 'x' } }), at('ikepolicy.id', 'policy_unknown')],
          [
            'dead peers before they are asked twice',
            bodyOf(site, { more: { dpd: { interval: 120 } } }),
            at('ipsec_site_connection.dpd.timeout', 'dpd_timeout_short'),
          ],
        ];
        for (const [what, body, problems] of wrong) {
          assert.deepEqual(await problemsOfCall(cloud.vpns.create(cloud.one, body)), problems, what);
        }
        await cloud.routers.remove(cloud.one, bare.id);
      });

      // spec: vpn.router
      test('an IPv6 peer needs an external IPv6 address', async () => {
        const network = await cloud.makeNetwork(cloud.one, {
          name: 'four-net',
          ipam_enabled: true,
          subnets: [{ cidr: '10.6.0.0/24', ip_version: 4 }],
        });
        const router = await cloud.routers.create(cloud.one, {
          name: 'four',
          external_gateway_info: { network_id: cloud.external.restricted },
          interfaces: [{ network_id: network.id }],
        });
        const body = bodyOf({ router, subnetId: network.subnets[0]?.id ?? '' }, { peer: '2001:db8::9' });
        assert.deepEqual(await problemsOfCall(cloud.vpns.create(cloud.one, body)), {
          'ipsec_site_connection.peer_address': 'gateway_other_version',
        });
      });

      test('of two tunnels to one network the second is refused', async () => {
        const first = await make({ name: 'first' });
        assert.deepEqual(
          await problemsOfCall(cloud.vpns.create(cloud.one, bodyOf(site, { cidrs: ['192.168.0.128/25'] }))),
          {
            'peer_ep_group.endpoints.0': 'peer_network_taken',
          },
        );
        await drop(cloud, first);
      });

      // spec: vpn.quota
      test('no more than the project may have', async () => {
        const made: Vpn[] = [];
        for (let at = 0; at < 10; at += 1) made.push(await make({ name: `q${at}`, cidrs: [`192.168.${at}.0/24`] }));
        const refusal = await refusalOf(cloud.vpns.create(cloud.one, bodyOf(site, { cidrs: ['192.168.99.0/24'] })));
        assert.deepEqual([refusal.status, refusal.code, refusal.values['limit']], [409, 'quota_exceeded', 10]);
        await drop(cloud, ...made);
      });
    });

    describe('who sees what', () => {
      test('another project sees nothing of it, and cannot use its parts', async () => {
        const made = await make({ name: 'mine' });
        const calls = [
          cloud.vpns.read(cloud.two, made.id),
          cloud.vpns.update(cloud.two, made.id, {}, null),
          cloud.vpns.restart(cloud.two, made.id),
          cloud.vpns.remove(cloud.two, made.id),
          cloud.vpns.service(cloud.two, made.vpnservice_id),
        ];
        for (const { status } of await Promise.all(calls.map((call) => refusalOf(call)))) assert.equal(status, 404);
        for (const list of [
          cloud.vpns.list,
          cloud.vpns.ikePolicies,
          cloud.vpns.ipsecPolicies,
          cloud.vpns.endpointGroups,
        ]) {
          assert.deepEqual((await list(cloud.two, {})).data, []);
          assert.ok((await list(cloud.system, {})).data.length > 0);
        }
        for (const query of [{ search: 'contains:192.168.0', status: 'ACTIVE' }, { router_id: `in:${site.router.id}` }])
          assert.deepEqual((await cloud.vpns.list(cloud.one, query)).data, [made]);
        assert.deepEqual((await cloud.vpns.list(cloud.one, { router_id: 'x' })).data, []);
        const service = await cloud.vpns.service(cloud.one, made.vpnservice_id);
        assert.deepEqual(
          [service.router_id, service.status, service.external_v4_ip],
          [site.router.id, 'ACTIVE', externalV4()],
        );
        await drop(cloud, made);
        assert.equal((await refusalOf(cloud.vpns.service(cloud.one, made.vpnservice_id))).status, 404);
      });

      // spec: vpn.policies
      test('policies are shared, and go with the last connection that is made of them', async () => {
        const first = await make({ name: 'first', ikepolicy: { name: 'house', ike_version: 'v1' } });
        const second = await make({ name: 'second', cidrs: ['192.168.1.0/24'], ikepolicy: { id: first.ikepolicy_id } });
        assert.deepEqual(second.ikepolicy, first.ikepolicy);
        assert.equal(second.vpnservice_id, first.vpnservice_id);
        await drop(cloud, first);
        const left = async () => (await cloud.vpns.ikePolicies(cloud.one, {})).data.map(({ name }) => name);
        assert.deepEqual(await left(), ['house']);
        assert.deepEqual(
          (await cloud.vpns.ipsecPolicies(cloud.one, {})).data.map(({ id }) => id),
          [second.ipsecpolicy_id],
        );
        await drop(cloud, second);
        assert.deepEqual(await left(), []);
        assert.deepEqual((await cloud.vpns.endpointGroups(cloud.one, {})).data, []);
      });
    });
  });
}

describeVpnEngine(embedded);
