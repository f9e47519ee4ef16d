import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { ServerRecord } from '../server/records.ts';
import { serverRecords } from '../server/records.ts';
import { defaultQuota, quotasIn } from '../quota/records.ts';
import { embedded, type EmbeddedCloud } from '../../engines/embedded/test-cloud.ts';
import { refusalOf } from '../../engines/test-refusals.ts';
import { changeVolume, volumeRecords } from './records.ts';

describe('volumes of the embedded engine alone', () => {
  let cloud: EmbeddedCloud;
  beforeEach(async (t) => {
    cloud = await embedded.open(t);
    for (const name of ['default', 'fast'])
      await cloud.storagePolicies.create(cloud.system, {
        name,
        tier: 0,
        redundancy: { type: 'raid1', m: 3, n: 2 },
        failure_domain: 1,
      });
  });

  const make = async (name: string, size = 10) => {
    const { id } = await cloud.volumes.create(cloud.one, { name, size });
    await cloud.settle();
    return id;
  };
  const whyOf = async (call: Promise<unknown>) => (await refusalOf(call)).values['why'];

  /** A server in this state, with a volume that it starts from and another one. */
  async function serverWith(facts: Partial<ServerRecord>) {
    const network = await cloud.makeNetwork(cloud.one, {
      name: 'core',
      ipam_enabled: true,
      subnets: [{ cidr: '10.1.0.0/24', ip_version: 4 }],
    });
    await cloud.addServer(network.id);
    const [boot, data] = [await make('boot'), await make('data')];
    const [server] = (await cloud.servers.list(cloud.one, {})).data;
    assert.ok(server);
    await cloud.store.write(async (tx) => {
      const record = await serverRecords.in(tx).get(server.id);
      assert.ok(record);
      const volumes = [boot, data].map((id) => ({ id, delete_on_termination: false }));
      await serverRecords.replace(tx, record, { ...facts, volumes });
      for (const [id, device] of [
        [boot, '/dev/vda'],
        [data, '/dev/vdb'],
      ] as const) {
        const volume = await volumeRecords.in(tx).get(id);
        assert.ok(volume);
        await changeVolume(tx, volume, { status: 'in-use', attachments: [{ server_id: server.id, device }] });
      }
    });
    return { serverId: server.id, boot, data };
  }

  // spec: volume.detach
  test('a stopped server gives back what it does not start from', async () => {
    const { serverId, boot, data } = await serverWith({ status: 'SHUTOFF' });
    for (const force of [false, true])
      assert.equal(await whyOf(cloud.volumes.detach(cloud.one, { serverId, id: boot, force })), 'boot_volume');
    await cloud.volumes.detach(cloud.one, { serverId, id: data, force: false });
    await cloud.settle();
    assert.equal((await cloud.volumes.read(cloud.one, data)).status, 'available');
    assert.equal((await cloud.volumes.clone(cloud.one, boot, { name: 'copy' })).status, 'creating');
  });

  // spec: volume.actions
  test('a volume follows what is done to its server, and is told of it', async () => {
    const { serverId, data } = await serverWith({ status: 'ACTIVE' });
    cloud.drainEvents();
    await cloud.store.write(async (tx) => {
      const record = await serverRecords.in(tx).get(serverId);
      assert.ok(record);
      await serverRecords.replace(tx, record, { status: 'SUSPENDED' });
    });
    const told = cloud.drainEvents().filter(({ type }) => type === 'volume');
    assert.equal(told.length, 2);
    assert.equal((await cloud.volumes.read(cloud.one, data)).attachments[0]?.server_status, 'SUSPENDED');
    const snapshot = cloud.volumeSnapshots.create(cloud.one, { volume_id: data, name: 'x' });
    assert.equal(await whyOf(snapshot), 'server_suspended');
    assert.equal(await whyOf(cloud.volumes.extend(cloud.one, data, 20)), 'server_suspended');
  });

  const agree = (quota: object) =>
    cloud.store.write((tx) =>
      quotasIn(tx).insert(
        { id: cloud.one.projectId ?? '', ...defaultQuota, ...quota },
        { projectId: cloud.one.projectId, domainId: '', name: '', createdAt: tx.now.toISOString() },
      ),
    );

  // spec: quota.volumes
  test('fifty at once leave as many as there may be', async () => {
    await agree({ volumes: 7 });
    const made = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => cloud.volumes.create(cloud.one, { name: `v${at}`, size: 1 })),
    );
    assert.equal(made.filter(({ status }) => status === 'fulfilled').length, 7);
    const { count } = await cloud.volumes.list(cloud.one, { limit: '1', with_count: 'true' });
    assert.equal(count, 7);
  });

  // spec: quota.volumes
  test('space is limited together and by policy: in a new one, a larger one, a copy and a retype', async () => {
    await agree({ gigabytes: 40, policy_gigabytes: { fast: 15 } });
    const id = await make('ledger', 20);
    const over = async (call: Promise<unknown>) => {
      const { status, code, values } = await refusalOf(call);
      assert.deepEqual([status, code], [409, 'quota_exceeded']);
      return [values['what'], values['limit']];
    };
    const { volumes, one } = cloud;
    assert.deepEqual(await over(volumes.create(one, { name: 'x', size: 21 })), ['gigabytes', 40]);
    assert.deepEqual(await over(volumes.extend(one, id, 41)), ['gigabytes', 40]);
    assert.deepEqual(await over(volumes.clone(one, id, { name: 'x', size: 21 })), ['gigabytes', 40]);
    const fast = { storage_policy_name: 'fast' };
    assert.deepEqual(await over(volumes.create(one, { name: 'x', size: 16, ...fast })), ['policy_gigabytes', 15]);
    assert.deepEqual(await over(volumes.update(one, id, fast, null)), ['policy_gigabytes', 15]);
    const kept = await volumes.read(one, id);
    assert.deepEqual([kept.size, kept.status, kept.storage_policy_name], [20, 'available', 'default']);
    const { storage } = await cloud.quotas.read(one, one.projectId ?? '', { usage: true });
    assert.deepEqual(storage.storage_policies['fast'], { limit: 15 * 1024 ** 3, used: 0 });
  });

  // spec: snapshot.quota
  test('snapshots are counted', async () => {
    await agree({ snapshots: 1 });
    const id = await make('ledger');
    await cloud.volumeSnapshots.create(cloud.one, { volume_id: id, name: 'first' });
    const { code, values } = await refusalOf(
      cloud.volumeSnapshots.create(cloud.one, { volume_id: id, name: 'second' }),
    );
    assert.deepEqual([code, values['what'], values['limit']], ['quota_exceeded', 'snapshots', 1]);
  });

  // spec: quota.volumes
  test('who takes a volume needs room for it', async () => {
    const { id } = await cloud.volumes.create(cloud.two, { name: 'theirs', size: 50 });
    await cloud.settle();
    const { transfer_id: transfer, auth_key: key } = await cloud.volumes.transfer(cloud.two, id, {});
    await agree({ gigabytes: 40 });
    const { code, values } = await refusalOf(cloud.volumes.acceptTransfer(cloud.one, transfer, key));
    assert.deepEqual([code, values['what']], ['quota_exceeded', 'gigabytes']);
    assert.equal((await cloud.volumes.read(cloud.two, id)).status, 'awaiting-transfer');
  });

  test('what fails ends in an error, from which it can be reset and deleted', async () => {
    const broken = await make('fail-making-ledger');
    assert.equal((await cloud.volumes.read(cloud.one, broken)).status, 'error');
    await cloud.volumes.remove(cloud.one, broken);
    await cloud.settle();
    assert.equal((await refusalOf(cloud.volumes.read(cloud.one, broken))).status, 404);
    const stuck = await make('fail-extending-ledger');
    await cloud.volumes.extend(cloud.one, stuck, 20);
    await cloud.settle();
    assert.equal((await cloud.volumes.read(cloud.one, stuck)).status, 'error_extending');
    assert.equal((await cloud.volumes.resetState(cloud.one, stuck)).status, 'available');
  });
});
