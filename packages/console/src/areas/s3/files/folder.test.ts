import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Offline } from '@skydeck/contract';
import type { Entry } from '../wire/listing.ts';
import { createFolder } from './folder.ts';

const entry = (key: string) => ({ id: key, key, name: key }) as Entry;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Three answers of two entries each. */
function start() {
  const asked: (string | null)[] = [];
  let failure: Error | null = null;
  let generation = '';
  const folder = createFolder(async (token) => {
    asked.push(token);
    if (failure) throw failure;
    const at = Number(token ?? 0);
    return {
      entries: [entry(`${generation}${at}a`), entry(`${generation}${at}b`)],
      next: at < 2 ? String(at + 1) : null,
      isThere: true,
    };
  });
  const keys = () => folder.state().entries.map(({ key }) => key);
  return {
    folder,
    asked,
    keys,
    fail: (error: Error | null) => (failure = error),
    change: () => (generation = 'new '),
  };
}

test('reads no more than is looked at', async () => {
  const { folder, asked, keys } = start();
  folder.reach(1);
  await settled();
  assert.deepEqual(keys(), ['0a', '0b']);
  assert.equal(folder.state().isComplete, false);
  folder.reach(2);
  await settled();
  assert.deepEqual(asked, [null]);
  folder.reach(3);
  await settled();
  assert.deepEqual(keys(), ['0a', '0b', '1a', '1b']);
});

test('all of it, when that is asked for', async () => {
  const { folder, asked, keys } = start();
  folder.reach(Infinity);
  await settled();
  assert.equal(keys().length, 6);
  assert.equal(folder.state().isComplete, true);
  folder.reach(Infinity);
  await settled();
  assert.equal(asked.length, 3);
});

test('reading again keeps the old entries until the new ones are as many', async () => {
  const { folder, keys, change } = start();
  folder.reach(4);
  await settled();
  change();
  const seen: number[] = [];
  folder.subscribe(() => seen.push(folder.state().entries.length));
  void folder.refresh();
  await settled();
  assert.deepEqual(keys(), ['new 0a', 'new 0b', 'new 1a', 'new 1b']);
  assert.ok(seen.every((length) => length === 4));
});

test('a failure leaves what was read, and can be tried again', async () => {
  const { folder, keys, fail } = start();
  folder.reach(1);
  await settled();
  fail(new Offline(''));
  void folder.refresh();
  await settled();
  assert.equal(folder.state().phase, 'failed');
  assert.equal(keys().length, 2);
  fail(null);
  void folder.refresh();
  await settled();
  assert.deepEqual([folder.state().phase, folder.state().problem], ['ready', null]);
});

test('an answer to an older question is not shown', async () => {
  const answers: ((key: string) => void)[] = [];
  const folder = createFolder(
    () =>
      new Promise((resolve) => answers.push((key) => resolve({ entries: [entry(key)], next: null, isThere: true }))),
  );
  folder.reach(1);
  void folder.refresh();
  answers[1]?.('newer');
  await settled();
  answers[0]?.('older');
  await settled();
  assert.deepEqual(
    folder.state().entries.map(({ key }) => key),
    ['newer'],
  );
});

test('a folder that is not there is no empty one, until something is put there', async () => {
  let isThere = false;
  const folder = createFolder(async () => ({ entries: [], next: null, isThere }));
  folder.reach(1);
  await settled();
  assert.deepEqual([folder.state().filled, folder.state().isThere], [true, false]);
  isThere = true;
  void folder.refresh();
  await settled();
  assert.equal(folder.state().isThere, true);
});
