import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { Network, type PrivateNetworkBody } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { keepsTags } from '../../engines/test-tagged.ts';

type SuiteCloud = CloudWith<'networks' | 'routers' | 'subnets'>;

const body = (name: string, more: Partial<PrivateNetworkBody> = {}): PrivateNetworkBody => ({
  name,
  ipam_enabled: true,
  ...more,
});
const v4 = (cidr: string) => ({ cidr, ip_version: 4 as const });
const v6 = (cidr: string) => ({ cidr, ip_version: 6 as const });

/** One suite for each engine behind the port. */
export function describeNetworkEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`networks of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    describe('create', () => {
      // spec: subnet.gateway, spec: subnet.pools
      test('fills in what was left open: gateway, pools, MTU', async () => {
        const network = await cloud.networks.createPrivate(
          cloud.one,
          body('core', { subnets: [v4('10.1.0.0/24'), v6('fd00:1::/64')] }),
        );
        const [first, second] = network.subnets;
        assert.equal(first?.gateway_ip, '10.1.0.1');
        assert.deepEqual(first.allocation_pools, [{ start: '10.1.0.2', end: '10.1.0.254' }]);
        assert.equal(first.total_ips, 253);
        assert.equal(second?.gateway_ip, 'fd00:1::1');
        assert.equal(second.total_ips, null);
        assert.deepEqual(
          [network.mtu, network.type, network.ports_count, network.spoofing_protection],
          [1500, 'vxlan', 0, true],
        );
        assert.equal(network.project_id, cloud.one.projectId);
        assert.deepEqual(await cloud.networks.read(cloud.one, network.id), network);
      });

      test('answers what the contract names and nothing else', async () => {
        const network = await cloud.networks.createPrivate(cloud.one, body('core', { subnets: [v4('10.1.0.0/24')] }));
        assert.deepEqual(Object.keys(network).sort(), Object.keys(Network.schema).sort());
      });

      test('a gateway in the middle cuts the pools in two', async () => {
        const network = await cloud.networks.createPrivate(
          cloud.one,
          body('core', { subnets: [{ ...v4('10.1.0.0/29'), gateway_ip: '10.1.0.3' }] }),
        );
        assert.deepEqual(network.subnets[0]?.allocation_pools, [
          { start: '10.1.0.1', end: '10.1.0.2' },
          { start: '10.1.0.4', end: '10.1.0.6' },
        ]);
      });

      // spec: name.repeat
      test('a name may repeat: an id tells its networks apart', async () => {
        const one = await cloud.networks.createPrivate(cloud.one, body('core'));
        const other = await cloud.networks.createPrivate(cloud.one, body(' core '));
        assert.deepEqual([other.name, other.id === one.id], ['core', false]);
        const { data } = await cloud.networks.list(cloud.one, { name: 'core' });
        assert.deepEqual(data.map(({ id }) => id).toSorted(), [one.id, other.id].toSorted());
      });

      test('names every wrong field at once and keeps nothing', async () => {
        await cloud.networks.createPrivate(cloud.one, body('core'));
        cloud.drainEvents();
        const wrong = body(' ', {
          subnets: [
            { ...v4('10.80.4.10/24') },
            {
              ...v6('fd00::/64'),
              allocation_pools: [{ start: 'fd00::1', end: 'fd00::9' }],
              gateway_ip: 'fd01::1',
              dns_nameservers: ['10.80.0.530'],
            },
          ],
        });
        assert.deepEqual(await problemsOfCall(cloud.networks.createPrivate(cloud.one, wrong)), {
          name: 'required',
          'subnets.0.cidr': 'cidr_not_network',
          'subnets.1.gateway_ip': 'outside_subnet',
          'subnets.1.dns_nameservers.0': 'ip_invalid',
        });
        assert.equal((await cloud.networks.list(cloud.one, { project_id: cloud.one.projectId ?? '' })).data.length, 1);
        assert.deepEqual(cloud.drainEvents(), []);
      });

      test('refuses pools that hold the gateway it would choose', async () => {
        const subnet = { ...v4('10.1.0.0/24'), allocation_pools: [{ start: '10.1.0.1', end: '10.1.0.9' }] };
        assert.deepEqual(
          await problemsOfCall(cloud.networks.createPrivate(cloud.one, body('core', { subnets: [subnet] }))),
          { 'subnets.0.allocation_pools.0.start': 'pool_holds_gateway' },
        );
      });

      // spec: network.quota
      test('refuses more than the quota', async () => {
        for (let at = 0; at < 20; at += 1) await cloud.networks.createPrivate(cloud.one, body(`net-${at}`));
        const refusal = await refusalOf(cloud.networks.createPrivate(cloud.one, body('net-20')));
        assert.deepEqual([refusal.status, refusal.code, refusal.values['limit']], [409, 'quota_exceeded', 20]);
        await cloud.networks.createPrivate(cloud.two, body('net-20'));
      });

      test('refuses more subnets than the quota, of a new network and in one', async () => {
        const both = [v4('10.1.0.0/24'), v6('fd00:1::/64')];
        for (let at = 0; at < 14; at += 1)
          await cloud.networks.createPrivate(cloud.one, body(`net-${at}`, { subnets: both }));
        const last = await cloud.networks.createPrivate(cloud.one, body('last', { subnets: [v4('10.1.0.0/24')] }));
        const refusal = await refusalOf(cloud.networks.createPrivate(cloud.one, body('more', { subnets: both })));
        assert.deepEqual([refusal.code, refusal.values], ['quota_exceeded', { limit: 30, what: 'subnets' }]);
        const six = { network_id: last.id, ...v6('fd00:1::/64') };
        await cloud.subnets.create(cloud.one, six);
        const bare = await cloud.networks.createPrivate(cloud.one, body('bare'));
        assert.equal(
          (await refusalOf(cloud.subnets.create(cloud.one, { ...six, network_id: bare.id }))).code,
          'quota_exceeded',
        );
      });

      // spec: network.create.project
      test('a system role without a project must enter one', async () => {
        assert.equal((await refusalOf(cloud.networks.createPrivate(cloud.system, body('core')))).code, 'wrong_scope');
      });
    });

    describe('update', () => {
      // spec: form.revision
      test('counts the revision up and refuses an older one', async () => {
        const network = await cloud.networks.createPrivate(cloud.one, body('core'));
        const changed = await cloud.networks.update(cloud.one, network.id, { name: 'kernel' }, network.revision_number);
        assert.deepEqual([changed.name, changed.revision_number], ['kernel', network.revision_number + 1]);
        assert.ok(changed.updated_at >= network.updated_at);
        const late = await refusalOf(
          cloud.networks.update(cloud.one, network.id, { name: 'nucleus' }, network.revision_number),
        );
        assert.deepEqual([late.status, late.code], [412, 'revision_conflict']);
        assert.equal((await cloud.networks.read(cloud.one, network.id)).name, 'kernel');
      });

      test("a name may be another's, and says something", async () => {
        const network = await cloud.networks.createPrivate(cloud.one, body('core'));
        await cloud.networks.createPrivate(cloud.one, body('db'));
        assert.equal((await cloud.networks.update(cloud.one, network.id, { name: 'db' }, null)).name, 'db');
        assert.deepEqual(await problemsOfCall(cloud.networks.update(cloud.one, network.id, { name: '  ' }, null)), {
          name: 'required',
        });
        await cloud.networks.update(cloud.one, network.id, { name: 'core' }, null);
      });

      test('routers tell of a new name of their network', async () => {
        const network = await cloud.networks.createPrivate(cloud.one, body('core', { subnets: [v4('10.1.0.0/24')] }));
        const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: network.id }] });
        cloud.drainEvents();
        await cloud.networks.update(cloud.one, network.id, { name: 'kernel' }, null);
        const events = cloud.drainEvents().find(({ id }) => id === router.id)?.object['interfaces_info'];
        assert.deepEqual(
          (events as { network_name: string }[] | undefined)?.map(({ network_name }) => network_name),
          ['kernel'],
        );
      });
    });

    // spec: value.tags, spec: list.filter.tagged
    test('keep a description and tags, which lists find them by', () =>
      keepsTags({
        create: (said) => cloud.networks.createPrivate(cloud.one, body('core', said)),
        update: (id, said) => cloud.networks.update(cloud.one, id, said, null),
        list: (query) => cloud.networks.list(cloud.one, query),
      }));

    describe('delete', () => {
      // spec: network.delete.in-use
      test('only what nothing has a port in, and under its own type', async () => {
        const network = await cloud.networks.createPrivate(cloud.one, body('core', { subnets: [v4('10.1.0.0/24')] }));
        assert.equal((await refusalOf(cloud.networks.remove(cloud.one, 'vlan', network.id))).status, 404);
        await cloud.addServer(network.id);
        const refusal = await refusalOf(cloud.networks.remove(cloud.one, 'vxlan', network.id));
        assert.deepEqual(
          [refusal.status, refusal.code, refusal.values],
          [409, 'in_use', { name: 'core', count: 1, by: 'ports' }],
        );
        const {
          data: [seen],
        } = await cloud.networks.list(cloud.one, { id: network.id });
        assert.deepEqual([seen?.ports_count, seen?.subnets[0]?.used_ips], [1, 1]);
      });

      test('at the address where it was made, too', async () => {
        const network = await cloud.networks.createPrivate(cloud.one, body('core'));
        for (const type of ['public', 'flat', 'toString'])
          assert.equal((await refusalOf(cloud.networks.remove(cloud.one, type, network.id))).status, 404, type);
        await cloud.networks.remove(cloud.one, 'private', network.id);
        assert.equal((await refusalOf(cloud.networks.read(cloud.one, network.id))).status, 404);
      });

      // spec: network.delete.in-use
      test('takes the subnets along and tells of each', async () => {
        const network = await cloud.networks.createPrivate(cloud.one, body('core', { subnets: [v4('10.1.0.0/24')] }));
        cloud.drainEvents();
        await cloud.networks.remove(cloud.one, 'vxlan', network.id);
        assert.deepEqual(
          cloud.drainEvents().map(({ type, operation, projectId }) => [type, operation, projectId]),
          [
            ['subnet', 'deleted', cloud.one.projectId],
            ['network', 'deleted', cloud.one.projectId],
          ],
        );
        assert.equal((await refusalOf(cloud.networks.read(cloud.one, network.id))).status, 404);
        assert.deepEqual((await cloud.subnets.list(cloud.one, { network_id: network.id })).data, []);
      });

      test('many at once, as a task that says which stayed and why', async () => {
        const free = await cloud.networks.createPrivate(cloud.one, body('free'));
        const used = await cloud.networks.createPrivate(cloud.one, body('used', { subnets: [v4('10.1.0.0/24')] }));
        const foreign = await cloud.networks.createPrivate(cloud.two, body('foreign'));
        await cloud.addServer(used.id);
        const { task_id } = await cloud.networks.removeMany(cloud.one, { ids: [free.id, used.id, foreign.id] });
        const task = await cloud.ended(task_id);
        assert.deepEqual(
          [task.name, task.state, task.result?.done],
          ['compute.networks.delete_many', 'success', [free.id]],
        );
        assert.deepEqual(
          task.result?.errors?.map(({ name: who, err_code, values }) => [who, err_code, values?.['count']]),
          [
            ['used', 'in_use', 1],
            [foreign.id, 'not_found', undefined],
          ],
        );
        assert.equal((await cloud.networks.read(cloud.two, foreign.id)).name, 'foreign');
      });

      // spec: list.bulk.matching
      test('all that match: what is only open to the project stays, and is named', async () => {
        const free = await cloud.networks.createPrivate(cloud.one, body('free'));
        const foreign = await cloud.networks.createPrivate(cloud.two, body('foreign'));
        const { count = 0 } = await cloud.networks.list(cloud.one, { with_count: 'true' });
        assert.ok(count > 1, 'the external networks are in the list');
        const { task_id } = await cloud.networks.removeMany(cloud.one, { matching: { filters: {}, count } });
        const { result } = await cloud.ended(task_id);
        assert.deepEqual(result?.done, [free.id]);
        assert.deepEqual(
          [result.errors?.length, [...new Set(result.errors?.map(({ err_code }) => err_code))]],
          [count - 1, ['forbidden']],
        );
        assert.ok(!result.errors?.some(({ name: who, id }) => who === id));
        assert.equal((await cloud.networks.read(cloud.two, foreign.id)).name, 'foreign');
      });
    });

    describe('those of others', () => {
      test('what others opened may be used, not changed', async () => {
        const { open: external } = cloud.external;
        assert.equal(
          (await refusalOf(cloud.networks.update(cloud.one, external, { mtu: 9000 }, null))).code,
          'forbidden',
        );
        assert.equal((await refusalOf(cloud.networks.remove(cloud.one, 'vlan', external))).code, 'forbidden');
        assert.equal((await cloud.networks.update(cloud.system, external, { mtu: 9000 }, null)).mtu, 9000);
      });

      // spec: network.access.owner
      test("the policies that open it to others are the owner's to know", async () => {
        const seen = await cloud.networks.read(cloud.one, cloud.external.restricted);
        assert.deepEqual(seen.rbac_policies, [
          { target_project: cloud.one.projectId, actions: ['access_as_external'] },
        ]);
        assert.equal((await cloud.networks.read(cloud.system, cloud.external.restricted)).rbac_policies.length, 2);
        await cloud.networks.update(cloud.system, cloud.external.restricted, { mtu: 2000 }, null);
        const events = cloud
          .drainEvents()
          .map(({ projectId, object }) => [projectId, (object['rbac_policies'] as object[]).length]);
        // The owner's comes last: a system role hears all of them, and must end with the whole.
        assert.deepEqual(events, [
          [cloud.one.projectId, 1],
          [cloud.two.projectId, 1],
          [seen.project_id, 2],
        ]);
        await cloud.networks.update(cloud.system, cloud.external.open, { mtu: 2000 }, null);
        assert.deepEqual(
          cloud.drainEvents().map(({ projectId }) => projectId),
          [null, seen.project_id],
        );
      });
    });

    test('tells of a creation with the whole object', async () => {
      cloud.drainEvents();
      const network = await cloud.networks.createPrivate(cloud.one, body('core', { subnets: [v4('10.1.0.0/24')] }));
      const [events, subnet] = cloud.drainEvents();
      assert.deepEqual([subnet?.type, subnet?.operation], ['subnet', 'created']);
      assert.deepEqual(events, {
        type: 'network',
        operation: 'created',
        id: network.id,
        projectId: cloud.one.projectId,
        object: network,
      });
    });
  });
}

describeNetworkEngine(embedded);
