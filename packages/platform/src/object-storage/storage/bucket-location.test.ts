import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBucketLocation } from './bucket-location.ts';

// spec: s3.blobs
test('where objects lie is read from one URL', () => {
  const plain = { bucket: 'sky-blobs', prefix: '', endpoint: null, region: 'us-east-1', credentials: null };
  assert.deepEqual(readBucketLocation('s3://sky-blobs'), plain);
  assert.deepEqual(readBucketLocation('s3://sky-blobs/'), plain);
  assert.deepEqual(
    readBucketLocation('s3://KEY:a%2Fsecret@sky-blobs/console/one?endpoint=https://s3.example.com:9000&region=eu-1'),
    {
      bucket: 'sky-blobs',
      prefix: 'console/one/',
      endpoint: 'https://s3.example.com:9000',
      region: 'eu-1',
      credentials: { accessKeyId: 'KEY', secretAccessKey: 'a/secret' },
    },
  );
});

test('what is no bucket is none', () => {
  const wrong = [
    'sky-blobs',
    'https://sky-blobs',
    's3://',
    's3://a',
    's3://Sky_Blobs',
    's3://sky-blobs:9000/',
    's3://key@sky-blobs',
    's3://sky-blobs?endpoint=s3.example.com',
    's3://sky-blobs?endpiont=https://s3.example.com',
  ];
  for (const text of wrong) assert.equal(readBucketLocation(text), null, text);
});
