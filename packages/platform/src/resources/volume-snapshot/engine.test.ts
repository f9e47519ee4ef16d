import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { VolumeSnapshot } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';

type SuiteCloud = CloudWith<'volumes' | 'volumeSnapshots' | 'storagePolicies'>;

/** One suite for each engine behind the port. */
export function describeVolumeSnapshotEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`volume snapshots of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    let volumeId: string;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
      await cloud.storagePolicies.create(cloud.system, {
        name: 'default',
        tier: 0,
        redundancy: { type: 'raid1', m: 3, n: 2 },
        failure_domain: 1,
      });
      ({ id: volumeId } = await cloud.volumes.create(cloud.one, { name: 'ledger', size: 10, bootable: true }));
      await cloud.settle();
    });

    const make = async (name: string) => {
      const { id } = await cloud.volumeSnapshots.create(cloud.one, { volume_id: volumeId, name });
      await cloud.settle();
      return cloud.volumeSnapshots.read(cloud.one, id);
    };

    // spec: snapshot.create
    test('one is creating, then available, and its volume counts it', async () => {
      const body = { volume_id: volumeId, name: ' before ', description: ' 16.4 ' };
      const made = await cloud.volumeSnapshots.create(cloud.one, body);
      assert.ok(VolumeSnapshot.is(made));
      assert.deepEqual(
        [made.name, made.description, made.status, made.size, made.volume_name, made.metadata],
        ['before', '16.4', 'creating', 10, 'ledger', { bootable: 'true' }],
      );
      await cloud.settle();
      assert.equal((await cloud.volumeSnapshots.read(cloud.one, made.id)).status, 'available');
      assert.equal((await cloud.volumes.read(cloud.one, volumeId)).snapshots_count, 1);
      for (const outsider of [cloud.two, cloud.domainMode])
        assert.equal((await refusalOf(cloud.volumeSnapshots.read(outsider, made.id))).status, 404);
    });

    // spec: snapshot.create
    test('what is wrong is said at its fields, and no busy volume has one', async () => {
      const create = (scope = cloud.one, name = 'x') =>
        cloud.volumeSnapshots.create(scope, { volume_id: volumeId, name });
      assert.deepEqual(await problemsOfCall(create(cloud.two, ' ')), { name: 'required', volume_id: 'volume_unknown' });
      await cloud.volumes.extend(cloud.one, volumeId, 20);
      const { code, values } = await refusalOf(create());
      assert.deepEqual([code, values['why']], ['not_allowed_now', 'busy']);
    });

    test('one is changed, and who was slower is told so', async () => {
      const { id, revision_number: revision } = await make('before');
      const changed = await cloud.volumeSnapshots.update(cloud.one, id, { name: ' after ' }, revision);
      assert.equal(changed.name, 'after');
      const late = cloud.volumeSnapshots.update(cloud.one, id, { name: 'x' }, revision);
      assert.equal((await refusalOf(late)).status, 412);
    });

    // spec: volume.create
    test('a volume of one is at least as large, and has what that one had', async () => {
      const { id } = await make('before');
      const small = cloud.volumes.create(cloud.one, { name: 'copy', size: 9, snapshot_id: id });
      assert.deepEqual(await problemsOfCall(small), { size: 'out_of_range' });
      const made = await cloud.volumes.create(cloud.one, { name: 'copy', snapshot_id: id });
      assert.deepEqual([made.size, made.bootable, made.snapshot_id, made.source_volid], [10, true, id, volumeId]);
      assert.deepEqual(await problemsOfCall(cloud.volumes.create(cloud.two, { name: 'copy', snapshot_id: id })), {
        snapshot_id: 'snapshot_unknown',
        size: 'required',
      });
    });

    // spec: snapshot.chain, spec: snapshot.revert
    test('going back to one takes the newer ones away', async () => {
      const [first, second, third] = [await make('first'), await make('second'), await make('third')];
      const chain = async () =>
        (await cloud.volumeSnapshots.list(cloud.one, { volume_id: volumeId })).data.map(
          ({ name, newer_count: newer }) => [name, newer],
        );
      assert.deepEqual(await chain(), [
        ['third', 0],
        ['second', 1],
        ['first', 2],
      ]);
      const reverting = await cloud.volumeSnapshots.revert(cloud.one, second.id);
      assert.equal(reverting.status, 'reverting');
      const { values } = await refusalOf(cloud.volumeSnapshots.remove(cloud.one, third.id));
      assert.equal(values['why'], 'deleting');
      await cloud.settle();
      assert.deepEqual(await chain(), [
        ['second', 0],
        ['first', 1],
      ]);
      assert.equal((await cloud.volumes.read(cloud.one, volumeId)).status, 'available');
      // Those that are left stay whole without the oldest.
      await cloud.volumeSnapshots.remove(cloud.one, first.id);
      await cloud.settle();
      assert.deepEqual(await chain(), [['second', 0]]);
    });

    // spec: snapshot.revert
    test('a volume that is larger since does not go back', async () => {
      const { id } = await make('before');
      await cloud.volumes.extend(cloud.one, volumeId, 20);
      await cloud.settle();
      assert.equal((await refusalOf(cloud.volumeSnapshots.revert(cloud.one, id))).values['why'], 'resized');
    });

    // spec: snapshot.actions
    test('what hangs is reset, and several are deleted', async () => {
      const { id } = await make('before');
      await cloud.volumeSnapshots.remove(cloud.one, id);
      assert.equal((await cloud.volumeSnapshots.resetState(cloud.one, id)).status, 'available');
      await cloud.settle();
      const { task_id } = await cloud.volumeSnapshots.removeMany(cloud.one, { ids: [id] });
      assert.deepEqual((await cloud.ended(task_id)).result, { done: [id], errors: [] });
      await cloud.settle();
      assert.equal((await refusalOf(cloud.volumeSnapshots.read(cloud.one, id))).status, 404);
    });
  });
}

describeVolumeSnapshotEngine(embedded);
