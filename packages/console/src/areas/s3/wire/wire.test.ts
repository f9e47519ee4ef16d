import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Denied, Invalid, NotFound, SignedOut } from '@skydeck/contract';
import { copySourceOf, hasNoAddress, pathOf } from './address.ts';
import { errorOfS3 } from './errors.ts';
import { readListing, readVersions } from './listing.ts';
import { isWritable, xml, xmlBody, type XmlNode } from './tree.ts';

const leaf = (name: string, text: string): XmlNode => ({ name, text, children: [] });
const node = (name: string, ...children: XmlNode[]): XmlNode => ({ name, text: '', children });

describe('addresses', () => {
  for (const [key, path] of [
    ['a/b.csv', '/s3proxy/invoices/a/b.csv'],
    ['a b+c&d=e?f#g.csv', '/s3proxy/invoices/a%20b%2Bc%26d%3De%3Ff%23g.csv'],
    ['a//b', '/s3proxy/invoices/a//b'],
    ['/a', '/s3proxy/invoices//a'],
    ['../a', '/s3proxy/invoices/..%2Fa'],
    ['a/./b', '/s3proxy/invoices/a%2F.%2Fb'],
    ['a\nb', '/s3proxy/invoices/a%0Ab'],
    ['🛶', '/s3proxy/invoices/%F0%9F%9B%B6'],
    ['..a/b', '/s3proxy/invoices/..a/b'],
  ] as const) {
    test(`of ${JSON.stringify(key)}`, () => {
      assert.equal(pathOf('invoices', key), path);
      const asBrowser = new URL(path, 'http://console.invalid').pathname;
      assert.equal(asBrowser, path, 'a browser sends it as it is');
      assert.equal(decodeURIComponent(asBrowser).slice('/s3proxy/invoices/'.length), key);
    });
  }

  test('two keys have none', () => {
    assert.deepEqual(['.', '..', '...', './a', ''].map(hasNoAddress), [true, true, false, false, false]);
  });

  test('a query keeps names without a value and leaves out what is not there', () => {
    assert.equal(
      pathOf('b', undefined, { versions: '', prefix: 'a b/', token: undefined }),
      '/s3proxy/b?versions=&prefix=a+b%2F',
    );
    assert.equal(pathOf(), '/s3proxy/');
  });

  test('the source of a copy keeps its slashes, and nothing else', () => {
    assert.equal(copySourceOf('b', '../a b/ü.csv', 'v 1'), '/b/../a%20b/%C3%BC.csv?versionId=v%201');
  });
});

describe('errors', () => {
  const told = (code: string, message = '') => ({
    xml: node('Error', leaf('Code', code), leaf('Message', message), leaf('RequestId', 'r-9')),
    text: '',
  });

  test('are read from XML, in the platform’s words where it has them', () => {
    const error = errorOfS3(404, 'Not Found', told('NoSuchBucket', 'No such bucket'), null);
    assert.ok(error instanceof NotFound);
    assert.deepEqual([error.code, error.message, error.requestId], ['not_found', 'No such bucket', 'r-9']);
    assert.equal(errorOfS3(409, '', told('BucketNotEmpty'), null).code, 'bucket_not_empty');
    assert.equal(errorOfS3(507, '', told('InsufficientStorage'), null).code, 'disk_full');
    assert.equal(errorOfS3(500, '', told('DataDamaged'), null).code, 'damaged');
    assert.equal(errorOfS3(400, '', told('MalformedXML', 'x'), null).code, 'MalformedXML');
    assert.ok(errorOfS3(400, '', told('MalformedXML'), null) instanceof Invalid);
  });

  test('the platform’s own come as JSON', () => {
    const text = '{"error":{"err_code":"s3_user_disabled","message":"No"}}';
    const error = errorOfS3(403, 'Forbidden', { xml: null, text }, 'r-1');
    assert.ok(error instanceof Denied);
    assert.deepEqual([error.code, error.requestId], ['s3_user_disabled', 'r-1']);
  });

  test('only the platform ends a session', () => {
    assert.ok(errorOfS3(401, '', told('InvalidAccessKeyId'), null) instanceof Denied);
    assert.ok(errorOfS3(401, '', told('unauthorized'), null) instanceof SignedOut);
    assert.ok(errorOfS3(401, '', { xml: null, text: '' }, null) instanceof SignedOut);
  });
});

describe('a listing', () => {
  const file = (key: string, size = '5') =>
    node(
      'Contents',
      leaf('Key', key),
      leaf('Size', size),
      leaf('ETag', '"e1"'),
      leaf('LastModified', '2026-11-21T10:00:00Z'),
    );

  // spec: s3.listing.self, spec: s3.listing.entry
  test('has folders and files, and not the folder itself', () => {
    const answer = node(
      'ListBucketResult',
      leaf('IsTruncated', 'false'),
      file('reports/'),
      file('reports/a.CSV'),
      node('CommonPrefixes', leaf('Prefix', 'reports/2026/')),
    );
    const { entries, next } = readListing(answer, 'reports/');
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
    const nothingElse = readListing(node('R', file('reports/')), 'reports/');
    assert.deepEqual([nothingElse.entries, nothingElse.isThere], [[], true], 'an empty folder is one');
    const plain = readListing(node('R', file('a+b%20c')), '');
    assert.equal(plain.entries[0]?.key, 'a+b%20c');
    const encoded = readListing(node('R', leaf('EncodingType', 'url'), file('a%2Bb+c%0A%F0%9F%9B%B6%01')), '');
    assert.equal(encoded.entries[0]?.key, 'a+b c\n🛶\u0001');
  });

  test('goes on while there is more, if it is told how', () => {
    const more = node('R', leaf('IsTruncated', 'true'), leaf('NextContinuationToken', 't1'));
    assert.equal(readListing(more, '').next, 't1');
    assert.equal(readListing(node('R', leaf('IsTruncated', 'true')), '').next, null);
    assert.deepEqual(readListing(null, ''), { entries: [], next: null, isThere: false });
  });

  test('of versions keeps deletions apart', () => {
    const state = (name: string, id: string, latest: string) =>
      node(name, leaf('Key', 'a'), leaf('VersionId', id), leaf('IsLatest', latest), leaf('Size', '3'));
    const { versions, next } = readVersions(
      node('R', state('DeleteMarker', 'v2', 'true'), state('Version', 'v1', 'false'), leaf('IsTruncated', 'false')),
    );
    assert.deepEqual(
      versions.map(({ versionId, isDeletion, isLatest }) => [versionId, isDeletion, isLatest]),
      [
        ['v2', true, true],
        ['v1', false, false],
      ],
    );
    assert.equal(next, null);
  });
});

describe('what is written', () => {
  test('is escaped, line breaks too', () => {
    assert.equal(xml('Key', 'a<b>&"\r\nc'), '<Key>a&lt;b&gt;&amp;&quot;&#13;&#10;c</Key>');
    assert.equal(xml('Key', null), '');
    assert.match(
      xmlBody('Delete', [xml('Quiet', true)]),
      /^<\?xml .*<Delete xmlns=".*"><Quiet>true<\/Quiet><\/Delete>$/,
    );
  });

  test('some characters no document takes', () => {
    assert.deepEqual(['a\nb', '🛶', 'a\u0001', '\ufffe'].map(isWritable), [true, true, false, false]);
  });
});
