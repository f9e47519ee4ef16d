import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { type ChecksumName, createChecksum } from './protocol/checksums.ts';
import { combineChecksums } from './protocol/combine-checksums.ts';
import { readUploadChecksum } from './protocol/upload-checksum.ts';
import { openS3Platform } from './testing/s3-platform.ts';

const PART = 5 * 1024 ** 2;

function sumOf(name: ChecksumName, bytes: Buffer): string {
  const checksum = createChecksum(name);
  checksum.update(bytes);
  return checksum.digest();
}

for (const name of ['crc32', 'crc32c', 'crc64nvme'] as const) {
  // spec: s3.checksum
  test(`${name} of a whole is made of those of its parts, however they are cut`, () => {
    const whole = randomBytes(10_000);
    for (const cuts of [
      [0, 10_000],
      [0, 1, 10_000],
      [0, 5000, 10_000],
      [0, 4000, 8000, 10_000],
      [0, 0, 10_000],
    ]) {
      const parts = cuts.slice(1).map((end, at) => {
        const bytes = whole.subarray(cuts[at], end);
        return { value: sumOf(name, bytes), size: bytes.length };
      });
      assert.equal(combineChecksums(name, 'FULL_OBJECT', parts), sumOf(name, whole), cuts.join());
    }
  });
}

test('a checksum of checksums tells how many there are', () => {
  const [one, two] = [Buffer.from('one'), Buffer.from('two')];
  const parts = [one, two].map((bytes) => ({ value: sumOf('sha256', bytes), size: 3 }));
  const digests = [one, two].map((bytes) => createHash('sha256').update(bytes).digest());
  const expected = createHash('sha256').update(Buffer.concat(digests)).digest('base64');
  assert.equal(combineChecksums('sha256', 'COMPOSITE', parts), `${expected}-2`);
});

for (const [algorithm, type, read] of [
  [undefined, undefined, null],
  ['SHA256', undefined, 'sha256 COMPOSITE'],
  ['CRC32', undefined, 'crc32 COMPOSITE'],
  ['CRC32', 'FULL_OBJECT', 'crc32 FULL_OBJECT'],
  ['CRC64NVME', undefined, 'crc64nvme FULL_OBJECT'],
  ['CRC64NVME', 'COMPOSITE', 'InvalidRequest'],
  ['SHA1', 'FULL_OBJECT', 'InvalidRequest'],
  ['MD5', undefined, 'InvalidRequest'],
  ['CRC32', 'HALF', 'InvalidRequest'],
  [undefined, 'COMPOSITE', 'InvalidRequest'],
] as const) {
  test(`an upload begun with ${algorithm} and ${type}: ${read}`, () => {
    const headers = new Map([
      ...(algorithm === undefined ? [] : [['x-amz-checksum-algorithm', algorithm] as const]),
      ...(type === undefined ? [] : [['x-amz-checksum-type', type] as const]),
    ]);
    const answer = () => {
      const checksum = readUploadChecksum(headers);
      return checksum && `${checksum.name} ${checksum.type}`;
    };
    if (read === 'InvalidRequest') assert.throws(answer, { code: read });
    else assert.equal(answer(), read);
  });
}

test('checksums of an upload in parts are checked, kept and told', async (t) => {
  const { enter } = await openS3Platform(t);
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  await s3.call('PUT', 'sums');
  const [first, second] = [randomBytes(PART), randomBytes(1000)];
  const whole = Buffer.concat([first, second]);

  async function begin(key: string, headers: Readonly<Record<string, string>>) {
    const begun = await s3.call('POST', 'sums', key, { query: { uploads: '' }, headers });
    const uploadId = begun.one('UploadId');
    const send = async (number: number, body: Buffer, sent = {}) => {
      const query = { uploadId, partNumber: `${number}` };
      return s3.call('PUT', 'sums', key, { query, body, headers: sent });
    };
    const etags = [await send(1, first), await send(2, second)].map((part) => String(part.headers['etag']));
    const complete = (sent = {}, inPart = '') => {
      const parts = etags.map(
        (etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag>${at === 0 ? inPart : ''}</Part>`,
      );
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      return s3.call('POST', 'sums', key, { query: { uploadId }, body, headers: sent });
    };
    return { begun, uploadId, send, complete };
  }

  await t.test('of the whole object', async () => {
    const asked = { 'x-amz-checksum-algorithm': 'CRC32', 'x-amz-checksum-type': 'FULL_OBJECT' };
    const { begun, uploadId, complete } = await begin('full', asked);
    assert.equal(begun.headers['x-amz-checksum-type'], 'FULL_OBJECT');
    const listed = await s3.call('GET', 'sums', 'full', { query: { uploadId } });
    assert.deepEqual(listed.all('ChecksumCRC32'), [sumOf('crc32', first), sumOf('crc32', second)]);
    for (const [sent, code] of [
      [{ 'x-amz-checksum-crc32': 'AAAAAA==' }, 'BadDigest'],
      [{ 'x-amz-checksum-sha256': sumOf('sha256', whole) }, 'InvalidRequest'],
      [{ 'x-amz-checksum-type': 'COMPOSITE' }, 'InvalidRequest'],
      [{ 'x-amz-mp-object-size': '7' }, 'InvalidRequest'],
    ] as const)
      assert.equal((await complete(sent)).one('Code'), code);
    assert.equal((await complete({}, '<ChecksumCRC32>AAAAAA==</ChecksumCRC32>')).one('Code'), 'InvalidPart');
    const expected = sumOf('crc32', whole);
    const done = await complete({ 'x-amz-checksum-crc32': expected, 'x-amz-mp-object-size': `${whole.length}` });
    assert.deepEqual([done.one('ChecksumCRC32'), done.one('ChecksumType')], [expected, 'FULL_OBJECT'], done.text);
    const head = await s3.call('HEAD', 'sums', 'full', { headers: { 'x-amz-checksum-mode': 'ENABLED' } });
    assert.deepEqual(
      [head.headers['x-amz-checksum-crc32'], head.headers['x-amz-checksum-type']],
      [expected, 'FULL_OBJECT'],
    );
  });

  await t.test('of those of the parts, also in a copy', async () => {
    const { complete } = await begin('composite', { 'x-amz-checksum-algorithm': 'SHA256' });
    const digests = [first, second].map((bytes) => createHash('sha256').update(bytes).digest());
    const expected = `${createHash('sha256').update(Buffer.concat(digests)).digest('base64')}-2`;
    assert.equal((await complete()).one('ChecksumSHA256'), expected);
    await s3.call('PUT', 'sums', 'copy', { headers: { 'x-amz-copy-source': '/sums/composite' } });
    for (const key of ['composite', 'copy']) {
      const told = await s3.call('GET', 'sums', key, {
        query: { attributes: '' },
        headers: { 'x-amz-object-attributes': 'Checksum,ObjectParts', 'x-amz-max-parts': '1' },
      });
      const [whole256, part256] = told.all('ChecksumSHA256');
      assert.deepEqual([whole256, told.one('ChecksumType')], [expected, 'COMPOSITE'], key);
      assert.deepEqual([told.one('PartsCount'), told.one('IsTruncated'), told.one('Size')], ['2', 'true', `${PART}`]);
      assert.equal(part256, sumOf('sha256', first));
    }
  });

  await t.test('that nobody asked for before are known where each part had one', async () => {
    const { send, complete } = await begin('late', {});
    const expected = sumOf('crc32', whole);
    assert.equal((await complete({ 'x-amz-checksum-crc32': expected })).one('Code'), 'InvalidRequest');
    await send(1, first, { 'x-amz-checksum-crc32': sumOf('crc32', first) });
    await send(2, second, { 'x-amz-checksum-crc32': sumOf('crc32', second) });
    assert.equal((await complete({ 'x-amz-checksum-crc32': expected })).one('ChecksumCRC32'), expected);
  });
});
