import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import {
  CopyObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import {
  CallError,
  Cancelled,
  Denied,
  Invalid,
  NotFound,
  Offline,
  ServerFault,
  SignedOut,
  Unreadable,
} from '@skydeck/contract';
import { connectClient } from '../../../kit/data/client.ts';
import { copySourceOf, hasNoAddress } from './address.ts';
import { createS3 } from './client.ts';
import { readListing, readVersions } from './listing.ts';
import { isWritable } from './names.ts';
import * as sdk from './sdk.ts';
import { askS3 } from './send.ts';
import { uploadSigner } from './signers.ts';

interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

interface Told {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const xml = (body: string, status = 200): Told => ({ status, body, headers: { 'content-type': 'application/xml' } });
const errorXml = (code: string, status: number, message = '') =>
  xml(`<Error><Code>${code}</Code><Message>${message}</Message><RequestId>r-9</RequestId></Error>`, status);

const asked: SentRequest[] = [];
const presigned: unknown[] = [];
const failures: CallError[] = [];

function connect() {
  for (const list of [asked, presigned, failures]) list.length = 0;
  connectClient({
    basePath: 'http://console.invalid/prefix',
    sessionId: () => 's-1',
    scopedToken: () => 't-1',
    onError: (error) => failures.push(error),
    fetch: async (_, init) => {
      presigned.push(JSON.parse(String(init?.body)));
      return Response.json({ url: '/prefix/s3proxy/box/a%20b?partNumber=2&X-Amz-Signature=f%2Fg', expires_at: '' });
    },
  });
}

/** What the network says. */
const answering = (told: Told | Error, signer?: typeof uploadSigner) =>
  createS3(sdk, {
    ...(signer && { signer }),
    requestHandler: {
      async handle(request: SentRequest) {
        asked.push({ ...request });
        if (told instanceof Error) throw told;
        const { status: statusCode = 200, headers = {}, body = '' } = told;
        return { response: { statusCode, headers, body: new Response(body).body } };
      },
    } as never,
  });

const failureOf = (told: Told | Error, signal?: AbortSignal) =>
  askS3(() => new ListBucketsCommand({}), signal, answering(told)).then(
    () => assert.fail('It did not fail'),
    (error: unknown) => error as CallError,
  );

describe('addresses', () => {
  beforeEach(connect);

  for (const [key, path] of [
    ['a/b.csv', 'a/b.csv'],
    ['a b+c&d=e?f#g.csv', 'a%20b%2Bc%26d%3De%3Ff%23g.csv'],
    ['a//b', 'a//b'],
    ['/a', '/a'],
    ['../a', '..%2Fa'],
    ['a/./b', 'a%2F.%2Fb'],
    ['a\nb', 'a%0Ab'],
    ['🛶', '%F0%9F%9B%B6'],
    ['..a/b', '..a/b'],
  ] as const) {
    test(`of ${JSON.stringify(key)}`, async () => {
      await askS3(() => new HeadObjectCommand({ Bucket: 'invoices', Key: key }), undefined, answering({}));
      const sent = asked[0]?.path ?? '';
      assert.equal(sent, `/prefix/s3proxy/invoices/${path}`);
      const asBrowser = new URL(sent, 'http://console.invalid').pathname;
      assert.equal(asBrowser, sent, 'a browser sends it as it is');
      assert.equal(decodeURIComponent(asBrowser).slice('/prefix/s3proxy/invoices/'.length), key);
    });
  }

  test('two keys have none', () => {
    assert.deepEqual(['.', '..', '...', './a', ''].map(hasNoAddress), [true, true, false, false, false]);
  });

  test('the source of a copy keeps its slashes, and nothing else', () => {
    assert.equal(copySourceOf('b', '../a b/ü.csv', 'v 1'), '/b/../a%20b/%C3%BC.csv?versionId=v%201');
  });
});

describe('who asks', () => {
  beforeEach(connect);

  // spec: s3.proxy
  test('is told by the session, and signed by nobody', async () => {
    const command = new ListObjectsV2Command({ Bucket: 'box', Prefix: 'a b/', Delimiter: '/' });
    await askS3(() => command, undefined, answering(xml('<ListBucketResult/>')));
    const [{ path, query, headers } = assert.fail()] = asked;
    assert.equal(path, '/prefix/s3proxy/box/');
    assert.deepEqual([query['list-type'], query['prefix'], query['delimiter']], ['2', 'a b/', '/']);
    assert.deepEqual([headers['X-Session-Id'], headers['X-Auth-Token']], ['s-1', 't-1']);
    assert.equal(headers['X-Requested-With'], 'XMLHttpRequest');
    assert.deepEqual(
      Object.keys(headers).filter((name) => /authorization|x-amz|amz-sdk|user-agent/i.test(name)),
      [],
    );
  });

  // spec: s3.link
  test('of a file’s address is the platform, for this file or part alone', async () => {
    const part = { UploadId: 'u1', PartNumber: 2, Body: 'text' };
    await askS3(
      () => new UploadPartCommand({ Bucket: 'box', Key: 'a b', ...part }),
      undefined,
      answering({}, uploadSigner),
    );
    assert.deepEqual(presigned, [
      { bucket: 'box', key: 'a b', method: 'PUT', expires: 3600, upload_id: 'u1', part_number: 2 },
    ]);
    const [{ method, path, query, headers } = assert.fail()] = asked;
    assert.deepEqual([method, path], ['PUT', '/prefix/s3proxy/box/a%20b']);
    assert.deepEqual(query, { partNumber: '2', 'X-Amz-Signature': 'f/g' });
    assert.deepEqual([headers['X-Session-Id'], headers['X-Auth-Token']], [undefined, undefined]);
  });

  test('of a file whose address a browser would shorten is the session', async () => {
    const command = new PutObjectCommand({ Bucket: 'box', Key: 'a/../b', Body: 'text' });
    await askS3(() => command, undefined, answering({}, uploadSigner));
    assert.deepEqual([presigned.length, asked[0]?.path], [0, '/prefix/s3proxy/box/a%2F..%2Fb']);
    assert.equal(asked[0]?.headers['X-Session-Id'], 's-1');
  });
});

describe('errors', () => {
  beforeEach(connect);

  test('are read from XML, in the platform’s words where it has them', async () => {
    const error = await failureOf(errorXml('NoSuchBucket', 404, 'No such bucket'));
    assert.ok(error instanceof NotFound);
    assert.deepEqual([error.code, error.message, error.requestId], ['not_found', 'No such bucket', 'r-9']);
    assert.deepEqual(failures, [error], 'the client is told first');
    assert.equal((await failureOf(errorXml('BucketNotEmpty', 409))).code, 'bucket_not_empty');
    assert.equal((await failureOf(errorXml('InsufficientStorage', 507))).code, 'disk_full');
    assert.equal((await failureOf(errorXml('DataDamaged', 500))).code, 'damaged');
    const odd = await failureOf(errorXml('MalformedXML', 400, 'x'));
    assert.deepEqual([odd.code, odd instanceof Invalid], ['MalformedXML', true]);
  });

  test('that others tell come as JSON, or as no words at all', async () => {
    const body = '{"error":{"err_code":"s3_user_disabled","message":"No"}}';
    const headers = { 'content-type': 'application/json', 'x-request-id': 'r-1' };
    const error = await failureOf({ status: 403, body, headers });
    assert.ok(error instanceof Denied);
    assert.deepEqual([error.code, error.requestId], ['s3_user_disabled', 'r-1']);
    assert.ok((await failureOf({ status: 502, body: '<html>' })) instanceof ServerFault);
    const head = new HeadObjectCommand({ Bucket: 'box', Key: 'k' });
    for (const told of [{ status: 404 }, xml('', 404)])
      await assert.rejects(
        askS3(() => head, undefined, answering(told)),
        (of) => of instanceof NotFound && of.code === '',
      );
  });

  test('of the way there are Offline, each asked once: what goes again is another rule', async () => {
    assert.ok((await failureOf(new TypeError('Failed to fetch'))) instanceof Offline);
    assert.ok((await failureOf({ status: 0 })) instanceof Offline);
    assert.ok((await failureOf(errorXml('SlowDown', 503))) instanceof ServerFault);
    assert.equal(asked.length, 3);
    assert.ok((await failureOf(new Error('aborted'), AbortSignal.abort())) instanceof Cancelled);
  });

  test('can come with 200', async () => {
    const told = xml('<Error><Code>InternalError</Code><Message>No</Message></Error>');
    const copy = new CopyObjectCommand({ Bucket: 'box', Key: 'k', CopySource: '/box/a' });
    await assert.rejects(
      askS3(() => copy, undefined, answering(told)),
      { code: 'InternalError' },
    );
    assert.ok((await failureOf(xml('<ListAllMyBuckets'))) instanceof Unreadable);
  });

  test('only the platform ends a session', async () => {
    assert.ok((await failureOf(errorXml('InvalidAccessKeyId', 401))) instanceof Denied);
    assert.ok((await failureOf(errorXml('unauthorized', 401))) instanceof SignedOut);
    assert.ok((await failureOf({ status: 401 })) instanceof SignedOut);
  });
});

test('content comes as it is', async () => {
  connect();
  const told = { body: 'a\nb', headers: { 'content-type': 'text/plain', 'x-amz-checksum-crc32': 'AAAAAA==' } };
  const { Body } = await askS3(() => new GetObjectCommand({ Bucket: 'box', Key: 'k' }), undefined, answering(told));
  assert.equal(await Body?.transformToString(), 'a\nb');
});

describe('a listing', () => {
  const file = (Key: string, Size = 5) => ({ Key, Size, ETag: '"e1"', LastModified: new Date(0) });

  // spec: s3.listing.self, spec: s3.listing.entry
  test('has folders and files, and not the folder itself', () => {
    const Contents = [file('reports/'), file('reports/a.CSV')];
    const { entries, next } = readListing({ Contents, CommonPrefixes: [{ Prefix: 'reports/2026/' }] }, 'reports/');
    assert.equal(next, null);
    assert.deepEqual(
      entries.map(({ name, isFolder, type, size, etag }) => [name, isFolder, type, size, etag]),
      [
        ['2026', true, '', null, ''],
        ['a.CSV', false, 'csv', 5, 'e1'],
      ],
    );
  });

  test('decodes keys where they come encoded, and only there', () => {
    const nothingElse = readListing({ Contents: [file('reports/')] }, 'reports/');
    assert.deepEqual([nothingElse.entries, nothingElse.isThere], [[], true], 'an empty folder is one');
    assert.equal(readListing({ Contents: [file('a+b%20c')] }, '').entries[0]?.key, 'a+b%20c');
    const encoded = readListing({ EncodingType: 'url', Contents: [file('a%2Bb+c%0A%F0%9F%9B%B6%01')] }, '');
    assert.equal(encoded.entries[0]?.key, 'a+b c\n🛶\u0001');
  });

  test('goes on while there is more, if it is told how', () => {
    assert.equal(readListing({ IsTruncated: true, NextContinuationToken: 't1' }, '').next, 't1');
    assert.equal(readListing({ IsTruncated: true }, '').next, null);
    assert.deepEqual(readListing({}, ''), { entries: [], next: null, isThere: false });
  });

  test('of versions has deletions in line: by key, the newest of each first', () => {
    const state = (Key: string, VersionId: string, day: number, IsLatest = false) => ({
      Key,
      VersionId,
      IsLatest,
      LastModified: new Date(day),
    });
    const { versions, next } = readVersions({
      Versions: [state('a', 'v4', 3), state('a', 'v1', 1), state('b', 'v3', 2, true)],
      DeleteMarkers: [state('a', 'v5', 3, true), state('a', 'v2', 2)],
    });
    assert.deepEqual(
      versions.map(({ versionId, isDeletion, isLatest }) => [versionId, isDeletion, isLatest]),
      [
        ['v5', true, true],
        ['v4', false, false],
        ['v2', true, false],
        ['v1', false, false],
        ['v3', false, true],
      ],
    );
    assert.equal(next, null);
  });
});

test('some characters no document takes', () => {
  assert.deepEqual(['a\nb', '🛶', 'a\u0001', '\ufffe'].map(isWritable), [true, true, false, false]);
});
