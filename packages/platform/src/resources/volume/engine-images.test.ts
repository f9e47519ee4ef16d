import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, test } from 'node:test';
import { Image, type VolumeBody, type VolumeToImage } from '@skydeck/contract';
import { imageBytes, inspectImage, TAIL_BYTES } from '@skydeck/contract/image-formats';
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

    /** What an image comes to whose disk has so many GiB, and its file. */
    async function ended(id: string, gib: number) {
      await cloud.settle();
      const image = await cloud.images.read(cloud.one, id);
      assert.deepEqual([image.status, image.progress, image.min_disk], ['active', null, gib]);
      const { bytes, size, md5 } = await cloud.images.download(cloud.one, id);
      const file = await buffer(bytes);
      const sumOf = (algorithm: string) => createHash(algorithm).update(file).digest('hex');
      assert.deepEqual([size, md5, image.size], [file.length, sumOf('md5'), file.length]);
      assert.deepEqual([image.checksum, image.checksum_sha256], [sumOf('md5'), sumOf('sha256')]);
      const found = inspectImage(imageBytes(file, file.subarray(-TAIL_BYTES), file.length), 'qcow2');
      assert.deepEqual('image' in found && found.image.virtualSize, gib * 1024 ** 3);
      return image;
    }

    // spec: volume.to-image, spec: image.of-volume
    test('a volume becomes an image, of which another volume is made', async () => {
      const source = await make({ size: 12 });
      await cloud.settle();
      const saving = await cloud.volumes.uploadToImage(cloud.one, source.id, { image_name: ' golden ' });
      assert.ok(Image.is(saving));
      assert.deepEqual(
        [saving.name, saving.status, saving.progress, saving.size, saving.visibility, saving.protected],
        ['golden', 'saving', 0, null, 'shared', false],
      );
      assert.equal((await cloud.volumes.read(cloud.one, source.id)).status, 'uploading');
      assert.equal((await refusalOf(cloud.images.download(cloud.one, saving.id))).code, 'not_allowed_now');
      const image = await ended(saving.id, 12);
      assert.deepEqual([image.disk_format, image.virtual_size], ['qcow2', 12 * 1024 ** 3]);
      assert.equal((await cloud.volumes.read(cloud.one, source.id)).status, 'available');
      assert.equal((await make({ image_id: image.id })).size, 12);
    });

    // spec: snapshot.to-image
    test('a snapshot becomes one, with what its volume had of an image', async () => {
      const { id: base } = await cloud.images.upload(
        cloud.one,
        { name: 'win', disk_format: 'qcow2', os_distro: 'win2k22', hw_firmware_type: 'uefi' },
        sourceOf(qcow2Of(4)),
      );
      const source = await make({ image_id: base });
      await cloud.settle();
      const snapshot = await cloud.volumeSnapshots.create(cloud.one, { volume_id: source.id, name: 'before' });
      const early = cloud.volumeSnapshots.uploadToImage(cloud.one, snapshot.id, { image_name: 'golden' });
      assert.equal((await refusalOf(early)).values['why'], 'busy');
      await cloud.settle();
      const body = { image_name: 'golden', protected: true };
      const { id } = await cloud.volumeSnapshots.uploadToImage(cloud.one, snapshot.id, body);
      const image = await ended(id, 4);
      assert.deepEqual(
        [image.os_type, image.hw_firmware_type, image.protected, image.visibility],
        ['windows', 'uefi', true, 'shared'],
      );
    });

    // spec: volume.to-image, spec: image.limits, spec: image.public
    test('what cannot become an image says why, and nothing is made', async () => {
      const source = await make({ size: 513 });
      const upload = (facts: Partial<VolumeToImage> = {}, scope = cloud.one) =>
        cloud.volumes.uploadToImage(scope, source.id, { image_name: 'golden', ...facts });
      assert.equal((await refusalOf(upload())).values['why'], 'busy');
      await cloud.settle();
      assert.equal((await refusalOf(upload())).values['why'], 'too_large');
      assert.equal((await refusalOf(upload({}, cloud.two))).status, 404);
      const { id } = await make({ size: 1 });
      await cloud.settle();
      const wrong = cloud.volumes.uploadToImage(cloud.one, id, { image_name: ' ' });
      assert.deepEqual(await problemsOfCall(wrong), { image_name: 'required' });
      const open = cloud.volumes.uploadToImage(cloud.one, id, { image_name: 'golden', visibility: 'public' });
      assert.equal((await refusalOf(open)).status, 403);
      assert.deepEqual((await cloud.images.list(cloud.one, {})).data, []);
      assert.equal((await cloud.volumes.read(cloud.one, id)).status, 'available');
    });
  });
}

describeVolumesOfImages(embedded);
