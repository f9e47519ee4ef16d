import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freeName } from '../wire/names.ts';
import { keptParts, outcomeOf, partSizeOf, placeItems, slicesOf, type UploadStatus } from './upload.rules.ts';

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;

for (const [statuses, outcome] of [
  [['PENDING', 'FAILED'], 'progress'],
  [['PROGRESS', 'UPLOADED'], 'progress'],
  [['FAILED', 'FAILED'], 'error'],
  [['FAILED', 'CANCELED'], 'success'],
  [['FAILED', 'UPLOADED'], 'success'],
  [['CANCELED'], 'success'],
] as const) {
  // spec: upload.notice
  test(`of ${statuses.join(', ')} the notice is ${outcome}`, () =>
    assert.equal(outcomeOf(statuses as readonly UploadStatus[]), outcome));
}

for (const [size, parts] of [
  [65 * MIB, 5],
  [5 * GIB, 320],
  [5 * 1024 * GIB, 9987],
] as const) {
  // spec: upload.parts
  test(`${size / MIB} MiB go in ${parts} parts`, () => {
    const slices = slicesOf(size, partSizeOf(size));
    assert.equal(slices.length, parts);
    assert.ok(slices.length <= 10_000);
    assert.equal(slices.at(-1)?.end, size);
    for (const [at, slice] of slices.entries()) assert.equal(slice.start, slices[at - 1]?.end ?? 0);
  });
}

// spec: upload.resume
test('of an earlier try stay the parts that are as long as they would be now', () => {
  const slices = slicesOf(40, 16);
  const part = (number: number, size: number) => ({ number, size, etag: '' });
  assert.deepEqual(
    keptParts(slices, [part(1, 16), part(2, 8), part(3, 8), part(4, 16)]).map(({ number }) => number),
    [1, 3],
  );
});

// spec: upload.taken
test('names that are taken are replaced, kept beside, or left out', () => {
  const items = ['a.csv', 'a (2).csv', 'b.csv'].map((key) => ({ key }));
  const taken = new Set(['a.csv']);
  const keys = (choice: 'replace' | 'keep' | 'skip') =>
    placeItems(items, taken, choice, freeName).map(({ key }) => key);
  assert.deepEqual(keys('replace'), ['a.csv', 'a (2).csv', 'b.csv']);
  assert.deepEqual(keys('keep'), ['a (3).csv', 'a (2).csv', 'b.csv']);
  assert.deepEqual(keys('skip'), ['a (2).csv', 'b.csv']);
});
