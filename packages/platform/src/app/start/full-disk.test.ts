import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { openS3Platform } from '../../object-storage/testing/s3-platform.ts';
import { onRealDisk, type RealDisk } from '../testing/full-disk.ts';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** More sign-ins than find room in the pages that are there. */
const MANY = 600;

const names = ['jonas.lind', 'sara.nyberg', 'admin', 'otto.viewer'];

async function workOnFullDisk(t: TestContext, disk: RealDisk): Promise<void> {
  const dataFolder = join(disk.folder, 'data');
  const { call, clock, enter, signIn, platform } = await openS3Platform(t, { dataFolder });
  try {
    const { as, s3 } = await enter('jonas.lind', 'payments-prod');
    clock.advance(0);
    const reserve = join(dataFolder, 'skydeck.reserve');
    const isKept = async () => {
      while (!existsSync(reserve)) await nextTurn();
    };
    await isKept();
    disk.fill();
    for (let at = 0; at < MANY && existsSync(reserve); at += 1) {
      const one = await signIn('mia.hallberg', 'payments-prod');
      assert.equal((await call('/api/v2/compute/networks', { as: one })).status, 200);
      assert.equal((await call('/api/v2/logout', { method: 'POST', as: one })).status, 204);
    }
    assert.ok(!existsSync(reserve), 'they have the room that was kept');

    const key = () => call('/api/v2/s3service/keys', { method: 'POST', as, body: { description: 'x' } });
    const { status, json } = await key();
    assert.deepEqual([status, json.error.err_code], [507, 'disk_full']);
    assert.equal((await s3.call('PUT', 'payments-exports', 'new', { body: 'new' })).one('Code'), 'InsufficientStorage');
    assert.equal((await s3.call('GET', 'payments-exports', 'README.txt')).status, 200);
    clock.advance(60_000);
    assert.equal((await call('/api/v2/compute/networks', { as })).status, 200, 'that they were here need not be noted');
    await signIn('mia.hallberg', 'payments-prod');

    // Another program takes what is left of it.
    disk.fill();
    for (const name of names) {
      const one = await signIn(name);
      assert.equal((await call('/api/v2/accounts/whoami', { as: one })).status, 200);
    }

    disk.makeRoom();
    assert.equal((await key()).status, 200);
    assert.equal((await s3.call('PUT', 'payments-exports', 'new', { body: 'new' })).status, 200);
    await isKept();
  } finally {
    await platform.close();
  }
}

test('a disk that somebody has filled: people sign in and out, see what there is, and are told why nothing is kept', (t) =>
  onRealDisk(t, (disk) => workOnFullDisk(t, disk)));

async function restartOnFullDisk(t: TestContext, disk: RealDisk, isKept: boolean): Promise<void> {
  const dataFolder = join(disk.folder, 'data');
  const reserve = join(dataFolder, 'skydeck.reserve');
  const first = await openS3Platform(t, { dataFolder });
  first.clock.advance(0);
  while (!existsSync(reserve)) await nextTurn();
  await first.platform.close();
  if (!isKept) rmSync(reserve);
  // What a start itself needs: its lock and the log of the database.
  disk.fill(isKept ? 0 : 1024 ** 2);
  const { call, signIn, platform } = await openS3Platform(t, { dataFolder });
  try {
    for (const name of names) {
      const as = await signIn(name);
      assert.equal((await call('/api/v2/accounts/whoami', { as })).status, 200);
    }
  } finally {
    await platform.close();
  }
}

test('a disk that was full before the start: people sign in with the room that was kept', (t) =>
  onRealDisk(t, (disk) => restartOnFullDisk(t, disk, true)));

test('the little room that a start finds without a reserve is for signing in', (t) =>
  onRealDisk(t, (disk) => restartOnFullDisk(t, disk, false)));

async function makeRoomOnFullDisk(t: TestContext, disk: RealDisk): Promise<void> {
  const dataFolder = join(disk.folder, 'data');
  const reserve = join(dataFolder, 'skydeck.reserve');
  const { call, clock, enter, platform } = await openS3Platform(t, { dataFolder });
  try {
    const { as, s3 } = await enter('jonas.lind', 'payments-prod');
    const begun = await s3.call('POST', 'payments-exports', 'begun', { query: { uploads: '' } });
    const made = await call('/api/v2/compute/security-groups', { method: 'POST', as, body: { name: 'one' } });
    clock.advance(0);
    while (!existsSync(reserve)) await nextTurn();
    const body = Buffer.alloc(1024 ** 2);
    let stored = 0;
    while ((await s3.call('PUT', 'payments-exports', `large-${stored}`, { body })).status === 200) stored += 1;
    assert.ok(stored > 10, `${stored} objects`);
    disk.fill();
    const description = (at: number) => ({ description: `${at}`.padEnd(250, 'x') });
    const group = `/api/v2/compute/security-groups/${made.json.id}`;
    let refused = 0;
    for (let at = 0; refused === 0; at += 1)
      if ((await call(group, { method: 'PATCH', as, body: description(at) })).status === 507) refused = at;

    assert.equal((await call(group, { method: 'DELETE', as })).status, 204);
    const upload = { query: { uploadId: begun.one('UploadId') } };
    assert.equal((await s3.call('DELETE', 'payments-exports', 'begun', upload)).status, 204);
    for (let at = 0; at < 5; at += 1)
      assert.equal((await s3.call('DELETE', 'payments-exports', `large-${at}`)).status, 204);
    const others = Array.from({ length: stored - 5 }, (_, at) => `<Object><Key>large-${at + 5}</Key></Object>`).join(
      '',
    );
    const many = await s3.call('POST', 'payments-exports', '', {
      query: { delete: '' },
      body: `<Delete>${others}</Delete>`,
    });
    assert.equal(many.all('Key').length, stored - 5);
    assert.deepEqual(many.all('Code'), []);
    await platform.internals.s3.maintenance.idle();
    assert.equal((await s3.call('PUT', 'payments-exports', 'small', { body: 'small' })).status, 200);
  } finally {
    await platform.close();
  }
}

test('on a full disk people delete what is theirs, and there is room again', (t) =>
  onRealDisk(t, (disk) => makeRoomOnFullDisk(t, disk)));
