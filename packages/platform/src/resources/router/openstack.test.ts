import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FieldChange } from '@skydeck/contract';
import { refusalOf } from '../../engines/test-refusals.ts';
import { type OpenstackTestCloud, openstackIn } from '../../engines/openstack/testing/test-cloud.ts';
import { inTwoNetworks, makeNetwork, v4, v6 } from './test-routers.ts';

const { open } = openstackIn(import.meta.dirname);

/** What a cloud does that the suite of the port leaves open. */
describe('routers of the openstack engine alone', () => {
  test('where hosts choose their addresses, too', async (t) => {
    const cloud = await open(t);
    const slaac = { ipv6_ra_mode: 'slaac', ipv6_address_mode: 'slaac' } as const;
    const core = await makeNetwork(cloud, 'core', v4('10.1.0.0/24'), { ...v6('fd00:1::/64'), ...slaac });
    const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: core.id }] });
    assert.deepEqual(
      router.interfaces_info.map(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address).toSorted()),
      [['10.1.0.1', 'fd00:1::1']],
    );
  });

  test('with all of its interfaces, or not at all', async (t) => {
    const cloud = await open(t);
    const [core, edge] = [
      await makeNetwork(cloud, 'core', v4('10.1.0.0/24')),
      await makeNetwork(cloud, 'edge', v4('10.2.0.0/24')),
    ];
    await cloud.elsewhere((lab) => lab.limitPorts(cloud.one.projectId ?? '', 1));
    const interfaces = [{ network_id: core.id }, { network_id: edge.id }];
    const refusal = await refusalOf(cloud.routers.create(cloud.one, { name: 'r', interfaces }));
    assert.deepEqual(
      [refusal.status, refusal.code, refusal.values['limit'], refusal.values['what']],
      [409, 'quota_exceeded', 1, 'ports'],
    );
    assert.match(String(refusal.values['cloud_request_id']), /^req-/);
    assert.deepEqual((await cloud.routers.list(cloud.one, {})).data, []);
    assert.equal((await cloud.networks.read(cloud.one, core.id)).ports_count, 0);
    assert.deepEqual(cloud.drainEvents(), []);
  });

  const rowsOf = (cloud: OpenstackTestCloud, id: string) =>
    cloud.parts.store.read((tx) =>
      tx.tables.selectFrom('audit').selectAll().where('object_id', '=', id).orderBy('id').execute(),
    );

  // spec: audit.cloud
  test('what was done for somebody is in the audit log, what was refused is not', async (t) => {
    const cloud = await open(t);
    const one = { ...cloud.one, address: '192.0.2.7' };
    const router = await cloud.routers.create(one, { name: 'r' });
    await cloud.routers.update(one, router.id, { name: ' s ' }, router.revision_number);
    await refusalOf(cloud.routers.update(one, router.id, { name: 'x' }, router.revision_number));
    const rows = await rowsOf(cloud, router.id);
    assert.deepEqual(
      rows.map(({ type, object_name, account, address, project_id }) => [
        type,
        object_name,
        account,
        address,
        project_id,
      ]),
      [
        ['router_created', 'r', one.userName, '192.0.2.7', one.projectId],
        ['router_updated', 's', one.userName, '192.0.2.7', one.projectId],
      ],
    );
    assert.deepEqual(JSON.parse(rows[1]?.changes ?? '[]') as FieldChange[], [{ field: 'name', from: 'r', to: 's' }]);
  });

  // spec: audit.cloud, spec: audit.task
  test('what a task has done is in the audit log of its starter', async (t) => {
    const cloud = await open(t);
    const { core, edge, router: used } = await inTwoNetworks(cloud);
    const free = await cloud.routers.create(cloud.one, { name: 'free' });
    const theirs = await cloud.routers.create(cloud.two, { name: 'secret' });
    const { task_id } = await cloud.routers.removeMany(cloud.one, { ids: [used.id, free.id, theirs.id, free.id] });
    await cloud.ended(task_id);
    const told = async (id: string) => (await rowsOf(cloud, id)).map(({ type, task_id: task }) => [type, task]);
    assert.deepEqual(await told(free.id), [
      ['router_created', null],
      ['router_deleted', task_id],
    ]);
    assert.deepEqual(await told(used.id), [['router_created', null]]);
    const [created] = await rowsOf(cloud, used.id);
    const changes = JSON.parse(created?.changes ?? '[]') as FieldChange[];
    const connected = changes.find(({ field }) => field === 'interfaces')?.to as { network_id: string }[];
    assert.deepEqual(connected.map(({ network_id }) => network_id).toSorted(), [core.id, edge.id].toSorted());
  });

  test('a network with several IPv4 subnets is connected by a port for each', async (t) => {
    const cloud = await open(t);
    const core = await makeNetwork(cloud, 'core', v4('10.1.0.0/24'), v4('10.1.1.0/24'), v6('fd00:1::/64'));
    const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: core.id }] });
    const addresses = router.interfaces_info.flatMap(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address));
    assert.deepEqual(addresses.toSorted(), core.subnets.flatMap(({ gateway_ip }) => gateway_ip ?? []).toSorted());
    assert.equal(router.interfaces_info.length, 2);
    const left = await cloud.routers.removeInterface(cloud.one, router.id, { network_id: core.id });
    assert.deepEqual(left.interfaces_info, []);
  });
});
