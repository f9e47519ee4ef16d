import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createMovableClock } from '../../clock.ts';
import { isDiskFull } from '../../store/disk-faults.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { createReserve } from './reserve.ts';

const MINUTE_MS = 60_000;

function open(t: TestContext) {
  const folder = tempFolder(t);
  const clock = createMovableClock();
  const disk = { free: Infinity };
  const report = (error: unknown) => assert.fail(String(error));
  const reserve = createReserve(folder, { clock, report, freeBytes: () => disk.free });
  t.after(() => reserve.close());
  return { clock, disk, reserve, file: join(folder, 'skydeck.reserve') };
}

// spec: data.disk-full
test('from the start on there is room that is kept', async (t) => {
  const { clock, reserve, file } = open(t);
  reserve.begin();
  assert.equal(reserve.release(), false, 'a start does not wait for it');
  clock.advance(0);
  await reserve.idle();
  assert.deepEqual([statSync(file).size, statSync(file).mode & 0o777], [8 * 1024 ** 2, 0o600]);
  reserve.check();
});

test('once it is given, nobody else writes until there is room for it again', async (t) => {
  const { clock, disk, reserve, file } = open(t);
  reserve.begin();
  clock.advance(0);
  await reserve.idle();
  disk.free = 0;
  assert.equal(reserve.release(), true);
  assert.ok(!existsSync(file));
  assert.equal(reserve.release(), false, 'it is given once');
  assert.throws(() => reserve.check(), isDiskFull);
  disk.free = 16 * 1024 ** 2 - 1;
  assert.throws(() => reserve.check(), isDiskFull);
  disk.free += 1;
  reserve.check();
  await reserve.idle();
  assert.ok(existsSync(file));
  assert.equal(reserve.release(), true);
});

test('a start that finds little room keeps it for signing in, until there is more', async (t) => {
  const { clock, disk, reserve, file } = open(t);
  disk.free = 16 * 1024 ** 2 - 1;
  reserve.check();
  reserve.begin();
  clock.advance(MINUTE_MS);
  assert.ok(!existsSync(file));
  assert.throws(() => reserve.check(), isDiskFull);
  disk.free += 1;
  reserve.check();
  await reserve.idle();
  assert.ok(existsSync(file));
});

test('a platform that stops makes none any more', async (t) => {
  const { clock, reserve, file } = open(t);
  reserve.begin();
  await reserve.close();
  clock.advance(MINUTE_MS);
  assert.ok(!existsSync(file));
});
