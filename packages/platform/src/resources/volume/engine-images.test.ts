import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { VolumeBody } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { isoOf, qcow2Of, sourceOf } from '../image/test-images.ts';

type SuiteCloud = CloudWith<'volumes' | 'volumeSnapshots' | 'storagePolicies' | 'images'>;

/** One suite for each engine behind the port. */
export function describeVolumesOfImages(harness: EngineHarness<SuiteCloud>): void {
  describe(`volumes and images of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
      await cloud.storagePolicies.create(cloud.system, {
        name: 'default',
        tier: 0,
        redundancy: { type: 'raid1', m: 3, n: 2 },
        failure_domain: 1,
      });
    });

    const make = (facts: Partial<VolumeBody>, scope = cloud.one) =>
      cloud.volumes.create(scope, { name: 'ledger', ...facts });

    // spec: volume.image
    test('a volume of an image is as large as it needs, bootable, and knows the image', async () => {
      const { id } = await cloud.images.upload(
        cloud.one,
        { name: 'debian', disk_format: 'qcow2', os_distro: 'debian12', min_disk: 20, hw_firmware_type: 'uefi' },
        sourceOf(qcow2Of(9.5)),
      );
      assert.deepEqual(await problemsOfCall(make({ image_id: id, size: 19 })), { size: 'out_of_range' });
      const made = await make({ image_id: id });
      assert.deepEqual(
        [made.status, made.size, made.bootable, made.volume_type, made.snapshot_id],
        ['creating', 20, true, 'HDD', null],
      );
      assert.deepEqual(made.volume_image_metadata, {
        image_id: id,
        image_name: 'debian',
        os_type: 'linux',
        disk_format: 'qcow2',
        hypervisor_type: 'qemu',
        hw_firmware_type: 'uefi',
      });
      await cloud.settle();
      assert.equal((await make({ image_id: id, size: 30, bootable: false })).bootable, false);
      const ofImage = await cloud.volumes.list(cloud.one, { image_id: id, sort: 'size:asc' });
      assert.deepEqual(
        ofImage.data.map(({ size }) => size),
        [20, 30],
      );
      // spec: image.used
      const { code, values } = await refusalOf(cloud.images.remove(cloud.one, id));
      assert.deepEqual([code, values['by'], values['count']], ['in_use', 'volumes', 2]);
    });

    // spec: volume.image
    test('what an image unpacks to is rounded up to GiB, and an ISO is a CD-ROM', async () => {
      const upload = (name: string, file: Buffer) =>
        cloud.images.upload(cloud.one, { name, disk_format: 'detect' }, sourceOf(file));
      const [disk, iso] = [await upload('disk', qcow2Of(9.5)), await upload('iso', isoOf())];
      assert.equal((await make({ image_id: disk.id })).size, 10);
      const { size, volume_type, bootable } = await make({ image_id: iso.id });
      assert.deepEqual([size, volume_type, bootable], [1, 'CD_ROM', true]);
    });

    // spec: image.use, spec: image.public
    test('it is of an image of its own project, or of a public one, and of nothing else besides', async () => {
      const { id } = await cloud.images.upload(cloud.one, { name: 'base', disk_format: 'qcow2' }, sourceOf(qcow2Of(1)));
      const theirs = make({ image_id: id, size: 5 }, cloud.two);
      assert.deepEqual(await problemsOfCall(theirs), { image_id: 'image_unknown' });
      await cloud.images.update(cloud.system, id, { visibility: 'public' }, null);
      assert.equal((await make({ image_id: id, size: 5 }, cloud.two)).status, 'creating');
      const source = await make({ size: 5 });
      await cloud.settle();
      const snapshot = await cloud.volumeSnapshots.create(cloud.one, { volume_id: source.id, name: 'before' });
      await cloud.settle();
      const both = make({ image_id: id, snapshot_id: snapshot.id });
      assert.deepEqual(await problemsOfCall(both), { image_id: 'not_both' });
    });
  });
}

describeVolumesOfImages(embedded);
