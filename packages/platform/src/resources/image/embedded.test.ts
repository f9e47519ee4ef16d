import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test, type TestContext } from 'node:test';
import { openEmbeddedCloud } from '../../engines/embedded/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { imageNamed, plainVolume, volumeRecords } from '../volume/records.ts';
import { requireUsableImage } from './index.ts';
import { TICKET_MS } from './embedded/download.ts';
import { namedImageFiles } from './embedded/index.ts';
import { LOST_MS } from './embedded/upload.ts';
import type { ImageSource } from './port.ts';
import { brokenOff, isoOf, qcow2Of, sourceOf } from './test-images.ts';

async function open(t: TestContext) {
  const cloud = await openEmbeddedCloud();
  t.after(() => cloud.close());
  const upload = (name: string, source: ImageSource = sourceOf(qcow2Of(1))) =>
    cloud.images.upload(cloud.one, { name, disk_format: 'qcow2' }, source);
  return { cloud, upload };
}

// spec: image.whole
test('a file goes with its image, and with an upload that fails', async (t) => {
  const { cloud, upload } = await open(t);
  const kept = await upload('kept');
  const { id } = await upload('gone');
  await assert.rejects(upload('broken', brokenOff(qcow2Of(1))));
  const all = await cloud.files.ids();
  assert.equal(all.length, 2);
  await cloud.images.remove(cloud.one, id);
  const left = await cloud.files.ids();
  assert.equal(left.length, 1);
  assert.deepEqual(await cloud.store.read((tx) => namedImageFiles(tx, all)), left);
  assert.equal((await cloud.images.download(cloud.one, kept.id)).size, 64 * 1024);
});

// spec: image.whole
test('an upload that says nothing any more is over, though its process was killed', async (t) => {
  const { cloud, upload } = await open(t);
  const gate = Promise.withResolvers<void>();
  const source = sourceOf(qcow2Of(1), gate.promise);
  const refused = refusalOf(upload('killed', source));
  await source.begun;
  assert.equal((await cloud.images.list(cloud.one, {})).data.length, 1);
  cloud.advance(LOST_MS);
  await cloud.jobsIdle();
  assert.equal((await cloud.images.list(cloud.one, {})).data.length, 0);
  gate.resolve();
  assert.equal((await refused).status, 404);
  assert.deepEqual(await cloud.files.ids(), []);
});

// spec: image.progress
test('how far an upload is shows, and keeps it alive', async (t) => {
  const { cloud, upload } = await open(t);
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const source = sourceOf(qcow2Of(1), ...gates.map(({ promise }) => promise));
  const done = upload('slow', source);
  await source.begun;
  const read = async () => (await cloud.images.list(cloud.one, {})).data[0];
  assert.equal((await read())?.progress, 0);
  cloud.advance(LOST_MS - 1);
  const told = Promise.withResolvers<void>();
  cloud.store.onEvents(() => told.resolve());
  gates[0].resolve();
  await told.promise;
  assert.equal((await read())?.progress, 50);
  cloud.advance(LOST_MS - 1);
  await cloud.jobsIdle();
  assert.equal((await read())?.status, 'saving');
  gates[1].resolve();
  gates[2].resolve();
  assert.equal((await done).status, 'active');
});

// spec: image.download
test('a link is good for a minute', async (t) => {
  const { cloud, upload } = await open(t);
  const { id } = await upload('debian');
  const { ticket } = await cloud.images.ticket(cloud.one, id);
  cloud.advance(TICKET_MS - 1);
  assert.equal((await text((await cloud.images.downloadBy(ticket)).bytes)).length > 0, true);
  cloud.advance(1);
  assert.equal((await refusalOf(cloud.images.downloadBy(ticket))).status, 404);
});

// spec: image.used
test('an image stays while volumes are made of it', async (t) => {
  const { cloud, upload } = await open(t);
  const { id, project_id, domain_id } = await upload('base');
  const volume = {
    ...plainVolume,
    id: cloud.one.userId,
    name: 'disk',
    project_id,
    domain_id,
    revision_number: 1,
    status: 'available',
    size: 1,
    storage_policy_name: 'default',
    volume_image_metadata: { ...imageNamed('base'), image_id: id },
    created_at: '',
    updated_at: '',
  };
  await cloud.store.write((tx) => volumeRecords.insert(tx, volume));
  const refusal = await refusalOf(cloud.images.remove(cloud.one, id));
  assert.deepEqual([refusal.code, refusal.values], ['in_use', { name: 'base', count: 1, by: 'volumes' }]);
});

// spec: image.use
test('what is made of an image finds it whole, and its own or public', async (t) => {
  const { cloud, upload } = await open(t);
  const image = await upload('base');
  const use = (id: string, scope = cloud.one) => cloud.store.read((tx) => requireUsableImage(tx, scope, id));
  assert.deepEqual(await use(image.id), {
    id: image.id,
    name: 'base',
    disk_format: 'qcow2',
    min_disk: 1,
    min_ram: 0,
    os_distro: 'linux',
    hw_firmware_type: 'bios',
    virtual_size: 1024 ** 3,
    traits: [],
  });
  assert.deepEqual(await problemsOfCall(use(image.id, cloud.two)), { image_id: 'image_unknown' });
  const gate = Promise.withResolvers<void>();
  const source = sourceOf(isoOf(), gate.promise);
  const coming = cloud.images.upload(cloud.one, { name: 'iso', disk_format: 'iso' }, source);
  await source.begun;
  const [saving] = (await cloud.images.list(cloud.one, { status: 'saving' })).data;
  assert.deepEqual(await problemsOfCall(use(saving?.id ?? '')), { image_id: 'image_not_active' });
  gate.resolve();
  await coming;
});
