import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, test } from 'node:test';
import { Image, type ImageUpload } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { brokenOff, isoOf, qcow2Of, rawOf, sourceOf, vmdkOf } from './test-images.ts';

type SuiteCloud = CloudWith<'images' | 'placements'>;

/** One suite for each engine behind the port. */
export function describeImageEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`images of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    const upload = (facts: Partial<ImageUpload> = {}, file = qcow2Of(10), scope = cloud.one) =>
      cloud.images.upload(scope, { name: 'debian', disk_format: 'qcow2', ...facts }, sourceOf(file));
    const namesOf = async (query: Readonly<Record<string, string>> = {}, scope = cloud.one) =>
      (await cloud.images.list(scope, query)).data.map(({ name }) => name);

    // spec: image.upload, spec: image.checksum, spec: image.min-disk
    test('a file is taken in whole, with what its bytes say', async () => {
      const file = qcow2Of(10);
      cloud.drainEvents();
      const image = await upload({ name: ' debian ', tags: [' web ', 'web'] }, file);
      assert.deepEqual(Object.keys(image).toSorted(), Object.keys(Image.schema).toSorted());
      const { name, status, progress, size, disk_format, virtual_size, min_disk, visibility, tags } = image;
      assert.deepEqual([name, status, progress, size], ['debian', 'active', null, file.length]);
      assert.deepEqual([disk_format, virtual_size, min_disk], ['qcow2', 10 * 1024 ** 3, 10]);
      assert.deepEqual(
        [visibility, tags, image.hw_firmware_type, image.os_distro],
        ['shared', ['web'], 'bios', 'linux'],
      );
      const sumOf = (algorithm: string) => createHash(algorithm).update(file).digest('hex');
      assert.deepEqual([image.checksum, image.checksum_sha256], [sumOf('md5'), sumOf('sha256')]);
      assert.deepEqual(await cloud.images.read(cloud.one, image.id), image);
      const events = cloud.drainEvents().map(({ type, operation, object }) => [type, operation, object['status']]);
      assert.deepEqual(events, [
        ['image', 'created', 'saving'],
        ['image', 'updated', 'active'],
      ]);
    });

    // spec: image.format
    test('the bytes say the format that was not said', async () => {
      for (const [file, format, kind] of [
        [qcow2Of(1), 'qcow2', 'template'],
        [isoOf(), 'iso', 'iso'],
        [rawOf(600), 'raw', 'template'],
      ] as const) {
        const image = await upload({ name: kind, disk_format: 'detect' }, file);
        assert.equal(image.disk_format, format);
        assert.equal(image.min_disk, kind === 'iso' ? 0 : 1);
      }
      assert.deepEqual(await namesOf({ kind: 'iso' }), ['iso']);
    });

    // spec: image.content, spec: image.limits, spec: image.whole, spec: image.checksum
    test('what is wrong is said at its fields, and nothing is kept', async () => {
      for (const [facts, file, problems] of [
        [{}, rawOf(1), { file: 'image_too_short' }],
        [{}, rawOf(600), { disk_format: 'image_not_of_format' }],
        [{ disk_format: 'raw' }, qcow2Of(1), { disk_format: 'image_of_other_format' }],
        [{}, qcow2Of(1, { backing: 512 }), { file: 'image_has_backing_file' }],
        [{ disk_format: 'vmdk' }, vmdkOf('/etc/shadow'), { file: 'image_has_external_data' }],
        [{ disk_format: 'detect' }, qcow2Of(513), { file: 'image_too_large' }],
        [{ min_disk: 9 }, qcow2Of(10), { min_disk: 'min_disk_too_small' }],
        [{ checksum: 'ab'.repeat(16) }, qcow2Of(1), { checksum: 'checksum_differs' }],
        [{ name: ' ' }, qcow2Of(1), { name: 'required' }],
        [{ traits: [cloud.one.userId] }, qcow2Of(1), { traits: 'placement_unknown' }],
        [{ disk_format: 'iso', hw_firmware_type: 'uefi' }, isoOf(), { hw_firmware_type: 'uefi_not_of_iso' }],
        [{ disk_format: 'detect', hw_firmware_type: 'uefi' }, isoOf(), { hw_firmware_type: 'uefi_not_of_iso' }],
      ] as const)
        assert.deepEqual(await problemsOfCall(upload(facts as Partial<ImageUpload>, file)), problems);
      assert.deepEqual(await namesOf(), []);
    });

    // spec: image.checksum
    test('a checksum that was said is compared, whatever its case', async () => {
      const file = qcow2Of(1);
      for (const algorithm of ['md5', 'sha256']) {
        const checksum = createHash(algorithm).update(file).digest('hex').toUpperCase();
        assert.equal((await upload({ checksum }, file)).status, 'active');
      }
    });

    // spec: image.whole
    test('of bytes that end early nothing stays, and a second try begins anew', async () => {
      const broken = cloud.images.upload(cloud.one, { name: 'debian', disk_format: 'qcow2' }, brokenOff(qcow2Of(1)));
      await assert.rejects(broken, /cut off/);
      assert.deepEqual(await namesOf(), []);
      assert.equal((await upload()).status, 'active');
    });

    // spec: image.whole
    test('one that is removed while it comes ends its upload', async () => {
      const gate = Promise.withResolvers<void>();
      const source = sourceOf(qcow2Of(1), gate.promise);
      const refused = refusalOf(cloud.images.upload(cloud.one, { name: 'slow', disk_format: 'qcow2' }, source));
      await source.begun;
      const [image] = (await cloud.images.list(cloud.one, {})).data;
      assert.deepEqual([image?.status, image?.progress, image?.size], ['saving', 0, null]);
      const { id = '' } = image ?? {};
      assert.equal((await refusalOf(cloud.images.download(cloud.one, id))).code, 'not_allowed_now');
      await cloud.images.remove(cloud.one, id);
      gate.resolve();
      assert.equal((await refused).status, 404);
      assert.deepEqual(await namesOf(), []);
    });

    // spec: image.download
    test('the file comes back as it was sent', async () => {
      const file = qcow2Of(1);
      const { id, checksum } = await upload({}, file);
      const { bytes, ...facts } = await cloud.images.download(cloud.one, id);
      assert.deepEqual([facts.size, facts.md5, facts.name], [file.length, checksum, 'debian']);
      assert.equal(await text(bytes), file.toString());
      const { ticket } = await cloud.images.ticket(cloud.one, id);
      assert.equal(await text((await cloud.images.downloadBy(ticket)).bytes), file.toString());
      assert.equal((await refusalOf(cloud.images.downloadBy(`${ticket}x`))).status, 404);
      assert.equal((await refusalOf(cloud.images.ticket(cloud.two, id))).status, 404);
    });

    // spec: image.public
    test('a public one is for every project to use, and for its own to change', async () => {
      const own = await upload({ name: 'own' });
      assert.equal((await refusalOf(cloud.images.read(cloud.two, own.id))).status, 404);
      assert.deepEqual((await refusalOf(upload({ visibility: 'public' }))).values, {
        subject: 'compute_public_images',
        method: 'POST',
      });
      const publish = (scope = cloud.system) => cloud.images.update(scope, own.id, { visibility: 'public' }, null);
      assert.equal((await refusalOf(publish(cloud.one))).status, 403);
      cloud.drainEvents();
      assert.equal((await publish()).visibility, 'public');
      assert.deepEqual(
        cloud.drainEvents().map(({ operation, projectId }) => [operation, projectId]),
        [['updated', null]],
      );
      assert.deepEqual(await namesOf({}, cloud.two), ['own']);
      assert.equal((await cloud.images.read(cloud.two, own.id)).id, own.id);
      assert.equal((await cloud.images.download(cloud.two, own.id)).size, own.size);
      for (const call of [
        cloud.images.update(cloud.two, own.id, { name: 'mine' }, null),
        cloud.images.remove(cloud.two, own.id),
      ])
        assert.equal((await refusalOf(call)).status, 403);
      assert.equal((await cloud.images.update(cloud.one, own.id, { name: 'renamed' }, null)).visibility, 'public');
    });

    test('one is changed, and two people at once are told', async () => {
      const image = await upload({}, qcow2Of(10));
      const changes = { name: ' base ', min_disk: 20, min_ram: 2048, os_distro: 'debian12', protected: true };
      const changed = await cloud.images.update(cloud.one, image.id, changes, image.revision_number);
      assert.deepEqual(
        [changed.name, changed.min_disk, changed.min_ram, changed.os_distro, changed.os_type, changed.protected],
        ['base', 20, 2048, 'debian12', 'linux', true],
      );
      const late = cloud.images.update(cloud.one, image.id, { name: 'late' }, image.revision_number);
      assert.equal((await refusalOf(late)).status, 412);
      for (const [body, problems] of [
        [{ min_disk: 9 }, { min_disk: 'min_disk_too_small' }],
        [{ name: ' ' }, { name: 'required' }],
        [{ traits: ['none'] }, { traits: 'placement_unknown' }],
      ] as const) {
        const call = cloud.images.update(cloud.one, image.id, body as Parameters<typeof cloud.images.update>[2], null);
        assert.deepEqual(await problemsOfCall(call), problems);
      }
    });

    // spec: image.protected
    test('they are deleted, alone and several by a task; a protected one stays', async () => {
      const [one, two, kept] = [
        await upload({ name: 'one' }),
        await upload({ name: 'two' }),
        await upload({ name: 'kept', protected: true }),
      ];
      await cloud.images.remove(cloud.one, one.id);
      assert.equal((await refusalOf(cloud.images.read(cloud.one, one.id))).status, 404);
      assert.equal((await refusalOf(cloud.images.remove(cloud.one, kept.id))).code, 'protected');
      const { task_id } = await cloud.images.removeMany(cloud.one, { ids: [two.id, kept.id] });
      const { name, result } = await cloud.ended(task_id);
      assert.deepEqual([name, result?.done], ['compute.images.delete_many', [two.id]]);
      assert.deepEqual(
        result?.errors?.map(({ id }) => id),
        [kept.id],
      );
      assert.deepEqual(await namesOf(), ['kept']);
    });

    test('a list is searched, filtered and sorted', async () => {
      await upload({ name: 'beta', tags: ['web'], os_distro: 'debian12' }, qcow2Of(2));
      await upload({ name: 'alpha', disk_format: 'raw', protected: true }, rawOf(512));
      assert.deepEqual(await namesOf({ sort: 'size:desc' }), ['beta', 'alpha']);
      assert.deepEqual(await namesOf({ sort: 'disk_format:desc' }), ['alpha', 'beta']);
      assert.deepEqual(await namesOf({ disk_format: 'raw' }), ['alpha']);
      assert.deepEqual(await namesOf({ os_distro: 'debian12' }), ['beta']);
      assert.deepEqual(await namesOf({ protected: 'true' }), ['alpha']);
      assert.deepEqual(await namesOf({ tags: 'web' }), ['beta']);
      assert.deepEqual(await namesOf({ search: 'we' }), ['beta']);
      assert.deepEqual(await namesOf({ traits: `any:${cloud.one.userId}` }), []);
    });

    test('without a project nobody uploads one', async () => {
      assert.equal((await refusalOf(upload({}, qcow2Of(1), cloud.system))).code, 'wrong_scope');
    });
  });
}

describeImageEngine(embedded);
