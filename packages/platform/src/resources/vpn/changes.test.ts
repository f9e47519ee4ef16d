import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Vpn } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf, refusalsOf } from '../../engines/test-refusals.ts';
import { bodyOf, drop, openSite, vpnEventsOf } from './test-bodies.ts';

type SuiteCloud = CloudWith<'networks' | 'routers' | 'vpns'>;

/** The second half of the suite: what becomes of a connection. */
export function describeVpnChanges(harness: EngineHarness<SuiteCloud>): void {
  describe(`changes of VPN connections of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    let site: Awaited<ReturnType<typeof openSite>>;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
      site = await openSite(cloud);
    });

    async function make(wishes: Parameters<typeof bodyOf>[1]): Promise<Vpn> {
      const { id } = await cloud.vpns.create(cloud.one, bodyOf(site, wishes));
      await cloud.settle();
      return cloud.vpns.read(cloud.one, id);
    }

    describe('a change', () => {
      // spec: vpn.groups.known
      test('takes over the endpoints of a group that is there', async () => {
        const first = await make({ name: 'first', cidrs: ['192.168.20.0/24'] });
        const other = await make({ name: 'other', cidrs: ['192.168.21.0/24'] });
        const own = other.local_ep_group_id;
        const changed = await cloud.vpns.update(
          cloud.one,
          other.id,
          { local_ep_group_id: first.local_ep_group_id },
          null,
        );
        assert.deepEqual([changed.local_ep_group_id, changed.local_endpoints], [own, first.local_endpoints]);
        const unknown = cloud.vpns.update(cloud.one, first.id, { peer_ep_group_id: first.local_ep_group_id }, null);
        assert.deepEqual(await problemsOfCall(unknown), { peer_ep_group_id: 'group_unknown' });
        await cloud.settle();
        await drop(cloud, first, other);
      });

      // spec: vpn.update
      test('of the tunnel starts a transition; of the name does not', async () => {
        const made = await make({ name: 'before' });
        const renamed = await cloud.vpns.update(
          cloud.one,
          made.id,
          { ipsec_site_connection: { name: ' after ', description: 'why' } },
          made.revision_number,
        );
        assert.deepEqual([renamed.name, renamed.description, renamed.status], ['after', 'why', 'ACTIVE']);
        assert.ok(renamed.revision_number > made.revision_number);
        cloud.drainEvents();
        const changed = await cloud.vpns.update(
          cloud.one,
          made.id,
          {
            peer_ep_group: { endpoints: ['192.168.7.0/24', '192.168.7.9'] },
            ipsec_site_connection: { peer_address: '198.51.100.8', psk: 'another key', dpd: { action: 'restart' } },
          },
          renamed.revision_number,
        );
        assert.deepEqual(
          [changed.status, changed.peer_cidrs, changed.peer_id, changed.dpd],
          ['PENDING_UPDATE', ['192.168.7.0/24'], '198.51.100.8', { action: 'restart', interval: 30, timeout: 120 }],
        );
        await cloud.settle();
        assert.deepEqual(
          vpnEventsOf(cloud).map(({ operation, object }) => [operation, object['status'], object['fault']]),
          [
            ['updated', 'PENDING_UPDATE', null],
            ['updated', 'ACTIVE', null],
          ],
        );
        assert.equal((await cloud.vpns.list(cloud.one, { search: '198.51.100.8' })).data.length, 1);
        await drop(cloud, made);
      });

      // spec: vpn.progress
      test('is refused while it is pending, of an older state, and where it is wrong', async () => {
        const { id, revision_number } = await cloud.vpns.create(cloud.one, bodyOf(site));
        const renamed = { ipsec_site_connection: { name: 'x' } };
        for (const refusal of await refusalsOf([
          cloud.vpns.update(cloud.one, id, renamed, revision_number),
          cloud.vpns.restart(cloud.one, id),
        ])) {
          assert.deepEqual(
            [refusal.status, refusal.code, refusal.values['status']],
            [409, 'not_allowed_now', 'PENDING_CREATE'],
          );
        }
        await cloud.settle();
        assert.equal((await refusalOf(cloud.vpns.update(cloud.one, id, renamed, revision_number - 1))).status, 412);
        const wrong = {
          local_ep_group: { endpoints: ['x'] },
          peer_ep_group: { endpoints: ['10.0.0.128/25'] },
          ipsec_site_connection: { name: ' ', peer_address: 'no address', dpd: { timeout: 5 } },
        };
        assert.deepEqual(await problemsOfCall(cloud.vpns.update(cloud.one, id, wrong, null)), {
          'local_ep_group.endpoints.0': 'subnet_not_at_router',
          'peer_ep_group.endpoints.0': 'cidr_overlaps',
          'ipsec_site_connection.name': 'required',
          'ipsec_site_connection.peer_address': 'peer_address_invalid',
          'ipsec_site_connection.dpd.timeout': 'dpd_timeout_short',
        });
        await drop(cloud, { id });
      });

      test('its own networks are no hindrance', async () => {
        const made = await make({ name: 'self' });
        const saved = await cloud.vpns.update(
          cloud.one,
          made.id,
          { peer_ep_group: { endpoints: ['192.168.0.0/23'] }, local_ep_group: { endpoints: [site.subnetId] } },
          null,
        );
        assert.deepEqual(saved.peer_cidrs, ['192.168.0.0/23']);
        await cloud.settle();
        await drop(cloud, made);
      });
    });

    describe('restarting and switching', () => {
      // spec: vpn.restart
      test('a restart starts a transition; a disabled connection has nothing to restart', async () => {
        const made = await make({ name: 'again' });
        assert.equal((await cloud.vpns.restart(cloud.one, made.id)).status, 'PENDING_UPDATE');
        await cloud.settle();
        assert.equal((await cloud.vpns.read(cloud.one, made.id)).status, 'ACTIVE');
        const { task_id } = await cloud.vpns.switchMany(cloud.one, { ids: [made.id] }, false);
        assert.equal((await cloud.ended(task_id)).state, 'success');
        await cloud.settle();
        assert.equal((await refusalOf(cloud.vpns.restart(cloud.one, made.id))).code, 'not_allowed_now');
        await drop(cloud, made);
      });

      // spec: vpn.switch
      test('several at once: what cannot be switched is an error, the others change together', async () => {
        const [one, two] = [await make({ name: 'one' }), await make({ name: 'two', cidrs: ['192.168.1.0/24'] })];
        const foreign = '00000000-0000-4000-8000-000000000000';
        const ids = [one.id, two.id, foreign];
        cloud.drainEvents();
        const { task_id } = await cloud.vpns.switchMany(cloud.one, { ids }, false);
        const task = await cloud.ended(task_id);
        await cloud.settle();
        assert.deepEqual(
          [task.name, task.state, task.result?.done],
          ['compute.vpn.disable_many', 'success', [one.id, two.id]],
        );
        assert.deepEqual(
          task.result?.errors?.map(({ id, name, err_code }) => [id, name, err_code]),
          [[foreign, foreign, 'not_found']],
        );
        // Both transitions end at the same moment, in any order.
        const heard = vpnEventsOf(cloud);
        for (const statusEvents of [one, two].map(({ id }) => heard.filter((event) => event.id === id))) {
          assert.deepEqual(
            statusEvents.map(({ object }) => [object['status'], object['admin_state_up']]),
            [
              ['PENDING_UPDATE', false],
              ['DOWN', false],
            ],
          );
        }
        await cloud.ended((await cloud.vpns.switchMany(cloud.one, { ids: ids.slice(0, 2) }, true)).task_id);
        await cloud.settle();
        assert.equal((await cloud.vpns.read(cloud.one, one.id)).status, 'ACTIVE');
        assert.equal((await refusalOf(cloud.vpns.switchMany(cloud.reader, { ids }, true))).status, 403);
        await drop(cloud, one, two);
      });
    });

    describe('deleting', () => {
      // spec: vpn.delete
      test('waits for the change under way; until it is gone it is as it is, and then its parts go too', async () => {
        const { id, revision_number } = await cloud.vpns.create(cloud.one, bodyOf(site));
        const early = await refusalOf(cloud.vpns.remove(cloud.one, id));
        assert.deepEqual(
          [early.status, early.code, early.values['reason']],
          [409, 'not_allowed_now', 'pending'],
          'PENDING_CREATE',
        );
        await cloud.settle();
        cloud.drainEvents();
        await cloud.vpns.remove(cloud.one, id);
        const leaving = await cloud.vpns.read(cloud.one, id);
        assert.deepEqual([leaving.status, leaving.revision_number], ['PENDING_DELETE', revision_number]);
        for (const { status, code, values } of await refusalsOf([
          cloud.vpns.update(cloud.one, id, { ipsec_site_connection: { name: 'x' } }, null),
          cloud.vpns.restart(cloud.one, id),
          cloud.vpns.remove(cloud.one, id),
        ])) {
          assert.deepEqual([status, code, values['status']], [409, 'not_allowed_now', 'PENDING_DELETE']);
        }
        assert.deepEqual(
          await problemsOfCall(cloud.vpns.create(cloud.one, bodyOf(site, { name: 'next' }))),
          { 'peer_ep_group.endpoints.0': 'peer_network_taken' },
          'the tunnel still leads there',
        );
        await cloud.settle();
        assert.deepEqual(
          vpnEventsOf(cloud).map(({ operation, id: statusEvents, object }) => [
            operation,
            statusEvents,
            object['status'],
          ]),
          [
            ['updated', id, 'PENDING_DELETE'],
            ['deleted', id, 'PENDING_DELETE'],
          ],
        );
        assert.equal((await refusalOf(cloud.vpns.read(cloud.one, id))).status, 404);
        assert.deepEqual((await cloud.vpns.endpointGroups(cloud.one, {})).data, []);
      });

      test('several, in a task that names what stayed', async () => {
        const goes = await make({ name: 'goes' });
        const leaves = await make({ name: 'leaves', cidrs: ['192.168.2.0/24'] });
        await cloud.vpns.remove(cloud.one, leaves.id);
        const { task_id } = await cloud.vpns.removeMany(cloud.one, { ids: [goes.id, leaves.id] });
        const task = await cloud.ended(task_id);
        assert.deepEqual(
          [task.result?.done, task.result?.errors?.map(({ id, err_code }) => [id, err_code])],
          [[goes.id], [[leaves.id, 'not_allowed_now']]],
        );
        const left = async () =>
          (await cloud.vpns.list(cloud.one, { sort: 'name:asc' })).data.map(({ name, status }) => [name, status]);
        assert.deepEqual(await left(), [
          ['goes', 'PENDING_DELETE'],
          ['leaves', 'PENDING_DELETE'],
        ]);
        await cloud.settle();
        assert.deepEqual(await left(), []);
      });
    });

    describe('the router below', () => {
      test('keeps its gateway and its interfaces until a tunnel that needs them is gone, and tells its name', async () => {
        const under = await openSite(cloud, 'under', '10.9.0.0/24');
        const { id } = await cloud.vpns.create(cloud.one, bodyOf(under, { cidrs: ['172.16.0.0/16'] }));
        await cloud.settle();
        const { router, networkId } = under;
        const isKept = async (name: string) => {
          const elsewhere = { external_gateway_info: { network_id: cloud.external.restricted } };
          for (const refusal of await refusalsOf([
            cloud.routers.update(cloud.one, router.id, { external_gateway_info: null }, null),
            cloud.routers.update(cloud.one, router.id, elsewhere, null),
            cloud.routers.removeInterface(cloud.one, router.id, { network_id: networkId }),
          ])) {
            assert.deepEqual(
              [refusal.status, refusal.code, refusal.values],
              [409, 'in_use', { name, count: 1, by: 'vpns' }],
            );
          }
        };
        await isKept('under');
        cloud.drainEvents();
        await cloud.routers.update(cloud.one, router.id, { name: 'renamed' }, null);
        const [statusEvents] = vpnEventsOf(cloud);
        assert.deepEqual([statusEvents?.id, statusEvents?.object['router_name']], [id, 'renamed']);
        await cloud.networks.update(cloud.one, networkId, { name: 'new-net' }, null);
        const [events] = vpnEventsOf(cloud);
        assert.match(JSON.stringify(events?.object), /"network_name":"new-net"/);
        await cloud.vpns.remove(cloud.one, id);
        await isKept('renamed');
        await cloud.settle();
        await cloud.routers.removeInterface(cloud.one, router.id, { network_id: networkId });
      });
    });
  });
}

describeVpnChanges(embedded);
