import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPlatform } from '../../app/testing/test-platform.ts';
import { demoProjectId } from '../../identity/accounts/demo-accounts.ts';
import { stableId } from '../../identity/accounts/stable-id.ts';

const volumes = '/api/v2/compute/volumes';
const snapshots = '/api/v2/compute/volume_snapshots';
const spare = `${volumes}/${stableId('volume', 'payments-prod', 'scratch')}`;

test('volumes and their snapshots over HTTP', async (t) => {
  const { call, signIn, clock, platform } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const otto = await signIn('otto.viewer');
  const other = await signIn('admin', 'storefront');
  const post = (path: string, body: object, as = jonas) => call(path, { method: 'POST', as, body });
  const settle = async () => {
    await platform.internals.background?.idle();
    clock.advance(2000);
    await platform.internals.background?.idle();
  };

  await t.test('a list has what the document names, and is filtered by it', async () => {
    const { status, json } = await call(`${volumes}?name=scratch&status=available`, { as: jonas });
    assert.equal(status, 200);
    const [one] = json.data;
    for (const name of [
      'attachments',
      'snapshot_id',
      'storage_policy_name',
      'volume_image_metadata',
      'backup_plans',
      'volume_backend',
      'traits',
      'network_install',
      'multiattach',
      'availability_zone',
      'os-vol-host-attr:host',
    ])
      assert.ok(name in one, name);
    const ofPolicy = await call(`${volumes}?limit=-1&storage_policy_id=${one.storage_policy_id}`, { as: jonas });
    assert.ok(ofPolicy.json.data.some(({ id }: { id: string }) => id === one.id));
    const wrong = await call(`${volumes}?colour=red&sort=mtu:asc`, { as: jonas });
    assert.deepEqual(Object.keys(wrong.json.error.fields).toSorted(), ['colour', 'sort']);
  });

  // spec: volume.size
  await t.test('bad input is told by field, and makes nothing', async () => {
    const countOf = async () => (await call(`${volumes}?limit=1&with_count=true`, { as: jonas })).json.count;
    const before = await countOf();
    for (const [body, field, code] of [
      [{ name: 'a', size: 0 }, 'size', 'out_of_range'],
      [{ name: 'a', size: 16_385 }, 'size', 'out_of_range'],
      [{ name: 'a'.repeat(256), size: 1 }, 'name', 'size'],
      [{ name: '', size: 1 }, 'name', 'size'],
      [{ size: 1 }, 'name', 'required'],
      [{ name: 'a', size: 1, colour: 'red' }, 'colour', 'unknown_field'],
      [{ name: 'a', size: 1, storage_policy_name: 'none' }, 'storage_policy_name', 'policy_unknown'],
      [{ name: 'a', size: 1, image_id: stableId('image', 'none') }, 'image_id', 'image_unknown'],
    ] as const) {
      const { status, json } = await post(volumes, body);
      assert.deepEqual([status, json.error.fields[field]?.code], [400, code], JSON.stringify(body).slice(0, 80));
    }
    assert.equal(await countOf(), before);
    const smaller = await post(`${spare}/extend`, { size: 1 });
    assert.deepEqual([smaller.status, smaller.json.error.fields.size.code], [400, 'out_of_range']);
  });

  // spec: volume.image
  await t.test('one of an image is bootable and found by it, and the image stays', async () => {
    const { json: images } = await call('/api/v2/compute/images?status=active&kind=template&limit=1', { as: jonas });
    const [image] = images.data;
    const { status, json: made } = await post(volumes, { name: 'of-image', image_id: image.id });
    assert.deepEqual([status, made.bootable, made.volume_image_metadata.image_name], [200, true, image.name]);
    assert.ok(made.size >= image.min_disk);
    const { json: found } = await call(`${volumes}?image_id=${image.id}&name=of-image`, { as: jonas });
    assert.deepEqual(
      found.data.map(({ id }: { id: string }) => id),
      [made.id],
    );
    await settle();
  });

  // spec: quota.volumes
  await t.test('one GiB over the quota is refused, and says of what', async () => {
    const { json: quota } = await call(`/api/v2/compute/quotas/${demoProjectId('payments-prod')}?usage`, {
      as: jonas,
    });
    assert.ok(quota.storage.volumes_size.limit > 0);
    const left = (quota.storage.volumes_size.limit - quota.storage.volumes_size.used) / 1024 ** 3;
    assert.ok(left < 16_384);
    const { status, json } = await post(volumes, { name: 'large', size: left + 1 });
    assert.deepEqual([status, json.error.err_code, json.error.values.what], [409, 'quota_exceeded', 'gigabytes']);
  });

  await t.test('who may only look changes nothing, and another project sees nothing', async () => {
    assert.equal((await call(spare, { as: otto })).status, 200);
    assert.equal((await post(volumes, { name: 'a', size: 1 }, otto)).status, 403);
    for (const path of ['extend', 'clone', 'reset-state', 'transfer'])
      assert.equal(
        (await post(`${spare}/${path}`, path === 'extend' ? { size: 500 } : { name: 'a' }, otto)).status,
        403,
      );
    assert.equal((await call(spare, { as: other })).status, 404);
    assert.equal((await post(`${spare}/extend`, { size: 500 }, other)).status, 404);
  });

  // spec: volume.detach
  await t.test('the disk of a running server stays with it', async () => {
    const { json: servers } = await call('/api/v2/compute/servers?status=ACTIVE&limit=1', { as: jonas });
    const [server] = servers.data;
    const [boot] = server.volumes;
    const path = `/api/v2/compute/servers/${server.id}/volumes`;
    const { json: attached } = await call(path, { as: jonas });
    assert.ok(attached.data.some(({ id, device }: { id: string; device: string }) => id === boot.id && device));
    for (const body of [undefined, { force: true }]) {
      const { status, json } = await call(`${path}/${boot.id}`, { method: 'DELETE', as: jonas, ...(body && { body }) });
      assert.deepEqual([status, json.error.err_code, json.error.values.why], [409, 'not_allowed_now', 'boot_volume']);
    }
  });

  await t.test('a life: created, extended, told to the log, deleted', async () => {
    const { json: made } = await post(volumes, { name: 'life', size: 2 });
    assert.equal(made.status, 'creating');
    await settle();
    assert.equal((await post(`${volumes}/${made.id}/extend`, { size: 3 })).json.status, 'extending');
    await settle();
    const { json: activity } = await call(`/api/v2/activity?object_id=${made.id}`, { as: jonas });
    const told = activity.data.map(({ activity: what }: { activity: string }) => what);
    assert.deepEqual([told[0], told.at(-1)], ['updated', 'created']);
    const { json: snapshot } = await post(snapshots, { volume_id: made.id, name: 'before' });
    await settle();
    const refused = await call(`${volumes}/${made.id}`, { method: 'DELETE', as: jonas });
    assert.deepEqual([refused.status, refused.json.error.values.by], [409, 'snapshots']);
    assert.equal((await call(`${snapshots}/${snapshot.id}/`, { method: 'DELETE', as: jonas })).status, 204);
    await settle();
    assert.equal((await call(`${volumes}/${made.id}`, { method: 'DELETE', as: jonas })).status, 204);
    await settle();
    assert.equal((await call(`${volumes}/${made.id}`, { as: jonas })).status, 404);
  });
});
