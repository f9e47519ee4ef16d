import assert from 'node:assert/strict';
import { test } from 'node:test';
import { S3Error } from './errors.ts';
import { checkCopiedPart, checkDeclaredLength, checkTotalSize, readPartNumber } from './sizes.ts';

const [MIB, GIB, TIB] = [1024 ** 2, 1024 ** 3, 1024 ** 4];

/** The code of what it throws; null: nothing. */
function codeOf(act: () => unknown): string | null {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof S3Error ? error.code : String(error);
  }
}

for (const [length, code] of [
  [null, 'MissingContentLength'],
  [0, null],
  [5 * GIB, null],
  [5 * GIB + 1, 'EntityTooLarge'],
  [999_999_999_999_999, 'EntityTooLarge'],
] as const) {
  // spec: s3.sizes
  test(`a PUT that announces ${length} bytes: ${code ?? 'taken'}`, () => {
    assert.equal(
      codeOf(() => checkDeclaredLength({ length, isOpenEnded: false })),
      code,
    );
  });
}

test('a PUT whose end shows by itself announces nothing', () => {
  assert.equal(
    codeOf(() => checkDeclaredLength({ length: null, isOpenEnded: true })),
    null,
  );
});

for (const [size, code] of [
  [0, null],
  [5 * GIB, null],
  [5 * GIB + 1, 'InvalidRequest'],
] as const) {
  test(`a part copied of ${size} bytes: ${code ?? 'taken'}`, () => {
    assert.equal(
      codeOf(() => checkCopiedPart(size)),
      code,
    );
  });
}

for (const [title, sizes, code] of [
  ['one of no bytes', [0], null],
  ['one of a byte', [1], null],
  ['the smallest, and a last one of a byte', [5 * MIB, 5 * MIB, 1], null],
  ['a first one that is a byte too small', [5 * MIB - 1, 5 * MIB], 'EntityTooSmall'],
  ['one in the middle that is a byte too small', [5 * MIB, 5 * MIB - 1, 5 * MIB], 'EntityTooSmall'],
  ['five TiB in a thousand and twenty-four of five GiB', Array<number>(1024).fill(5 * GIB), null],
  ['a byte more than five TiB', [...Array<number>(1024).fill(5 * GIB), 1], 'EntityTooLarge'],
  ['ten thousand of the greatest', Array<number>(10_000).fill(5 * GIB), 'EntityTooLarge'],
  ['ten thousand that fit', Array<number>(10_000).fill((5 * TIB) / 10_000), null],
] as const) {
  test(`an object of parts, ${title}: ${code ?? 'made'}`, () => {
    assert.equal(
      codeOf(() => checkTotalSize(sizes)),
      code,
    );
  });
}

for (const text of ['', '0', '-1', '1.5', '1e3', ' 1', '10001', '99999999999'])
  test(`“${text}” is no number of a part`, () => {
    assert.equal(
      codeOf(() => readPartNumber(text)),
      'InvalidArgument',
    );
  });
for (const [text, number] of [
  ['1', 1],
  ['007', 7],
  ['10000', 10_000],
] as const)
  test(`“${text}” is part ${number}`, () => assert.equal(readPartNumber(text), number));
