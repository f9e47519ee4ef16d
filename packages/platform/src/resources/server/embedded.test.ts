import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { deviceOwners, isIn, Port, Server, Volume } from '@skydeck/contract';
import { demoProjectId } from '../../identity/accounts/demo-accounts.ts';
import { seedDemoAccounts } from '../../identity/accounts/seed.ts';
import { createScope } from '../../identity/rights/create-scope.ts';
import { createMovableClock } from '../../clock.ts';
import { refusalOf } from '../../engines/test-refusals.ts';
import { networkId } from '../../app/embedded/demo-data/network-bodies.ts';
import { seedDemoData } from '../../app/embedded/demo-data.ts';
import { openSealing } from '../../store/sealing.ts';
import { openTestFiles } from '../../app/testing/test-files.ts';
import { openTestStore } from '../../app/testing/open-test-store.ts';
import type { Store } from '../../store/store.ts';
import { createEmbeddedPorts } from '../port/embedded/index.ts';
import { changeVolume, volumeRecords } from '../volume/records.ts';
import { volumeViews } from '../volume/views.ts';
import { createEmbeddedVolumes } from '../volume/embedded/index.ts';
import { emitChanges } from '../kit/emit-changes.ts';
import { createEmbeddedServers } from './embedded/index.ts';

const scopeOf = (projectId: string | null, roles: Parameters<typeof createScope>[0]['roles']) =>
  createScope({ userId: 'u', userName: 'u', domainId: 'default', projectId, roles, requestId: 'r' });
const payments = scopeOf(demoProjectId('payments-prod'), ['project_user']);
const storefront = scopeOf(demoProjectId('storefront'), ['project_user']);
const reader = scopeOf(null, ['viewer']);
const all = { limit: '-1' };

describe('servers of the embedded engine alone: those of the demo data, their volumes and their ports', () => {
  let folder: string;
  let store: Store;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skydeck-servers-'));
    const clock = createMovableClock(new Date('2026-11-21T09:00:00Z'));
    store = await openTestStore(join(folder, 'demo-data.sqlite'), clock);
    await seedDemoAccounts(store, 'http://localhost:8801');
    await seedDemoData(store, { sealing: openSealing(folder), files: openTestFiles(folder), clock });
  });
  after(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  test('are as the contract has them, and belong together', async () => {
    const { data: servers } = await createEmbeddedServers(store).list(payments, all);
    const { data: volumes } = await createEmbeddedVolumes(store).list(payments, all);
    const { data: ports } = await createEmbeddedPorts(store).list(payments, {
      ...all,
      device_owner: deviceOwners.server,
    });
    assert.equal(servers.length, 67);
    assert.ok(volumes.length > servers.length);
    for (const server of servers) {
      assert.ok(Server.is(server));
      const [boot, ...rest] = server.volumes.map(({ id }) => volumes.find((volume) => volume.id === id));
      assert.ok(boot?.bootable, server.name);
      for (const volume of [boot, ...rest]) assert.equal(volume?.attachments[0]?.server_name, server.name);
      for (const { port_id: id, ips } of server.networks) {
        const port = ports.find((one) => one.id === id);
        assert.equal(port?.device_name, server.name);
        assert.deepEqual(
          port?.fixed_ips.map(({ ip_address }) => ip_address),
          ips,
        );
      }
    }
    assert.ok(volumes.every((volume) => Volume.is(volume)));
    assert.ok(ports.every((port) => Port.is(port)));
  });

  test('are found by what they are and by where they stand', async () => {
    const servers = createEmbeddedServers(store);
    const dmz = networkId('payments-prod', 'dmz');
    const { data, count } = await servers.list(payments, { network_id: dmz, with_count: 'true', limit: '2' });
    assert.deepEqual([data.length, count], [2, 5]);
    const [first] = data;
    assert.ok(first);
    const [address = ''] = first.networks.flatMap(({ ips }) => ips);
    const found = await servers.list(payments, { search: address });
    assert.ok(found.data.some(({ id }) => id === first.id));
    assert.equal((await servers.list(payments, { id: first.id })).data[0]?.name, first.name);

    const ports = createEmbeddedPorts(store);
    const routed = await ports.list(payments, {
      ...all,
      device_owner: isIn([deviceOwners.interface, deviceOwners.gateway]),
    });
    assert.ok(routed.data.every(({ device_name: name }) => name.endsWith('-router')));
    assert.deepEqual((await ports.list(payments, { ...all, security_group_id: 'none' })).data, []);
    const own = await ports.list(payments, { ...all, ip_address: address, network_id: dmz });
    assert.deepEqual(
      own.data.map(({ device_id: id }) => id),
      [first.id],
    );

    const volumes = createEmbeddedVolumes(store);
    const spare = await volumes.list(payments, { status: 'available' });
    assert.deepEqual(
      spare.data.map(({ name }) => name),
      ['archive', 'installer', 'scratch'],
    );
    assert.ok((await volumes.list(payments, { server_id: first.id })).data.length > 0);
  });

  test('are those of the project; a reader of all sees all', async () => {
    const servers = createEmbeddedServers(store);
    const volumes = createEmbeddedVolumes(store);
    const ports = createEmbeddedPorts(store);
    const [server] = (await servers.list(payments, {})).data;
    const [volume] = (await volumes.list(payments, {})).data;
    const [port] = (await ports.list(payments, {})).data;
    assert.ok(server && volume && port);
    assert.equal((await refusalOf(servers.read(storefront, server.id))).status, 404);
    assert.equal((await refusalOf(volumes.read(storefront, volume.id))).status, 404);
    assert.equal((await refusalOf(ports.read(storefront, port.id))).status, 404);
    assert.equal((await servers.read(reader, server.id)).id, server.id);
    assert.equal((await volumes.read(reader, volume.id)).id, volume.id);
    assert.equal((await ports.read(reader, port.id)).id, port.id);
  });

  test('a change of a volume is told with it', async () => {
    emitChanges(store, [volumeViews]);
    const statusEvents: string[] = [];
    const stop = store.onEvents((events) =>
      statusEvents.push(...events.map(({ type, operation }) => `${type} ${operation}`)),
    );
    const [volume] = (await createEmbeddedVolumes(store).list(payments, { status: 'available' })).data;
    const changed = await store.write(async (tx) => {
      const record = await volumeRecords.in(tx).get(volume?.id ?? '');
      assert.ok(record);
      return volumeViews.one(tx, await changeVolume(tx, record, { backup_plans: [{ id: 'plan' }] }));
    });
    stop();
    assert.deepEqual(changed.backup_plans, [{ id: 'plan', name: '' }]);
    assert.deepEqual(statusEvents, ['volume updated']);
  });
});
