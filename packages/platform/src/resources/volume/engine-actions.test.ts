import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { Volume, type VolumeBody } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

type SuiteCloud = CloudWith<'volumes' | 'volumeSnapshots' | 'storagePolicies' | 'servers'>;

/** One suite for each engine behind the port. */
export function describeVolumeActions(harness: EngineHarness<SuiteCloud>): void {
  describe(`what is done to volumes of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
      for (const name of ['default', 'fast'])
        await cloud.storagePolicies.create(cloud.system, {
          name,
          tier: 0,
          redundancy: { type: 'raid1', m: 3, n: 2 },
          failure_domain: 1,
        });
    });

    const make = async (name: string, facts: Partial<VolumeBody> = {}, scope = cloud.one) => {
      const made = await cloud.volumes.create(scope, { name, size: 10, ...facts });
      await cloud.settle();
      return cloud.volumes.read(scope, made.id);
    };
    const read = (id: string) => cloud.volumes.read(cloud.one, id);
    const whyOf = async (call: Promise<unknown>) => {
      const { status, code, values } = await refusalOf(call);
      assert.deepEqual([status, code], [409, 'not_allowed_now']);
      return values['why'];
    };

    // spec: volume.create
    test('a blank one is creating, then available', async () => {
      cloud.drainEvents();
      const made = await cloud.volumes.create(cloud.one, { name: ' ledger ', size: 10, description: ' books ' });
      assert.ok(Volume.is(made));
      assert.deepEqual([made.name, made.description, made.status], ['ledger', 'books', 'creating']);
      assert.equal(made.storage_policy_name, 'default');
      assert.ok(made.storage_policy_id);
      await cloud.settle();
      const { status, bootable, attachments, snapshots_count: count } = await read(made.id);
      assert.deepEqual([status, bootable, attachments, count], ['available', false, [], 0]);
      assert.deepEqual(
        cloud.drainEvents().map(({ type, operation }) => `${type} ${operation}`),
        ['volume created', 'volume updated'],
      );
    });

    // spec: volume.create, spec: volume.size
    test('what is wrong is said at its fields, and nothing is made', async () => {
      const create = (facts: Partial<VolumeBody>) => cloud.volumes.create(cloud.one, { name: 'x', size: 10, ...facts });
      const nothing = '00000000-0000-4000-8000-000000000000';
      assert.deepEqual(await problemsOfCall(cloud.volumes.create(cloud.one, { name: ' ' })), {
        name: 'required',
        size: 'required',
      });
      assert.deepEqual(await problemsOfCall(create({ storage_policy_name: 'slow', snapshot_id: nothing })), {
        storage_policy_name: 'policy_unknown',
        snapshot_id: 'snapshot_unknown',
      });
      assert.deepEqual(await problemsOfCall(create({ image_id: nothing })), { image_id: 'image_unknown' });
      assert.deepEqual((await cloud.volumes.list(cloud.one, {})).data, []);
    });

    // spec: volume.extend
    test('it becomes larger, and never smaller; who comes second is told so', async () => {
      const { id } = await make('ledger');
      for (const size of [5, 10])
        assert.deepEqual(await problemsOfCall(cloud.volumes.extend(cloud.one, id, size)), { size: 'out_of_range' });
      const [first, second] = await Promise.allSettled([
        cloud.volumes.extend(cloud.one, id, 20),
        cloud.volumes.extend(cloud.one, id, 30),
      ]);
      assert.deepEqual([first.status, second.status].toSorted(), ['fulfilled', 'rejected']);
      assert.equal((await read(id)).status, 'extending');
      assert.equal(await whyOf(cloud.volumes.extend(cloud.one, id, 40)), 'busy');
      await cloud.settle();
      const { size, status } = await read(id);
      assert.equal(status, 'available');
      assert.ok(size === 20 || size === 30);
    });

    // spec: volume.retype
    test('it is changed, and another policy is a retype', async () => {
      const made = await make('ledger');
      const changed = await cloud.volumes.update(
        cloud.one,
        made.id,
        { name: ' books ', description: ' 2026 ', bootable: true },
        made.revision_number,
      );
      assert.deepEqual([changed.name, changed.description, changed.bootable], ['books', '2026', true]);
      assert.equal((await refusalOf(cloud.volumes.update(cloud.one, made.id, {}, made.revision_number))).status, 412);
      assert.deepEqual(await problemsOfCall(cloud.volumes.update(cloud.one, made.id, { name: ' ' }, null)), {
        name: 'required',
      });
      const slow = cloud.volumes.update(cloud.one, made.id, { storage_policy_name: 'slow' }, null);
      assert.deepEqual(await problemsOfCall(slow), { storage_policy_name: 'policy_unknown' });
      const moving = await cloud.volumes.update(cloud.one, made.id, { storage_policy_name: 'fast' }, null);
      assert.deepEqual([moving.status, moving.storage_policy_name], ['retyping', 'fast']);
      await cloud.settle();
      assert.equal((await read(made.id)).status, 'available');
      const its = await cloud.volumes.list(cloud.one, { storage_policy_id: moving.storage_policy_id ?? '' });
      assert.deepEqual(
        its.data.map(({ id }) => id),
        [made.id],
      );
    });

    // spec: volume.clone
    test('a copy has what it was made of', async () => {
      const { id } = await make('ledger', { bootable: true, storage_policy_name: 'fast' });
      const tooSmall = cloud.volumes.clone(cloud.one, id, { name: ' ', size: 9, storage_policy_name: 'slow' });
      assert.deepEqual(await problemsOfCall(tooSmall), {
        name: 'required',
        size: 'out_of_range',
        storage_policy_name: 'policy_unknown',
      });
      const copy = await cloud.volumes.clone(cloud.one, id, { name: 'copy', size: 12 });
      assert.deepEqual(
        [copy.name, copy.size, copy.bootable, copy.storage_policy_name, copy.source_volid, copy.status],
        ['copy', 12, true, 'fast', id, 'creating'],
      );
    });

    // spec: volume.reset
    test('what hangs is reset', async () => {
      const { id } = await make('ledger');
      assert.equal(await whyOf(cloud.volumes.resetState(cloud.one, id)), 'available');
      await cloud.volumes.extend(cloud.one, id, 20);
      assert.equal((await cloud.volumes.resetState(cloud.one, id)).status, 'available');
      await cloud.settle();
      assert.equal((await read(id)).status, 'available');
    });

    // spec: volume.delete
    test('one is deleting, then gone; one with snapshots stays', async () => {
      const [kept, gone] = [await make('kept'), await make('gone')];
      await cloud.volumeSnapshots.create(cloud.one, { volume_id: kept.id, name: 'before' });
      await cloud.settle();
      const { status, code, values } = await refusalOf(cloud.volumes.remove(cloud.one, kept.id));
      assert.deepEqual([status, code, values['by'], values['count']], [409, 'in_use', 'snapshots', 1]);
      await cloud.volumes.remove(cloud.one, gone.id);
      assert.equal(await whyOf(cloud.volumes.remove(cloud.one, gone.id)), 'deleting');
      await cloud.settle();
      assert.equal((await refusalOf(read(gone.id))).status, 404);

      const { task_id } = await cloud.volumes.removeMany(cloud.one, { ids: [kept.id, gone.id] });
      const { result } = await cloud.ended(task_id);
      assert.deepEqual(
        result?.errors?.map(({ err_code }) => err_code),
        ['in_use', 'not_found'],
      );
    });

    // spec: volume.attach, spec: volume.detach
    test('a server takes one and gives it back', async () => {
      const network = await cloud.makeNetwork(cloud.one, {
        name: 'core',
        ipam_enabled: true,
        subnets: [{ cidr: '10.1.0.0/24', ip_version: 4 }],
      });
      await cloud.addServer(network.id);
      const [server] = (await cloud.servers.list(cloud.one, { status: 'ACTIVE' })).data;
      assert.ok(server);
      const { id } = await make('ledger');
      const there = { serverId: server.id, id };
      const attaching = await cloud.volumes.attach(cloud.one, there);
      assert.equal(attaching.status, 'attaching');
      await cloud.settle();
      const { status, attachments } = await read(id);
      const [has] = attachments;
      assert.deepEqual([status, has?.server_id, has?.server_name], ['in-use', server.id, server.name]);
      assert.ok(has?.device.startsWith('/dev/vd') && !has.is_boot);
      const { data: its } = await cloud.volumes.ofServer(cloud.one, server.id);
      assert.ok(its.some((one) => one.id === id && one.device === has?.device));
      assert.ok((await cloud.servers.read(cloud.one, server.id)).volumes.some((one) => one.id === id));

      assert.equal(await whyOf(cloud.volumes.attach(cloud.one, there)), 'in_use');
      assert.equal(await whyOf(cloud.volumes.remove(cloud.one, id)), 'in_use');
      assert.equal(await whyOf(cloud.volumes.detach(cloud.one, { ...there, force: false })), 'server_running');
      await cloud.volumes.detach(cloud.one, { ...there, force: true });
      assert.equal((await read(id)).status, 'detaching');
      await cloud.settle();
      assert.deepEqual([(await read(id)).status, (await read(id)).attachments], ['available', []]);
      assert.ok(!(await cloud.servers.read(cloud.one, server.id)).volumes.some((one) => one.id === id));
      assert.equal((await refusalOf(cloud.volumes.detach(cloud.one, { ...there, force: true }))).status, 404);
    });

    // spec: volume.attach
    test('a server takes no volume of another project', async () => {
      const network = await cloud.makeNetwork(cloud.one, {
        name: 'core',
        ipam_enabled: true,
        subnets: [{ cidr: '10.1.0.0/24', ip_version: 4 }],
      });
      await cloud.addServer(network.id);
      const [server] = (await cloud.servers.list(cloud.one, {})).data;
      assert.ok(server);
      const theirs = await make('theirs', {}, cloud.two);
      const there = { serverId: server.id, id: theirs.id };
      assert.deepEqual(await problemsOfCall(cloud.volumes.attach(cloud.one, there)), { volume_id: 'volume_unknown' });
      assert.equal((await refusalOf(cloud.volumes.attach(cloud.two, there))).status, 404);
      assert.equal((await refusalOf(cloud.volumes.ofServer(cloud.two, server.id))).status, 404);
    });

    // spec: volume.transfer
    test('one goes to another project with its snapshots, to whoever has the key', async () => {
      const { id } = await make('ledger');
      const snapshot = await cloud.volumeSnapshots.create(cloud.one, { volume_id: id, name: 'before' });
      await cloud.settle();
      const { transfer_id: transfer, auth_key: key } = await cloud.volumes.transfer(cloud.one, id, {});
      const offered = await read(id);
      assert.deepEqual([offered.status, offered.transfer_id], ['awaiting-transfer', transfer]);
      assert.equal(await whyOf(cloud.volumes.extend(cloud.one, id, 20)), 'awaiting_transfer');
      const wrong = cloud.volumes.acceptTransfer(cloud.two, transfer, 'x');
      assert.deepEqual(await problemsOfCall(wrong), { auth_key: 'wrong_key' });
      assert.equal(await whyOf(cloud.volumes.acceptTransfer(cloud.one, transfer, key)), 'own_project');
      cloud.drainEvents();
      const taken = await cloud.volumes.acceptTransfer(cloud.two, transfer, key);
      assert.deepEqual([taken.project_id, taken.status, taken.transfer_id], [cloud.two.projectId, 'available', null]);
      assert.deepEqual(
        cloud
          .drainEvents()
          .filter(({ type }) => type === 'volume')
          .map(({ operation, projectId }) => [operation, projectId]),
        [
          ['deleted', cloud.one.projectId],
          ['created', cloud.two.projectId],
        ],
      );
      assert.equal((await refusalOf(read(id))).status, 404);
      assert.equal((await cloud.volumeSnapshots.read(cloud.two, snapshot.id)).project_id, cloud.two.projectId);
      const again = cloud.volumes.acceptTransfer(cloud.two, transfer, key);
      assert.equal((await refusalOf(again)).status, 404);
    });

    // spec: volume.transfer
    test('an offer is taken back by whoever made it', async () => {
      const { id } = await make('ledger');
      const { transfer_id: transfer } = await cloud.volumes.transfer(cloud.one, id, { name: 'to-billing' });
      assert.equal((await refusalOf(cloud.volumes.cancelTransfer(cloud.two, transfer))).status, 404);
      await cloud.volumes.cancelTransfer(cloud.one, transfer);
      assert.deepEqual([(await read(id)).status, (await read(id)).transfer_id], ['available', null]);
      const second = await cloud.volumes.transfer(cloud.one, id, {});
      await cloud.volumes.resetState(cloud.one, id);
      assert.equal((await refusalOf(cloud.volumes.cancelTransfer(cloud.one, second.transfer_id))).status, 404);
    });
  });
}

describeVolumeActions(embedded);
