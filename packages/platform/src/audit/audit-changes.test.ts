import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { FieldChange } from '@skydeck/contract';
import { openEmbeddedCloud, type EmbeddedCloud } from '../engines/embedded/test-cloud.ts';
import { refusalOf } from '../engines/test-refusals.ts';
import type { Scope } from '../http/scope.ts';
import { routerRecords } from '../resources/router/records.ts';
import { bodyOf, openSite } from '../resources/vpn/test-bodies.ts';
import type { AuditRecord, Store } from '../store/store.ts';

const rowsOf = (store: Store): Promise<AuditRecord[]> =>
  store.read((tx) => tx.tables.selectFrom('audit').selectAll().orderBy('id').execute());

interface Watched {
  readonly cloud: EmbeddedCloud;
  /** Somebody at an address, in a session. */
  readonly one: Scope;
  /** The rows since the last call. */
  drain(): Promise<AuditRecord[]>;
}

async function openWatched(t: TestContext): Promise<Watched> {
  const cloud = await openEmbeddedCloud();
  t.after(() => cloud.close());
  let seen = 0;
  const drain = async () => {
    const rows = await rowsOf(cloud.store);
    const news = rows.slice(seen);
    seen = rows.length;
    return news;
  };
  await drain();
  return { cloud, one: { ...cloud.one, address: '192.0.2.7', session: 'a session' }, drain };
}

const summaryOf = (rows: readonly AuditRecord[]) =>
  rows.map(({ account, type, object_name }) => `${account || 'platform'} ${type} ${object_name}`);
const changesOf = (row: AuditRecord | undefined) => JSON.parse(row?.changes ?? '[]') as FieldChange[];
const fieldsOf = (row: AuditRecord | undefined) =>
  changesOf(row).map(({ field, from, to }) => [field, from, to] as const);

// spec: audit.change
test('a change says who did what to what, and from where', async (t) => {
  const { cloud, one, drain } = await openWatched(t);
  const { id } = await cloud.routers.create(one, { name: 'edge' });
  await cloud.routers.update(one, id, { name: 'core' }, null);
  await cloud.routers.remove(one, id);
  const rows = await drain();
  assert.deepEqual(summaryOf(rows), [
    'project_admin router_created edge',
    'project_admin router_updated core',
    'project_admin router_deleted core',
  ]);
  const [created, updated, deleted] = rows;
  const { id: _, changes: __, ...facts } = updated as AuditRecord;
  assert.deepEqual(facts, {
    at: '2026-03-04T08:00:00.000Z',
    type: 'router_updated',
    user_id: one.userId,
    by_user_id: null,
    account: 'project_admin',
    address: '192.0.2.7',
    request_id: 'req-test',
    object_kind: 'router',
    object_id: id,
    object_name: 'core',
    action: null,
    times: 1,
    subject: 'compute_routers_router',
    project_id: one.projectId,
    domain_id: 'default',
    session: 'a session',
    api_token: null,
    frame: null,
    task_id: null,
  });
  assert.deepEqual(fieldsOf(updated), [['name', 'edge', 'core']]);
  assert.deepEqual(
    [created, deleted].map((row) => fieldsOf(row).find(([field]) => field === 'name')),
    [
      ['name', null, 'edge'],
      ['name', 'core', null],
    ],
  );
});

test('each object of a transaction has one entry, also one that follows from another', async (t) => {
  const { cloud, one, drain } = await openWatched(t);
  const subnets = [{ cidr: '10.1.0.0/24', ip_version: 4 as const }];
  const network = await cloud.networks.createPrivate(one, { name: 'core', ipam_enabled: true, subnets });
  assert.deepEqual(summaryOf(await drain()).toSorted(), [
    'project_admin network_created core',
    'project_admin subnet_created ',
  ]);
  await cloud.routers.create(one, { name: 'edge', interfaces: [{ network_id: network.id }] });
  assert.deepEqual(summaryOf(await drain()).toSorted(), [
    'project_admin port_created ',
    'project_admin router_created edge',
  ]);
});

test('what is kept apart from an object is told of the object, too', async (t) => {
  const { cloud, one, drain } = await openWatched(t);
  const network = await cloud.networks.createPrivate(one, { name: 'core', ipam_enabled: true, subnets: [] });
  const { id } = await cloud.routers.create(one, { name: 'edge' });
  await drain();
  const changesOfObject = async (objectId: string) =>
    fieldsOf((await drain()).find(({ object_id }) => object_id === objectId));
  await cloud.subnets.create(one, { network_id: network.id, cidr: '10.1.0.0/24', ip_version: 4 });
  assert.deepEqual(await changesOfObject(network.id), [['cidrs', '', '10.1.0.0/24']]);
  await cloud.routers.addInterface(one, id, { network_id: network.id });
  assert.deepEqual(await changesOfObject(id), [
    ['interfaces', [], [{ network_id: network.id }]],
    ['addresses', '', '10.1.0.1'],
  ]);
});

test('a bulk task is an entry for each object, with the task, its starter and the request', async (t) => {
  const { cloud, one, drain } = await openWatched(t);
  const routers = [];
  for (const name of ['a', 'b']) routers.push(await cloud.routers.create(one, { name }));
  await drain();
  const { task_id } = await cloud.routers.removeMany(one, { ids: routers.map(({ id }) => id) });
  await cloud.ended(task_id);
  const rows = await drain();
  assert.deepEqual(summaryOf(rows), ['project_admin router_deleted a', 'project_admin router_deleted b']);
  for (const row of rows)
    assert.deepEqual(
      [row.task_id, row.user_id, row.address, row.session, row.request_id],
      [task_id, one.userId, '192.0.2.7', 'a session', 'req-test'],
    );
});

test('what the platform does by itself is its own, and a secret is told as changed', async (t) => {
  const { cloud, one, drain } = await openWatched(t);
  const site = await openSite(cloud);
  await drain();
  const { id } = await cloud.vpns.create(one, bodyOf(site, { name: 'branch' }));
  const made = (await drain()).find(({ object_id }) => object_id === id);
  assert.deepEqual(
    changesOf(made).filter(({ is_secret }) => is_secret),
    [{ field: 'psk', from: null, to: null, is_secret: true }],
  );
  await cloud.settle();
  const rows = await drain();
  assert.deepEqual(summaryOf(rows), ['platform vpn_updated branch']);
  assert.deepEqual(fieldsOf(rows[0]), [['status', 'PENDING_CREATE', 'ACTIVE']]);
  assert.deepEqual([rows[0]?.user_id, rows[0]?.address, rows[0]?.request_id], [null, '', null]);
  const sealed = await cloud.store.read((tx) => tx.documents<{ id: string; psk: string }>('vpn').get(id));
  assert.ok(sealed && !JSON.stringify(await rowsOf(cloud.store)).includes(sealed.psk));
});

test('what is taken back, refused, silent or no change has no entry', async (t) => {
  const { cloud, one, drain } = await openWatched(t);
  const { id } = await cloud.routers.create(one, { name: 'edge' });
  await drain();
  await cloud.routers.update(one, id, { name: 'edge' }, null);
  await refusalOf(cloud.routers.update(one, id, { name: 'late' }, 7));
  await refusalOf(cloud.routers.remove(cloud.two, id));
  const rename = (name: string) => async () =>
    cloud.store.write(async (tx) => {
      const router = await routerRecords.in(tx).get(id);
      assert.ok(router);
      await routerRecords.revise(tx, router, { name });
      if (name === 'lost') throw new Error('Taken back');
    });
  await assert.rejects(rename('lost'), /Taken back/);
  await cloud.store.silently(rename('quiet'));
  assert.deepEqual(summaryOf(await drain()), []);
});

test('each entry is told once it is durable', async (t) => {
  const { cloud, one } = await openWatched(t);
  const told: string[] = [];
  cloud.store.onAudited(({ type }) => told.push(type));
  await cloud.routers.create(one, { name: 'edge' });
  assert.deepEqual(told, ['router_created']);
});
