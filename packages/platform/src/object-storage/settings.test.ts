import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoProjectId, demoUserId } from '../identity/accounts/demo-accounts.ts';
import { createS3Client, send } from './testing/s3-client.ts';
import { openS3Platform } from './testing/s3-platform.ts';

const DAY_MS = 86_400_000;

test('what a bucket can be told', async (t) => {
  const { enter, clock, platform } = await openS3Platform(t);
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  const { s3: sara } = await enter('sara.nyberg', 'storefront');
  const anonymous = createS3Client({ url: platform.s3Url, key: null, now: () => clock.now() });
  const fresh = async (name: string) => assert.equal((await s3.call('PUT', name)).status, 200);
  const tell = (bucket: string, what: string, body: string) =>
    s3.call('PUT', bucket, '', { query: { [what]: '' }, body });
  const ask = (bucket: string, what: string) => s3.call('GET', bucket, '', { query: { [what]: '' } });
  const forget = (bucket: string, what: string) => s3.call('DELETE', bucket, '', { query: { [what]: '' } });

  await t.test('CORS: a browser of an allowed origin is let in, and no other', async () => {
    await fresh('cors');
    await s3.call('PUT', 'cors', 'a', { body: 'x' });
    assert.equal((await ask('cors', 'cors')).one('Code'), 'NoSuchCORSConfiguration');
    const rule =
      '<AllowedOrigin>https://shop.example.com</AllowedOrigin><AllowedMethod>GET</AllowedMethod><AllowedHeader>*</AllowedHeader>';
    assert.equal(
      (await tell('cors', 'cors', `<CORSConfiguration><CORSRule>${rule}</CORSRule></CORSConfiguration>`)).status,
      200,
    );
    assert.equal((await ask('cors', 'cors')).one('AllowedOrigin'), 'https://shop.example.com');
    const preflight = (origin: string, method = 'GET') =>
      send(platform.s3Url, {
        method: 'OPTIONS',
        path: '/cors/a',
        headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'x-amz-date' },
      });
    const granted = await preflight('https://shop.example.com');
    assert.deepEqual(
      [granted.status, granted.headers['access-control-allow-origin'], granted.headers['access-control-allow-headers']],
      [200, 'https://shop.example.com', 'x-amz-date'],
    );
    assert.equal((await preflight('https://evil.example.com')).status, 403);
    assert.equal((await preflight('https://shop.example.com', 'PUT')).status, 403);
    const read = (origin: string) => s3.call('GET', 'cors', 'a', { headers: { origin } });
    assert.equal(
      (await read('https://shop.example.com')).headers['access-control-allow-origin'],
      'https://shop.example.com',
    );
    assert.equal((await read('https://evil.example.com')).headers['access-control-allow-origin'], undefined);
    assert.equal((await forget('cors', 'cors')).status, 204);
    assert.equal((await preflight('https://shop.example.com')).status, 403);
    const wrong = rule.replace('GET', 'PATCH');
    assert.equal(
      (await tell('cors', 'cors', `<CORSConfiguration><CORSRule>${wrong}</CORSRule></CORSConfiguration>`)).one('Code'),
      'InvalidRequest',
    );
  });

  await t.test('a policy opens a bucket to everybody, and to others by name', async () => {
    await fresh('open');
    await s3.call('PUT', 'open', 'public/a', { body: 'for all' });
    await s3.call('PUT', 'open', 'b', { body: 'for Sara' });
    const saraArn = `arn:aws:iam::${demoProjectId('storefront')}:user/${demoUserId('sara.nyberg')}`;
    const policy = {
      Version: '2012-10-17',
      Statement: [
        { Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: 'arn:aws:s3:::open/public/*' },
        {
          Effect: 'Allow',
          Principal: { AWS: saraArn },
          Action: ['s3:GetObject', 's3:PutObject', 's3:ListBucket'],
          Resource: ['arn:aws:s3:::open', 'arn:aws:s3:::open/*'],
        },
        { Effect: 'Deny', Principal: '*', Action: 's3:DeleteObject', Resource: 'arn:aws:s3:::open/public/*' },
      ],
    };
    assert.equal((await tell('open', 'policy', JSON.stringify(policy))).status, 204);
    assert.deepEqual(JSON.parse((await ask('open', 'policy')).text), policy);
    assert.equal((await ask('open', 'policyStatus')).one('IsPublic'), 'true');
    assert.equal((await anonymous.call('GET', 'open', 'public/a')).text, 'for all');
    assert.equal((await anonymous.call('GET', 'open', 'b')).one('Code'), 'AccessDenied');
    assert.equal(
      (await anonymous.call('GET', 'open', 'public/none')).one('Code'),
      'AccessDenied',
      'who may not list does not learn what is missing',
    );
    assert.equal((await sara.call('GET', 'open', 'b')).text, 'for Sara');
    assert.equal((await sara.call('GET', 'open', 'none')).one('Code'), 'NoSuchKey');
    assert.deepEqual((await sara.call('GET', 'open', '', { query: { 'list-type': '2' } })).all('Key'), [
      'b',
      'public/a',
    ]);
    assert.equal((await sara.call('PUT', 'open', 'from-sara', { body: 'x' })).status, 200);
    assert.equal((await sara.call('DELETE', 'open', 'from-sara')).one('Code'), 'AccessDenied');
    assert.equal(
      (await sara.call('PUT', 'open', '', { query: { policy: '' }, body: '{}' })).one('Code'),
      'AccessDenied',
    );
    assert.equal(
      (await s3.call('DELETE', 'open', 'public/a')).one('Code'),
      'AccessDenied',
      'a denial holds for the owner too',
    );
    const signedOnly = await anonymous.call('GET', 'open', 'public/a', {
      query: { 'response-content-type': 'text/html' },
    });
    assert.equal(signedOnly.one('Code'), 'InvalidRequest');
    assert.equal((await forget('open', 'policy')).status, 204);
    assert.equal((await anonymous.call('GET', 'open', 'public/a')).one('Code'), 'AccessDenied');
  });

  await t.test('a policy that shuts out its owner can be taken back by them', async () => {
    await fresh('shut');
    const all = {
      Effect: 'Deny',
      Principal: '*',
      Action: 's3:*',
      Resource: ['arn:aws:s3:::shut', 'arn:aws:s3:::shut/*'],
    };
    await tell('shut', 'policy', JSON.stringify({ Statement: all }));
    assert.equal((await s3.call('PUT', 'shut', 'a')).one('Code'), 'AccessDenied');
    assert.equal((await forget('shut', 'policy')).status, 204);
    assert.equal((await s3.call('PUT', 'shut', 'a')).status, 200);
  });

  await t.test('a lifecycle deletes what is due, and nothing else', async () => {
    await fresh('aging');
    await tell('aging', 'versioning', '<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>');
    const rule = (inside: string) => `<Rule><Status>Enabled</Status>${inside}</Rule>`;
    const rules = [
      rule('<ID>logs</ID><Filter><Prefix>logs/</Prefix></Filter><Expiration><Days>3</Days></Expiration>'),
      rule(
        '<ID>old</ID><Filter/><NoncurrentVersionExpiration><NoncurrentDays>2</NoncurrentDays></NoncurrentVersionExpiration>',
      ),
      rule(
        '<ID>markers</ID><Filter/><Expiration><ExpiredObjectDeleteMarker>true</ExpiredObjectDeleteMarker></Expiration>',
      ),
      rule(
        '<ID>parts</ID><Prefix/><AbortIncompleteMultipartUpload><DaysAfterInitiation>1</DaysAfterInitiation></AbortIncompleteMultipartUpload>',
      ),
    ];
    const document = `<LifecycleConfiguration>${rules.join('')}</LifecycleConfiguration>`;
    assert.equal((await tell('aging', 'lifecycle', document)).status, 200);
    assert.deepEqual((await ask('aging', 'lifecycle')).all('ID'), ['logs', 'old', 'markers', 'parts']);
    for (const key of ['logs/a', 'kept', 'kept']) await s3.call('PUT', 'aging', key, { body: key });
    await s3.call('POST', 'aging', 'upload', { query: { uploads: '' } });
    const versions = async () => {
      const listed = await s3.call('GET', 'aging', '', { query: { versions: '' } });
      return listed.all('Key');
    };
    const uploads = async () => (await s3.call('GET', 'aging', '', { query: { uploads: '' } })).all('UploadId').length;
    const days = async (count: number) => {
      clock.jump(count * DAY_MS);
      await platform.internals.s3.maintenance.idle();
    };
    await days(1);
    assert.deepEqual([await versions(), await uploads()], [['kept', 'kept', 'logs/a'], 1], 'a day is a whole one');
    await days(1);
    assert.equal(await uploads(), 0);
    await days(1);
    assert.deepEqual(await versions(), ['kept', 'logs/a'], 'the version that was replaced is gone');
    await days(2);
    assert.deepEqual(await versions(), ['kept', 'logs/a', 'logs/a'], 'a delete marker hides the log');
    await days(3);
    await days(1);
    assert.deepEqual(await versions(), ['kept'], 'its version went, and then the lonely marker');
    const moving = rule('<Transition><Days>1</Days><StorageClass>GLACIER</StorageClass></Transition>');
    assert.equal(
      (await tell('aging', 'lifecycle', `<LifecycleConfiguration>${moving}</LifecycleConfiguration>`)).one('Code'),
      'NotImplemented',
    );
  });

  await t.test('what nobody keeps is not promised', async () => {
    await fresh('bare');
    for (const [headers, code] of [
      [{ 'x-amz-server-side-encryption': 'AES256' }, 'NotImplemented'],
      [{ 'x-amz-storage-class': 'GLACIER' }, 'NotImplemented'],
      [{ 'x-amz-object-lock-mode': 'GOVERNANCE' }, 'InvalidArgument'],
      [{ 'x-amz-object-lock-legal-hold': 'ON' }, 'InvalidRequest'],
    ] as const) {
      assert.equal((await s3.call('PUT', 'bare', 'a', { headers })).one('Code'), code);
    }
    for (const [what, code] of [
      ['website', 'NoSuchWebsiteConfiguration'],
      ['encryption', 'ServerSideEncryptionConfigurationNotFoundError'],
      ['object-lock', 'ObjectLockConfigurationNotFoundError'],
      ['inventory', 'NotImplemented'],
    ] as const) {
      assert.equal((await ask('bare', what)).one('Code'), code);
    }
  });

  await t.test('a bucket has up to fifty tags', async () => {
    await fresh('tagged');
    assert.equal((await ask('tagged', 'tagging')).one('Code'), 'NoSuchTagSet');
    const tags = (count: number) => {
      const one = (at: number) => `<Tag><Key>k${at}</Key><Value>v &amp; ${at}</Value></Tag>`;
      return `<Tagging><TagSet>${Array.from({ length: count }, (_, at) => one(at)).join('')}</TagSet></Tagging>`;
    };
    assert.equal((await tell('tagged', 'tagging', tags(51))).one('Code'), 'InvalidTag');
    assert.equal((await tell('tagged', 'tagging', tags(50))).status, 200);
    const kept = await ask('tagged', 'tagging');
    assert.deepEqual([kept.all('Key').length, kept.one('Value')], [50, 'v &amp; 0']);
    assert.equal((await forget('tagged', 'tagging')).status, 204);
    assert.equal((await ask('tagged', 'tagging')).one('Code'), 'NoSuchTagSet');
  });

  await t.test('a lifecycle chooses by size', async () => {
    await fresh('sized');
    const filter =
      '<And><ObjectSizeGreaterThan>2</ObjectSizeGreaterThan><ObjectSizeLessThan>5</ObjectSizeLessThan></And>';
    const rule = `<Rule><Status>Enabled</Status><Filter>${filter}</Filter><Expiration><Days>1</Days></Expiration></Rule>`;
    const document = `<LifecycleConfiguration>${rule}</LifecycleConfiguration>`;
    assert.equal((await tell('sized', 'lifecycle', document)).status, 200);
    assert.match((await ask('sized', 'lifecycle')).text, /<Filter><And>.*<ObjectSizeLessThan>5<\/ObjectSizeLessThan>/);
    for (const size of [2, 3, 4, 5]) await s3.call('PUT', 'sized', `${size}`, { body: 'x'.repeat(size) });
    clock.jump(3 * DAY_MS);
    await platform.internals.s3.maintenance.idle();
    assert.deepEqual((await s3.call('GET', 'sized')).all('Key'), ['2', '5']);
    const backwards = document.replace('>5<', '>2<');
    assert.equal((await tell('sized', 'lifecycle', backwards)).one('Code'), 'InvalidArgument');
  });
});
