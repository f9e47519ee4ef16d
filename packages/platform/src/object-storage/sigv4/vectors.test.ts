// The values are those of Amazon's documentation, "Authenticating Requests (AWS Signature Version 4)".
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { S3Error } from '../protocol/errors.ts';
import { decodeChunks } from './chunks.ts';
import type { QueryPairs } from './percent.ts';
import { presignedPath } from './presign.ts';
import { type Claim, readClaim } from './read-claim.ts';
import { EMPTY_SHA256 } from './signature.ts';
import { type ChunkSeed, verifyClaim } from './verify.ts';

const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const now = new Date('2013-05-24T00:00:00Z');
const host = 'examplebucket.s3.amazonaws.com';

interface Vector {
  readonly title: string;
  readonly method: string;
  readonly path: string;
  readonly query?: QueryPairs;
  readonly headers: Readonly<Record<string, string>>;
  readonly signed: string;
  readonly signature: string;
}

const PUT_HASH = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072';
const STREAMING = 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD';

const vectors: readonly Vector[] = [
  {
    title: 'an object’s first bytes',
    method: 'GET',
    path: '/test.txt',
    headers: { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY_SHA256, 'x-amz-date': '20130524T000000Z' },
    signed: 'host;range;x-amz-content-sha256;x-amz-date',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    title: 'an object to be kept, whose key has a dollar sign',
    method: 'PUT',
    path: '/test$file.text',
    headers: {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-content-sha256': PUT_HASH,
      'x-amz-date': '20130524T000000Z',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
    signed: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    title: 'a query parameter without a value',
    method: 'GET',
    path: '/',
    query: [['lifecycle', '']],
    headers: { 'x-amz-content-sha256': EMPTY_SHA256, 'x-amz-date': '20130524T000000Z' },
    signed: 'host;x-amz-content-sha256;x-amz-date',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    title: 'a listing',
    method: 'GET',
    path: '/',
    query: [
      ['prefix', 'J'],
      ['max-keys', '2'],
    ],
    headers: { 'x-amz-content-sha256': EMPTY_SHA256, 'x-amz-date': '20130524T000000Z' },
    signed: 'host;x-amz-content-sha256;x-amz-date',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
  {
    title: 'a body in signed chunks',
    method: 'PUT',
    path: '/examplebucket/chunkObject.txt',
    headers: {
      host: 's3.amazonaws.com',
      'content-encoding': 'aws-chunked',
      'content-length': '66824',
      'x-amz-content-sha256': STREAMING,
      'x-amz-date': '20130524T000000Z',
      'x-amz-decoded-content-length': '66560',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
    signed:
      'content-encoding;content-length;host;x-amz-content-sha256;x-amz-date;x-amz-decoded-content-length;x-amz-storage-class',
    signature: '4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9',
  },
];

function verify({ method, path, query = [], headers, signed, signature }: Vector, at = now): ChunkSeed {
  const credential = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${signed},Signature=${signature}`;
  const all: Readonly<Record<string, string>> = { host, ...headers, authorization };
  const header = (name: string) => all[name] ?? null;
  const claim = readClaim(header, query);
  assert.ok(claim);
  assert.equal(claim.accessKey, 'AKIAIOSFODNN7EXAMPLE');
  const payloadHash = headers['x-amz-content-sha256'] ?? '';
  return verifyClaim(claim, secret, { method, path, query, header, payloadHash, headerNames: Object.keys(all) }, at);
}

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return error instanceof S3Error ? error.code : String(error);
  }
  return '';
};

for (const vector of vectors) {
  test(`AWS's signature for ${vector.title} is ours`, () => {
    assert.equal(verify(vector).signature, vector.signature);
  });
  test(`another method, path, header or time than signed is refused: ${vector.title}`, () => {
    assert.equal(
      codeOf(() => verify({ ...vector, method: 'DELETE' })),
      'SignatureDoesNotMatch',
    );
    assert.equal(
      codeOf(() => verify({ ...vector, path: `${vector.path}x` })),
      'SignatureDoesNotMatch',
    );
    assert.equal(
      codeOf(() => verify({ ...vector, query: [['versions', '']] })),
      'SignatureDoesNotMatch',
    );
    assert.equal(
      codeOf(() => verify({ ...vector, headers: { ...vector.headers, host: 'other' } })),
      'SignatureDoesNotMatch',
    );
    assert.equal(
      codeOf(() => verify({ ...vector, headers: { ...vector.headers, 'x-amz-acl': 'x' } })),
      'AccessDenied',
    );
    assert.equal(
      codeOf(() => verify(vector, new Date('2013-05-24T00:15:01Z'))),
      'RequestTimeTooSkewed',
    );
    assert.equal(
      codeOf(() => verify(vector, new Date('2013-05-23T23:44:59Z'))),
      'RequestTimeTooSkewed',
    );
  });
}

test('AWS’s presigned address is ours, and holds as long as it says', () => {
  const signing = { accessKey: 'AKIAIOSFODNN7EXAMPLE', secret, region: 'us-east-1', now, expires: 86_400 };
  const path = presignedPath({ ...signing, method: 'GET', host, path: '/test.txt', query: [] });
  assert.match(path, /^\/test\.txt\?/);
  assert.match(path, /&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404$/);
  const query = [...new URLSearchParams(path.slice(path.indexOf('?') + 1))];
  const check = (at: string, method = 'GET') => {
    const header = (name: string) => (name === 'host' ? host : null);
    const claim = readClaim(header, query);
    assert.ok(claim);
    const request = {
      method,
      path: '/test.txt',
      query,
      header,
      payloadHash: 'UNSIGNED-PAYLOAD',
      headerNames: ['host'],
    };
    return codeOf(() => verifyClaim(claim, secret, request, new Date(at)));
  };
  assert.equal(check('2013-05-25T00:00:00Z'), '');
  assert.equal(check('2013-05-25T00:00:01Z'), 'AccessDenied');
  assert.equal(check('2013-05-23T23:44:59Z'), 'AccessDenied');
  assert.equal(check('2013-05-24T12:00:00Z', 'PUT'), 'SignatureDoesNotMatch');
});

const chunks: readonly (readonly [size: number, signature: string])[] = [
  [65_536, 'ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648'],
  [1024, '0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497'],
  [0, 'b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9'],
];
const chunked = (letter = 'a') =>
  Buffer.concat(
    chunks.map(([size, signature]) =>
      Buffer.from(`${size.toString(16)};chunk-signature=${signature}\r\n${letter.repeat(size)}\r\n`),
    ),
  );

async function decode(body: Buffer, step: number): Promise<number> {
  const [, , , , streaming] = vectors;
  assert.ok(streaming);
  const seed = verify(streaming);
  async function* source() {
    for (let at = 0; at < body.length; at += step) yield body.subarray(at, at + step);
  }
  let size = 0;
  for await (const piece of decodeChunks({ source: source(), seed, onTrailers: () => {} })) size += piece.length;
  return size;
}

for (const step of [1_000_000, 4096, 7]) {
  test(`AWS's signed chunks are read, however they are cut: ${step} bytes`, async () => {
    assert.equal(await decode(chunked(), step), 66_560);
  });
}

test('a chunk of other bytes, or one too few, is refused', async () => {
  await assert.rejects(decode(chunked('b'), 4096), { code: 'SignatureDoesNotMatch' });
  await assert.rejects(decode(chunked().subarray(0, 66_000), 4096), { code: 'IncompleteBody' });
  await assert.rejects(decode(Buffer.from('no chunks at all\r\n'), 4096), { code: 'InvalidRequest' });
});

for (const [authorization, code] of [
  ['AWS AKID:signature', 'InvalidRequest'],
  ['Bearer abc', 'InvalidRequest'],
  ['AWS4-HMAC-SHA256', 'InvalidRequest'],
  ['AWS4-HMAC-SHA256 ', 'InvalidRequest'],
  ['AWS4-HMAC-SHA256 Credential=a', 'AuthorizationHeaderMalformed'],
  [
    'AWS4-HMAC-SHA256 Credential=a/20130525/r/s3/aws4_request,SignedHeaders=host,Signature=1',
    'AuthorizationHeaderMalformed',
  ],
  [
    'AWS4-HMAC-SHA256 Credential=a/20130524/r/iam/aws4_request,SignedHeaders=host,Signature=1',
    'AuthorizationHeaderMalformed',
  ],
  [
    'AWS4-HMAC-SHA256 Credential=a/20130524/r/s3/aws4_request,SignedHeaders=date,Signature=1',
    'AuthorizationHeaderMalformed',
  ],
] as const) {
  test(`the header ${authorization.slice(0, 60)} is ${code}`, () => {
    const header = (name: string) => ({ authorization, 'x-amz-date': '20130524T000000Z' })[name] ?? null;
    assert.equal(
      codeOf(() => readClaim(header, [])),
      code,
    );
  });
}

test('without any signature there is no claim', () => {
  const claim: Claim | null = readClaim(() => null, [['prefix', 'a']]);
  assert.equal(claim, null);
});
