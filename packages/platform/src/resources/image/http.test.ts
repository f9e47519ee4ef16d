import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { test } from 'node:test';
import { type ImageUpload, uploadHeaders } from '@skydeck/contract';
import { openTestPlatform, type Signed } from '../../app/testing/test-platform.ts';
import { GAP_MS } from '../../http/receive-body.ts';
import { accountsOf, userIndexed } from '../../identity/accounts/documents.ts';
import { demoUserId } from '../../identity/accounts/demo-accounts.ts';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { qcow2Of, rawOf } from './test-images.ts';

const images = '/api/v2/compute/images';
const alma = stableId('image', 'payments-prod', 'alma-9-ledger');
const debian = stableId('image', 'cloud-operations', 'debian-13');
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

test('images over HTTP', async (t) => {
  const { call, signIn, url, clock, platform } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const sara = await signIn('sara.nyberg', 'storefront');
  const otto = await signIn('otto.viewer');
  const admin = await signIn('admin', 'payments-prod');
  const headersOf = (facts: Partial<ImageUpload> = {}) => ({
    'Content-Type': 'application/octet-stream',
    ...uploadHeaders({ name: 'größe', disk_format: 'qcow2', ...facts }),
  });
  const upload = (as: Signed, file: Buffer, facts: Partial<ImageUpload> = {}, more: Record<string, string> = {}) =>
    call(images, { method: 'POST', as, body: file, headers: { ...headersOf(facts), ...more } });
  const codesOf = ({ json }: { json: any }) =>
    Object.fromEntries(
      Object.entries(json.error.fields ?? {}).map(([field, { code }]: [string, any]) => [field, code]),
    );
  const namesOf = async (as: Signed) =>
    (await call(`${images}?limit=-1`, { as })).json.data.map(({ name }: { name: string }) => name);

  // spec: image.public
  await t.test('a project has its own and those for everybody', async () => {
    const { json } = await call(`${images}?with_count=true`, { as: jonas });
    assert.deepEqual([json.count, json.data[0].name], [9, 'alma-9-ledger']);
    assert.equal((await call(`${images}/${alma}`, { as: sara })).status, 404);
    assert.equal((await call(`${images}/${debian}/`, { as: sara })).json.visibility, 'public');
    assert.equal((await call(`${images}/${debian}`, { method: 'DELETE', as: sara })).status, 403);
  });

  // spec: image.upload, spec: image.download
  await t.test('a file is sent, read, downloaded and deleted', async () => {
    const file = qcow2Of(4);
    const { status, json: image } = await upload(jonas, file, { tags: ['web'] });
    assert.deepEqual([status, image.name, image.status, image.checksum], [200, 'größe', 'active', md5(file)]);
    const response = await fetch(`${url}${image.file}`, {
      headers: { 'X-Session-Id': jonas.sessionId, 'X-Auth-Token': jonas.token ?? '' },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.equal(md5(bytes), md5(file));
    assert.deepEqual(
      ['content-length', 'content-md5', 'content-type'].map((name) => response.headers.get(name)),
      [String(file.length), md5(file), 'application/octet-stream'],
    );
    assert.match(
      response.headers.get('content-disposition') ?? '',
      /^attachment; filename\*=UTF-8''gr%C3%B6%C3%9Fe\.qcow2$/,
    );
    const { json: link } = await call(`${images}/${image.id}/download-link`, { as: jonas });
    const linked = await fetch(url + link.address);
    assert.equal(md5(Buffer.from(await linked.arrayBuffer())), md5(file));
    assert.equal((await call(`${images}/${image.id}/file`, { as: sara })).status, 404);
    assert.equal((await call(`${images}/${image.id}`, { method: 'DELETE', as: jonas })).status, 204);
    assert.equal((await fetch(url + link.address)).status, 404);
  });

  await t.test('a length that nobody says is none that is missed', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(qcow2Of(1));
        controller.close();
      },
    });
    const headers = {
      ...headersOf({ name: 'chunked' }),
      'X-Session-Id': jonas.sessionId,
      'X-Auth-Token': jonas.token ?? '',
      'X-Requested-With': 'XMLHttpRequest',
    };
    const options = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const response = await fetch(url + images, options);
    const { id } = (await response.json()) as { id: string };
    assert.equal(response.status, 200);
    await call(`${images}/${id}`, { method: 'DELETE', as: jonas });
  });

  // spec: image.content, spec: image.limits, spec: image.address
  await t.test('what is wrong is named, and nothing is kept', async () => {
    const before = await namesOf(jonas);
    for (const [file, facts, problems] of [
      [rawOf(1), {}, { file: 'image_too_short' }],
      [rawOf(4096), {}, { disk_format: 'image_not_of_format' }],
      [qcow2Of(1, { backing: 8 }), {}, { file: 'image_has_backing_file' }],
      [qcow2Of(1), { name: 'a'.repeat(256) }, { name: 'size' }],
      [qcow2Of(1), { min_disk: 99_999 }, { min_disk: 'out_of_range' }],
    ] as const) {
      const answer = await upload(jonas, file, facts);
      assert.deepEqual([answer.status, codesOf(answer)], [400, problems]);
    }
    const bare = await call(images, {
      method: 'POST',
      as: jonas,
      body: 'x',
      headers: { 'Content-Type': 'text/plain' },
    });
    assert.deepEqual([bare.status, codesOf(bare)], [400, { name: 'required', disk_format: 'required' }]);
    const huge = await upload(jonas, qcow2Of(1), {}, { 'x-hci-image-name': '/w==' });
    assert.deepEqual(Object.keys(codesOf(huge)), ['name']);
    for (const [body, problems] of [
      [{ name: 'x', url: 'http://169.254.169.254/' }, { url: 'image_address_refused' }],
      [{ name: 'x' }, { file: 'required' }],
    ] as const) {
      const answer = await call(images, { method: 'POST', as: jonas, body });
      assert.deepEqual([answer.status, codesOf(answer)], [400, problems]);
    }
    assert.deepEqual(await namesOf(jonas), before);
  });

  /** Sends the head of an upload and half of its file. */
  const beginUpload = (as: Signed, facts: Partial<ImageUpload>) => {
    const file = qcow2Of(1);
    const headers = {
      ...headersOf(facts),
      'Content-Length': file.length,
      'X-Session-Id': as.sessionId,
      'X-Auth-Token': as.token ?? '',
      'X-Requested-With': 'XMLHttpRequest',
    };
    const sent = request(url + images, { method: 'POST', headers });
    const ended = new Promise<number | string>((resolve) => {
      sent.on('response', ({ statusCode = 0 }) => resolve(statusCode));
      sent.on('error', ({ message }) => resolve(message));
    });
    sent.write(file.subarray(0, 1000));
    return { sent, ended };
  };
  const untilThere = async (name: string, isThere: boolean) => {
    while ((await namesOf(jonas)).includes(name) !== isThere);
  };

  // spec: image.whole
  await t.test('of one whose sender goes away nothing stays', async () => {
    const { sent } = beginUpload(jonas, { name: 'gone-away' });
    await untilThere('gone-away', true);
    sent.destroy();
    await untilThere('gone-away', false);
  });

  // spec: upload.silence
  await t.test('a minute of silence ends it', async () => {
    const { ended } = beginUpload(jonas, { name: 'silent' });
    await untilThere('silent', true);
    // Some of it may still be on its way in, and its minute begins with that.
    const aCall = async () => void (await namesOf(jonas));
    let status: number | string | void;
    do {
      clock.advance(GAP_MS);
      status = await Promise.race([ended, aCall()]);
    } while (status === undefined);
    assert.equal(status, 408);
    await untilThere('silent', false);
  });

  // spec: image.public
  await t.test('a public one needs a right, which administrators and a group of the domain have', async () => {
    const publish = (as: Signed) => upload(as, qcow2Of(1), { visibility: 'public' });
    const refused = await publish(jonas);
    assert.deepEqual(
      [refused.status, refused.json.error.values],
      [403, { subject: 'compute_public_images', method: 'POST' }],
    );
    assert.equal((await publish(admin)).status, 200);
    const { store } = platform.internals;
    await store.write(async (tx) => {
      const user = await accountsOf(tx).users.get(demoUserId('jonas.lind'));
      assert.ok(user);
      const changed = { ...user, domain_permissions: ['image_upload'] };
      await accountsOf(tx).users.replace(changed, userIndexed(changed));
    });
    const { status, json } = await publish(jonas);
    assert.deepEqual([status, json.visibility], [200, 'public']);
    assert.ok((await namesOf(sara)).includes('größe'));
  });

  await t.test('a viewer reads all and changes nothing', async () => {
    assert.equal((await call(`${images}/${alma}`, { as: otto })).json.name, 'alma-9-ledger');
    for (const [path, method, subject, body] of [
      [images, 'POST', 'compute_images', undefined],
      [`${images}/${alma}`, 'PATCH', 'compute_image', { name: 'x' }],
      [`${images}/${alma}`, 'DELETE', 'compute_image', undefined],
      [`${images}/delete`, 'POST', 'compute_image', { ids: [alma] }],
    ] as const) {
      const { status, json } = await call(path, { method, as: otto, body });
      assert.deepEqual([path, status, json.error.values], [path, 403, { subject, method }]);
    }
  });
});
