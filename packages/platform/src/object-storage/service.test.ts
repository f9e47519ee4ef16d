import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoDomainId, demoProjectId, demoUserId } from '../identity/accounts/demo-accounts.ts';
import { openLive } from '../app/testing/live-client.ts';
import type { Signed } from '../app/testing/test-platform.ts';
import { send } from './testing/s3-client.ts';
import { openS3Platform } from './testing/s3-platform.ts';

const norrland = demoDomainId('Norrland Retail');

// spec: s3.keys, spec: s3.keys.off
test('keys: shown once, two at most, and off at once', async (t) => {
  const { call, enter, signIn, platform } = await openS3Platform(t);
  const { as, key, s3 } = await enter('jonas.lind', 'payments-prod');
  const keys = (method: string, path = '', body?: unknown, by = as) =>
    call(`/api/v2/s3service/keys${path}`, { method, as: by, ...(body !== undefined && { body }) });
  const user = async () => (await call('/api/v2/s3service/user', { as })).json;

  assert.match(key.acc_key, /^[0-9A-Z]{20}$/);
  assert.equal(key.sec_key.length, 40);
  assert.deepEqual(await user(), {
    arn: `arn:aws:iam::${demoProjectId('payments-prod')}:user/${demoUserId('jonas.lind')}`,
    enabled: true,
    keys: [{ acc_key: key.acc_key, enabled: true, description: '', created_at: '2026-11-21T08:00:00.000Z' }],
  });
  assert.equal((await s3.call('GET')).status, 200);
  assert.equal((await user()).keys[0].last_used_at, '2026-11-21T08:00:00.000Z');

  const second = (await keys('POST', '', { description: 'backup' })).json;
  const third = await keys('POST', '', {});
  assert.deepEqual(
    [third.status, third.json.error.err_code, third.json.error.values],
    [409, 'quota_exceeded', { limit: 2 }],
  );
  assert.deepEqual(
    (await keys('PUT', `/${key.acc_key}`, { enabled: false })).json.map(({ enabled }: { enabled: boolean }) => enabled),
    [false],
  );
  assert.equal((await s3.call('GET')).one('Code'), 'InvalidAccessKeyId');
  await keys('PUT', `/${key.acc_key}`, { enabled: true });
  assert.equal((await s3.call('GET')).status, 200);
  assert.equal((await keys('DELETE', `/${key.acc_key}`)).status, 204);
  assert.equal((await s3.call('GET')).one('Code'), 'InvalidAccessKeyId');
  assert.deepEqual(
    (await user()).keys.map(({ description }: { description: string }) => description),
    ['backup'],
  );

  const mia = await signIn('mia.hallberg', 'payments-prod');
  assert.equal((await keys('DELETE', `/${second.acc_key}`, undefined, mia)).status, 404, 'keys are each person’s own');
  assert.deepEqual((await call('/api/v2/s3service/user', { as: mia })).json.keys, []);
  const otto = await signIn('otto.viewer', 'payments-prod');
  assert.equal((await keys('POST', '', {}, otto)).status, 403);
  const kept = await platform.internals.store.read(({ tables }) => tables.selectFrom('s3_keys').selectAll().execute());
  assert.ok(!JSON.stringify(kept).includes(second.sec_key), 'no secret is kept as it is');
  const rows = await platform.internals.store.read(({ tables }) =>
    tables.selectFrom('audit').selectAll().where('type', 'like', 's3%').orderBy('id').execute(),
  );
  assert.deepEqual(
    rows.map(({ type, object_id, object_name }) => [type, object_id, object_name]),
    [
      ['s3_key_created', key.acc_key, ''],
      ['s3_key_created', second.acc_key, 'backup'],
      ['s3_key_switched', key.acc_key, ''],
      ['s3_key_switched', key.acc_key, ''],
      ['s3_key_deleted', key.acc_key, null],
    ],
  );
});

test('the profile says who somebody is to the object storage of the project they are in', async (t) => {
  const { call, signIn } = await openS3Platform(t);
  const s3UserOf = async (as: Signed) => (await call('/api/v2/accounts/whoami', { as })).json.s3_user_id;
  const [nowhere, sara] = [await signIn('sara.nyberg'), await signIn('sara.nyberg', 'storefront')];
  assert.deepEqual([await s3UserOf(nowhere), await s3UserOf(sara)], [null, null]);
  await call('/api/v2/s3service', { method: 'POST', as: sara, body: {} });
  const elsewhere = await signIn('sara.nyberg', 'warehouse-edge');
  assert.deepEqual(
    [await s3UserOf(nowhere), await s3UserOf(sara), await s3UserOf(elsewhere)],
    [null, demoUserId('sara.nyberg'), null],
  );
});

// spec: s3.unavailable
test('the service says where it is, and that it is not', async (t) => {
  const { call, enter, signIn, platform } = await openS3Platform(t);
  const { as, s3 } = await enter('jonas.lind', 'payments-prod');
  const mia = await signIn('mia.hallberg');
  const admin = await signIn('admin');
  const inProject = await signIn('admin', 'payments-prod');
  const service = async (by = as) => {
    const { status, json } = await call('/api/v2/s3service', { as: by });
    return status === 200 ? json : [status, json.error.err_code];
  };
  const { hostname } = new URL(platform.s3Url);
  const facts = { endpoint: platform.s3Url, domain: hostname, protocol: 'http', region: 'skydeck', versioning: true };
  assert.deepEqual(await service(), { ...facts, enabled: true });
  assert.deepEqual((await call('/api/v2/s3service', { method: 'POST', as, body: {} })).json, {
    ...facts,
    enabled: true,
  });
  assert.equal((await call('/api/v2/s3service/user', { as: admin })).json.error.err_code, 's3_not_found');

  const switchDomain = async (enabled: boolean, by = admin) => {
    const answer = await call(`/api/v2/s3service/domain/${norrland}`, { method: 'PUT', as: by, body: { enabled } });
    await platform.internals.tasks.idle();
    return answer;
  };
  assert.equal((await switchDomain(false, mia)).status, 403);
  const { status, json } = await switchDomain(false);
  assert.equal(status, 202);
  assert.equal((await call(`/api/v2/tasks/${json.task_id}`, { as: admin })).json.state, 'success');
  assert.deepEqual((await call(`/api/v2/s3service/domain/${norrland}`, { as: mia })).json, { [norrland]: false });
  assert.equal((await call('/api/v2/s3service/domain/default', { as: mia })).status, 404);
  assert.deepEqual(await service(), [403, 's3_disabled']);
  for (const path of ['/user', '/buckets/usage'])
    assert.equal((await call(`/api/v2/s3service${path}`, { as })).json.error.err_code, 's3_disabled');
  assert.match((await call('/s3proxy/', { as })).text, /<Code>s3_disabled<\/Code>/);
  assert.equal((await s3.call('GET', 'payments-exports')).one('Code'), 'AllAccessDisabled');
  await switchDomain(true);
  assert.equal((await s3.call('GET', 'payments-exports')).status, 200);

  const switchUser = (enabled: boolean, by = inProject) =>
    call(`/api/v2/s3service/users/${demoUserId('jonas.lind')}`, { method: 'PUT', as: by, body: { enabled } });
  assert.equal((await switchUser(false, as)).status, 403);
  assert.equal((await switchUser(false)).status, 204);
  assert.deepEqual(await service(), [403, 's3_user_disabled']);
  assert.equal((await s3.call('GET')).one('Code'), 'AccessDenied');
  await switchUser(true);
  assert.equal((await s3.call('GET')).status, 200);
});

// spec: s3.unavailable.session
test('whoever begins a session learns whether its project has the storage, and they may use it', async (t) => {
  const { call, signIn, platform } = await openS3Platform(t);
  const [jonas, admin] = [await signIn('jonas.lind'), await signIn('admin')];
  const inProject = await signIn('admin', 'payments-prod');
  const refusalOf = async (as: Signed, asked: string | null) => {
    const last = { user_id: demoUserId('admin'), project_id: null };
    const opened = await call('/api/v2/session/open', { method: 'POST', as, body: { asked, last } });
    assert.equal(opened.json.scope.project_id, asked);
    return opened.json.s3_refusal;
  };
  const payments = demoProjectId('payments-prod');
  const switchUser = (enabled: boolean) =>
    call(`/api/v2/s3service/users/${demoUserId('jonas.lind')}`, { method: 'PUT', as: inProject, body: { enabled } });
  const switchDomain = async (enabled: boolean) => {
    await call(`/api/v2/s3service/domain/${norrland}`, { method: 'PUT', as: admin, body: { enabled } });
    await platform.internals.tasks.idle();
  };
  assert.equal(await refusalOf(jonas, payments), undefined);
  await switchUser(false);
  assert.equal(await refusalOf(jonas, payments), 's3_user_disabled');
  await switchDomain(false);
  assert.equal(await refusalOf(jonas, payments), 's3_disabled');
  assert.equal(await refusalOf(admin, null), undefined, 'without a project');
  await switchDomain(true);
  await switchUser(true);
  assert.equal(await refusalOf(jonas, payments), undefined);
});

// spec: s3.link
test('links: for whoever has them, as long as they say, and as long as their maker may', async (t) => {
  const { call, enter, signIn, clock, platform } = await openS3Platform(t);
  const { as, s3 } = await enter('jonas.lind', 'payments-prod');
  await s3.call('PUT', 'payments-exports', 'ü &+.html', { body: '<script>', headers: { 'content-type': 'text/html' } });
  const sign = (body: object, by = as) => call('/api/v2/s3service/presign', { method: 'POST', as: by, body });
  const facts = { bucket: 'payments-exports', key: 'ü &+.html', method: 'GET', expires: 600 };
  const shared = (await sign({ ...facts, download_name: 'ü.html' })).json;
  assert.equal(shared.expires_at, '2026-11-21T08:10:00.000Z');
  const at = (url: string, method = 'GET', headers = {}, body = '') =>
    send(new URL(url, platform.url).origin, { method, path: url.replace(/^http:\/\/[^/]*/, ''), headers, body });
  const read = await at(shared.url);
  assert.deepEqual([read.status, read.text, read.headers['content-security-policy']], [200, '<script>', 'sandbox']);
  assert.match(
    String(read.headers['content-disposition']),
    /^attachment; filename="_.html"; filename\*=UTF-8''%C3%BC.html$/,
  );
  assert.equal((await at(shared.url, 'DELETE')).one('Code'), 'SignatureDoesNotMatch');
  assert.equal(
    (await at(shared.url.replace(platform.s3Url, `${platform.url}/s3proxy`))).one('Code'),
    'SignatureDoesNotMatch',
  );

  const here = (await sign({ ...facts, via: 'console' })).json;
  assert.match(here.url, /^\/s3proxy\/payments-exports\/%C3%BC%20%26%2B.html\?/);
  const saved = await at(here.url);
  assert.deepEqual(
    [saved.text, saved.headers['content-disposition'], saved.headers['content-security-policy']],
    ['<script>', 'attachment', "default-src 'none'; sandbox"],
  );
  assert.equal(
    (await at(here.url, 'GET', { 'sec-fetch-dest': 'script' })).status,
    403,
    'never as a part of the console',
  );
  assert.equal((await at(platform.s3Url + here.url.slice('/s3proxy'.length))).one('Code'), 'SignatureDoesNotMatch');

  const upload = (await sign({ ...facts, key: 'up', method: 'PUT', expires: 3600 })).json;
  const xhr = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'text/plain' };
  assert.equal((await at(upload.url, 'PUT', {}, 'sent')).status, 403, 'another site’s form is not the console');
  assert.equal((await at(upload.url, 'PUT', xhr, 'sent')).status, 200);
  assert.equal((await s3.call('GET', 'payments-exports', 'up')).text, 'sent');
  assert.equal(
    (await at(upload.url.replace('/up?', '/other?'), 'PUT', xhr, 'sent')).one('Code'),
    'SignatureDoesNotMatch',
  );

  const uploadId = (await s3.call('POST', 'payments-exports', 'parts', { query: { uploads: '' } })).one('UploadId');
  const part = { ...facts, key: 'parts', method: 'PUT', expires: 3600, upload_id: uploadId };
  const second = (await sign({ ...part, part_number: 2 })).json;
  assert.equal((await at(second.url, 'PUT', xhr, 'part')).status, 200);
  assert.equal(
    (await at(second.url.replace('partNumber=2', 'partNumber=1'), 'PUT', xhr, 'part')).one('Code'),
    'SignatureDoesNotMatch',
  );
  assert.equal((await at(second.url.replace(/partNumber=2&/, ''), 'PUT', xhr, 'part')).status, 403, 'nor a whole file');
  for (const [body, field] of [
    [part, 'part_number'],
    [{ ...part, upload_id: undefined, part_number: 1 }, 'upload_id'],
    [{ ...part, method: 'GET', part_number: 1 }, 'upload_id'],
    [{ ...part, part_number: 10_001 }, 'part_number'],
  ] as const) {
    const { status, json } = await sign(body);
    assert.deepEqual([status, Object.keys(json.error.fields)], [400, [field]]);
  }

  for (const [body, status] of [
    [{ ...facts, method: 'PUT', expires: 3601 }, 400],
    [{ ...facts, expires: 604_801 }, 400],
    [{ ...facts, key: 'é'.repeat(600) }, 400],
    [{ ...facts, bucket: 'no-such-bucket' }, 404],
    [{ ...facts, method: 'DELETE' }, 400],
  ] as const) {
    assert.equal((await sign(body)).status, status, JSON.stringify(body).slice(0, 100));
  }
  for (const key of ['../up', 'a/./b'])
    for (const more of [{}, { via: 'console' }, { method: 'PUT' }]) {
      const { status, json } = await sign({ ...facts, key, ...more });
      assert.deepEqual(
        [status, json.error.err_code, json.error.fields.key.code],
        [400, 'key_has_dots', 'key_has_dots'],
        'a browser would open another one',
      );
    }
  const sara = await signIn('sara.nyberg', 'storefront');
  assert.equal((await sign(facts, sara)).status, 404, 'a bucket of others is none');
  assert.equal((await sign({ ...facts, method: 'PUT' }, await signIn('otto.viewer', 'payments-prod'))).status, 403);

  const inProject = await signIn('admin', 'payments-prod');
  const person = `/api/v2/s3service/users/${demoUserId('jonas.lind')}`;
  await call(person, { method: 'PUT', as: inProject, body: { enabled: false } });
  assert.equal((await at(shared.url)).status, 403);
  await call(person, { method: 'PUT', as: inProject, body: { enabled: true } });
  assert.equal((await at(shared.url)).status, 200);
  clock.advance(600_001);
  assert.equal((await at(shared.url)).one('Code'), 'AccessDenied');
  const keys = (await call('/api/v2/s3service/user', { as })).json.keys;
  assert.equal(keys.length, 1, 'the platform’s own key is nobody’s to see');
});

test('usage counts what is there, what is hidden, and below a prefix', async (t) => {
  const { call, enter } = await openS3Platform(t);
  const { as, s3 } = await enter('sara.nyberg', 'storefront');
  await s3.call('PUT', 'counted');
  await s3.call('PUT', 'counted', '', {
    query: { versioning: '' },
    body: '<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>',
  });
  for (const [key, body] of [
    ['a/1', '12345'],
    ['a/1', '123'],
    ['b', '1'],
  ] as const)
    await s3.call('PUT', 'counted', key, { body });
  const usage = async (query = '') => (await call(`/api/v2/s3service/buckets/usage${query}`, { as })).json.data;
  assert.deepEqual(await usage(), [{ bucket: 'counted', objects: 2, bytes: 4, hidden_bytes: 5 }]);
  assert.deepEqual(await usage('?bucket=counted&prefix=a/'), [
    { bucket: 'counted', objects: 1, bytes: 3, hidden_bytes: 5 },
  ]);
  assert.equal((await call('/api/v2/s3service/buckets/usage?bucket=payments-exports', { as })).status, 404);
});

// spec: s3.changes
test('events: a bucket made, and many changes of it as few', async (t) => {
  const { enter, clock, url } = await openS3Platform(t);
  const { as, s3 } = await enter('jonas.lind', 'payments-prod');
  const { as: sara, s3: saraS3 } = await enter('sara.nyberg', 'storefront');
  const [live, other] = [await openLive(t, url), await openLive(t, url)];
  for (const [link, by] of [
    [live, as],
    [other, sara],
  ] as const) {
    link.send({ type: 'login', session_id: by.sessionId, token: by.token });
    await link.next();
  }
  await s3.call('PUT', 'told');
  for (let at = 0; at < 5; at += 1) await s3.call('PUT', 'told', `${at}`);
  clock.advance(1000);
  const heard: string[] = [];
  const hearUntil = async (last: string) => {
    for (let id = ''; id !== last;) {
      const { channel, type, operation, object, ...event } = await live.nextEvent();
      id = event.id;
      heard.push(`${channel} ${type} ${operation} ${id} ${object.settings_changed ? 'settings' : 'objects'}`);
    }
  };
  await s3.call('DELETE', 'payments-exports', 'README.txt');
  await hearUntil('payments-exports');
  assert.deepEqual(heard.splice(0), [
    's3 s3_bucket created told settings',
    's3 s3_bucket updated told objects',
    's3 s3_bucket updated told objects',
    's3 s3_bucket updated payments-exports objects',
  ]);
  const body = '<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>';
  await s3.call('PUT', 'told', '', { query: { versioning: '' }, body });
  await s3.call('PUT', 'told', 'after');
  clock.advance(1000);
  await s3.call('PUT', 'last');
  await hearUntil('last');
  assert.deepEqual(
    heard,
    ['s3 s3_bucket updated told settings', 's3 s3_bucket created last settings'],
    'what follows a setting within the second is told with it',
  );
  await saraS3.call('PUT', 'of-sara');
  assert.equal((await other.nextEvent()).id, 'of-sara', 'she heard nothing of the other project');
});
