import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FieldChange, SubnetDraft } from '@skydeck/contract';
import { refusalOf } from '../../engines/test-refusals.ts';
import { type OpenstackTestCloud, openstackIn } from '../../engines/openstack/testing/test-cloud.ts';

const { open } = openstackIn(import.meta.dirname);

const v4 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 4 });
const v6 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 6 });
const network = (cloud: OpenstackTestCloud, name: string, ...subnets: SubnetDraft[]) =>
  cloud.makeNetwork(cloud.one, { name, ipam_enabled: true, subnets });

/** What a cloud does that the suite of the port leaves open. */
describe('routers of the openstack engine alone', () => {
  test('where hosts choose their addresses, too', async (t) => {
    const cloud = await open(t);
    const slaac = { ipv6_ra_mode: 'slaac', ipv6_address_mode: 'slaac' } as const;
    const core = await network(cloud, 'core', v4('10.1.0.0/24'), { ...v6('fd00:1::/64'), ...slaac });
    const router = await cloud.routers.create(cloud.one, { name: 'r', interfaces: [{ network_id: core.id }] });
    assert.deepEqual(
      router.interfaces_info.map(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address).toSorted()),
      [['10.1.0.1', 'fd00:1::1']],
    );
  });

  test('with all of its interfaces, or not at all', async (t) => {
    const cloud = await open(t);
    const [core, edge] = [
      await network(cloud, 'core', v4('10.1.0.0/24')),
      await network(cloud, 'edge', v4('10.2.0.0/24')),
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

  // spec: audit.cloud, spec: audit.task
  test('what was done for somebody is in the audit log, also by a task', async (t) => {
    const cloud = await open(t);
    const one = { ...cloud.one, address: '192.0.2.7' };
    const core = await network(cloud, 'core', v4('10.1.0.0/24'));
    const { id } = await cloud.routers.create(one, { name: 'edge' });
    await cloud.routers.addInterface(one, id, { network_id: core.id });
    await refusalOf(cloud.routers.remove(one, id));
    await cloud.routers.removeInterface(one, id, { network_id: core.id });
    await cloud.routers.update(one, id, { name: 'renamed' }, null);
    const { task_id } = await cloud.routers.removeMany(one, [id]);
    await cloud.ended(task_id);
    const rows = await cloud.parts.store.read((tx) =>
      tx.tables.selectFrom('audit').selectAll().where('object_id', '=', id).orderBy('id').execute(),
    );
    assert.deepEqual(
      rows.map(({ type, object_name, address, task_id: task }) => [type, object_name, address, task]),
      [
        ['router_created', 'edge', '192.0.2.7', null],
        ['router_updated', 'edge', '192.0.2.7', null],
        ['router_updated', 'edge', '192.0.2.7', null],
        ['router_updated', 'renamed', '192.0.2.7', null],
        ['router_deleted', 'renamed', '192.0.2.7', task_id],
      ],
    );
    const [, connected, , renamed] = rows.map(({ changes }) => JSON.parse(changes ?? '[]') as FieldChange[]);
    assert.deepEqual(connected, [
      { field: 'interfaces', from: [], to: [{ network_id: core.id }] },
      { field: 'addresses', from: '', to: '10.1.0.1' },
    ]);
    assert.deepEqual(renamed, [{ field: 'name', from: 'edge', to: 'renamed' }]);
  });
});
