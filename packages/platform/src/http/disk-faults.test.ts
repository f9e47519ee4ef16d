import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createS3Client } from '../object-storage/testing/s3-client.ts';
import { openS3Platform } from '../object-storage/testing/s3-platform.ts';
import { openProbeEngine } from '../app/testing/probe-engine.ts';
import { createSmallDisk } from '../app/testing/small-disk.ts';
import { openTestPlatform, type TestPlatform } from '../app/testing/test-platform.ts';

/** More than is left in any page that is there already. */
const LONG = 'x'.repeat(20_000);

const signInOnce = (call: TestPlatform['call'], password = 'Copper-Lantern-58') =>
  call('/api/v2/login', { method: 'POST', body: { username: 'jonas.lind', password } });

async function openFull(t: TestContext) {
  const disk = createSmallDisk();
  const platform = await openTestPlatform(t, {}, { openEngine: openProbeEngine, openDatabase: disk.openDatabase });
  const as = await platform.signIn('jonas.lind', 'payments-prod');
  const mark = (id: string) => platform.call('/api/v2/probe/marks', { method: 'POST', as, body: { id, name: LONG } });
  return { ...platform, disk, as, mark };
}

// spec: data.disk-full
test('a full disk is 507 with a message of its own; what was there is read, and it goes on when there is room', async (t) => {
  const { disk, mark, call, as } = await openFull(t);
  assert.equal((await mark('before')).status, 200);
  disk.fill();
  const { status, json } = await mark('during');
  assert.deepEqual([status, json.error.err_code], [507, 'disk_full']);
  assert.match(json.error.message, /full/);
  const marks = async () => (await call('/api/v2/probe/marks', { as })).json.data.map(({ id }: { id: string }) => id);
  assert.deepEqual(await marks(), ['before']);
  disk.makeRoom();
  assert.equal((await mark('after')).status, 200);
  assert.deepEqual(await marks(), ['after', 'before']);
});

test('a sign-in that finds no room says so, and is no wrong password', async (t) => {
  const { disk, call, as } = await openFull(t);
  disk.fill();
  const answers = [];
  // Some find room in pages that are there already.
  for (let at = 0; at < 300 && answers.at(-1)?.status !== 507; at += 1) answers.push(await signInOnce(call));
  assert.equal(answers.at(-1)?.json.error.err_code, 'disk_full');
  assert.deepEqual(
    answers.slice(0, -1).filter(({ status }) => status !== 200),
    [],
  );
  assert.equal((await call('/api/v2/accounts/whoami', { as })).status, 200);
  disk.makeRoom();
  assert.equal((await signInOnce(call)).status, 200);
});

test('who may not is told so on a full disk, too, with a key and without', async (t) => {
  const disk = createSmallDisk();
  const { enter, platform, clock } = await openS3Platform(t, {}, { openDatabase: disk.openDatabase });
  const { s3: outsider } = await enter('sara.nyberg', 'storefront');
  const anonymous = createS3Client({ url: platform.s3Url, key: null, now: () => clock.now() });
  disk.fill();
  // A minute apart each is an entry of its own; some find room in pages that are there already.
  for (let at = 0; at < 30; at += 1) {
    const denied = await outsider.call('GET', 'payments-exports', 'README.txt'.padEnd(1000, '-'));
    assert.deepEqual([denied.status, denied.one('Code')], [403, 'AccessDenied']);
    clock.advance(60_000);
  }
  assert.equal((await anonymous.call('GET', 'payments-exports', 'README.txt')).status, 403);
});

test('a full disk is 507 for S3 clients too, also where only the row finds no room', async (t) => {
  const disk = createSmallDisk();
  const { enter } = await openS3Platform(t, {}, { openDatabase: disk.openDatabase });
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  disk.fill();
  const headers = { 'x-amz-meta-long': 'x'.repeat(2000) };
  const put = (key: string) => s3.call('PUT', 'payments-exports', key.padEnd(1000, '-'), { body: 'one', headers });
  const answers = [];
  for (let at = 0; at < 300 && answers.at(-1)?.status !== 507; at += 1) answers.push(await put(`key-${at}`));
  assert.equal(answers.at(-1)?.one('Code'), 'InsufficientStorage');
  disk.makeRoom();
  assert.equal((await put('after')).status, 200);
});
