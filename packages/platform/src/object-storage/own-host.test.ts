import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { demoAccounts } from '../identity/accounts/demo-accounts.ts';
import { rejectStorageHost } from '../app/start/reject-storage-host.ts';
import { freePort } from '../app/testing/free-port.ts';
import { readSettings } from '../app/start/settings.ts';
import { send } from './testing/s3-client.ts';
import { openS3Platform } from './testing/s3-platform.ts';

test('a host of its own keeps the object storage and the console apart', async (t) => {
  const s3Port = await freePort();
  const settings = { s3Port, s3Endpoint: 'https://s3.example.com', publicOrigin: 'https://console.example.com' };
  const { enter, call, url } = await openS3Platform(t, settings);
  const { as } = await enter('jonas.lind', 'payments-prod');
  const service = (await call('/api/v2/s3service', { as })).json;
  assert.deepEqual(
    [service.endpoint, service.domain, service.protocol],
    ['https://s3.example.com', 's3.example.com', 'https'],
  );

  const body = { bucket: 'payments-exports', key: 'README.txt', method: 'GET', expires: 60 };
  const link = (await call('/api/v2/s3service/presign', { method: 'POST', as, body })).json.url as string;
  assert.match(link, /^https:\/\/s3\.example\.com\/payments-exports\/README\.txt\?/);
  const path = link.slice('https://s3.example.com'.length);
  const at = (host: string) => send(`http://localhost:${s3Port}`, { method: 'GET', path, headers: { host } });
  assert.equal((await at('s3.example.com')).text, 'Settlements, one file for each day.\n');
  for (const host of [
    'console.example.com',
    `console.example.com:${s3Port}`,
    `localhost:${s3Port}`,
    'nots3.example.com',
  ]) {
    const { status, one } = await at(host);
    assert.deepEqual([status, one('Code')], [421, 'MisdirectedRequest'], host);
  }
  const inBucket = await send(`http://localhost:${s3Port}`, {
    method: 'GET',
    path: '/README.txt',
    headers: { host: 'payments-exports.s3.example.com' },
  });
  assert.equal(inBucket.one('Code'), 'AccessDenied', 'a bucket’s host is one of its own');

  const page = (host: string) => send(url, { method: 'GET', path: '/api/v2/settings/locales', headers: { host } });
  assert.equal((await page('console.example.com')).status, 200);
  for (const host of ['s3.example.com', 'S3.example.com:8800', 'bucket.s3.example.com'])
    assert.equal((await page(host)).status, 404, host);
  const [{ name: username, password } = assert.fail()] = demoAccounts;
  const { headers } = await call('/api/v2/login', { method: 'POST', body: { username, password } });
  assert.doesNotMatch(headers.get('set-cookie') ?? 'domain', /domain/i, 'and its cookies are for its own host alone');
});

test('without one, or with the console’s, every name of the machine does', async (t) => {
  const { platform, url } = await openS3Platform(t, { publicOrigin: 'http://cloud.example.com' });
  const answer = await send(platform.s3Url, {
    method: 'GET',
    path: '/payments-exports',
    headers: { host: 'whatever' },
  });
  assert.equal(answer.one('Code'), 'AccessDenied');
  const shared = { publicOrigin: 'http://cloud.example.com', s3Endpoint: 'http://cloud.example.com:8890' };
  const other = await openS3Platform(t, shared);
  const page = (base: string) =>
    send(base, { method: 'GET', path: '/api/v2/settings/locales', headers: { host: 'cloud.example.com' } });
  assert.deepEqual([(await page(url)).status, (await page(other.url)).status], [200, 200]);
});

test('the console has no host below the object storage’s, where the buckets are', () => {
  const read = (s3: string, console: string) =>
    readSettings({ SKYDECK_S3_ENDPOINT: s3, SKYDECK_PUBLIC_ORIGIN: console }).s3Endpoint;
  assert.throws(() => read('https://example.com', 'https://console.example.com'), {
    message:
      "SKYDECK_S3_ENDPOINT is 'https://example.com', but the console's host console.example.com is below it, where the buckets are: give the object storage another host.",
  });
  for (const s3 of ['https://s3.console.example.com', 'https://console.example.com:8890', 'https://sole.example.com'])
    assert.equal(read(s3, 'https://console.example.com'), s3);
});

test('a storage with an endpoint and a console without an origin: one warning that nothing keeps them apart', () => {
  const warnings: string[] = [];
  const app = { log: { warn: (_: object, text: string) => warnings.push(text) }, addHook: () => {} };
  const reject = (publicOrigin: string | null, s3Endpoint: string | null) =>
    rejectStorageHost(app as unknown as FastifyInstance, { publicOrigin, s3Endpoint });
  reject(null, null);
  reject('https://console.example.com', 'https://s3.example.com');
  assert.deepEqual(warnings, []);
  reject(null, 'https://s3.example.com');
  assert.deepEqual(warnings, ['object storage and console are not kept apart: SKYDECK_PUBLIC_ORIGIN is not set']);
});
