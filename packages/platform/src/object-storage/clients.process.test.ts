import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createRealClock } from '../clock.ts';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { isInstalled, type ProgramResult, runProgram } from './testing/run-program.ts';
import { openS3Platform } from './testing/s3-platform.ts';

const skipWithout = (program: string) => (isInstalled(program) ? false : `${program} is not installed`);

interface Bench {
  readonly url: string;
  readonly key: string;
  readonly secret: string;
  /** A home of its own, with `small.txt`, `large.bin` (18 MiB) and a folder `tree` of three files. */
  readonly home: string;
  /** Runs a program and expects it to succeed; answers what it wrote. */
  run(program: string, ...args: string[]): Promise<string>;
  tryTo(program: string, ...args: string[]): Promise<ProgramResult>;
}

const LARGE = 18 * 1024 ** 2;
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

async function openBench(t: TestContext): Promise<Bench> {
  const { enter, platform } = await openS3Platform(t, { test: false }, { clock: createRealClock() });
  const { key } = await enter('jonas.lind', 'payments-prod');
  const home = tempFolder(t);
  writeFileSync(join(home, 'small.txt'), 'a small file\n');
  writeFileSync(join(home, 'large.bin'), randomBytes(LARGE));
  mkdirSync(join(home, 'tree/deep er'), { recursive: true });
  for (const name of ['one.txt', 'deep er/zwei ü.txt', 'deep er/three+3.txt'])
    writeFileSync(join(home, 'tree', name), name);
  const env = {
    HOME: home,
    AWS_ACCESS_KEY_ID: key.acc_key,
    AWS_SECRET_ACCESS_KEY: key.sec_key,
    AWS_DEFAULT_REGION: 'skydeck',
    AWS_EC2_METADATA_DISABLED: 'true',
  };
  const tryTo = (program: string, ...args: string[]) => runProgram(program, args, env);
  return {
    url: platform.s3Url,
    key: key.acc_key,
    secret: key.sec_key,
    home,
    tryTo,
    async run(program, ...args) {
      const { code, out, errors } = await tryTo(program, ...args);
      assert.equal(code, 0, `${program} ${args.join(' ')}\n${out}\n${errors}`);
      return out;
    },
  };
}

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

const tree = ['deep er/three+3.txt', 'deep er/zwei ü.txt', 'one.txt'];

test('the AWS command line', { skip: skipWithout('aws') }, async (t) => {
  const { url, home, run, tryTo } = await openBench(t);
  const aws = (...args: string[]) => run('aws', '--endpoint-url', url, ...args);
  await aws('s3', 'mb', 's3://by-aws');
  await aws('s3', 'cp', `${home}/small.txt`, 's3://by-aws/small.txt');
  await aws('s3', 'cp', `${home}/large.bin`, 's3://by-aws/large.bin');
  const listed = await aws('s3', 'ls', 's3://by-aws');
  assert.match(listed, new RegExp(` ${LARGE} large.bin\n.* 13 small.txt`));
  await aws('s3', 'cp', 's3://by-aws/large.bin', 's3://by-aws/copies/large.bin');
  await aws('s3', 'cp', 's3://by-aws/copies/large.bin', `${home}/back.bin`);
  assert.equal(hashOf(`${home}/back.bin`), hashOf(`${home}/large.bin`));
  await aws('s3', 'sync', `${home}/tree`, 's3://by-aws/tree');
  assert.equal(await aws('s3', 'sync', `${home}/tree`, 's3://by-aws/tree'), '', 'nothing is left to be sent');
  await aws('s3', 'sync', 's3://by-aws/tree', `${home}/again`);
  assert.deepEqual(filesUnder(`${home}/again`), tree);
  const head = JSON.parse(await aws('s3api', 'head-object', '--bucket', 'by-aws', '--key', 'large.bin'));
  assert.match(head.ETag, /^"[0-9a-f]{32}-3"$/);
  const missing = await tryTo(
    'aws',
    '--endpoint-url',
    url,
    's3api',
    'head-object',
    '--bucket',
    'by-aws',
    '--key',
    'no',
  );
  assert.match(missing.errors, /404/);
  await aws('s3api', 'put-bucket-versioning', '--bucket', 'by-aws', '--versioning-configuration', 'Status=Enabled');
  await aws('s3', 'rm', 's3://by-aws/small.txt');
  const { DeleteMarkers } = JSON.parse(
    await aws('s3api', 'list-object-versions', '--bucket', 'by-aws', '--prefix', 'small'),
  );
  assert.equal(DeleteMarkers.length, 1);
  const full = await tryTo('aws', '--endpoint-url', url, 's3', 'rb', 's3://by-aws');
  assert.match(full.errors, /BucketNotEmpty/);
  await aws('s3', 'rm', '--recursive', 's3://by-aws/tree');
  assert.equal(await aws('s3', 'ls', 's3://by-aws/tree/').catch(() => ''), '');
});

test('rclone', { skip: skipWithout('rclone') }, async (t) => {
  const { url, key, secret, home, run } = await openBench(t);
  const config = ['[s3]', 'type = s3', 'provider = Other', `access_key_id = ${key}`, `secret_access_key = ${secret}`];
  config.push('region = skydeck');
  writeFileSync(join(home, 'rclone.conf'), [...config, `endpoint = ${url}`, ''].join('\n'));
  const rclone = (...args: string[]) => run('rclone', '--config', `${home}/rclone.conf`, ...args);
  await rclone('mkdir', 's3:by-rclone');
  await rclone('copy', '--s3-acl', 'public-read', `${home}/small.txt`, 's3:by-rclone');
  assert.equal(await (await fetch(`${url}/by-rclone/small.txt`)).text(), 'a small file\n');
  const link = (await rclone('link', '--expire', '1h', 's3:by-rclone/small.txt')).trim();
  assert.equal(await (await fetch(link)).text(), 'a small file\n');
  await rclone('copy', '--s3-upload-cutoff', '8M', `${home}/large.bin`, 's3:by-rclone');
  assert.match(await rclone('ls', 's3:by-rclone'), new RegExp(`${LARGE} large.bin`));
  await rclone('copyto', 's3:by-rclone/large.bin', 's3:by-rclone/copies/large.bin');
  await rclone('copyto', 's3:by-rclone/copies/large.bin', `${home}/back.bin`);
  assert.equal(hashOf(`${home}/back.bin`), hashOf(`${home}/large.bin`));
  await rclone('sync', `${home}/tree`, 's3:by-rclone/tree');
  await rclone('check', `${home}/tree`, 's3:by-rclone/tree');
  await rclone('sync', 's3:by-rclone/tree', `${home}/again`);
  assert.deepEqual(filesUnder(`${home}/again`), tree);
  await rclone('purge', 's3:by-rclone');
  assert.doesNotMatch(await rclone('lsd', 's3:'), /by-rclone/);
});

test('s3cmd', { skip: skipWithout('s3cmd') }, async (t) => {
  const { url, key, secret, home, run, tryTo } = await openBench(t);
  const { host } = new URL(url);
  const config = [`access_key = ${key}`, `secret_key = ${secret}`, `host_base = ${host}`, `host_bucket = ${host}`];
  writeFileSync(
    join(home, '.s3cfg'),
    ['[default]', ...config, 'bucket_location = skydeck', 'use_https = False', ''].join('\n'),
  );
  const s3cmd = (...args: string[]) => run('s3cmd', '--no-progress', ...args);
  await s3cmd('mb', 's3://by-s3cmd');
  await s3cmd('put', `${home}/small.txt`, 's3://by-s3cmd/small.txt');
  // It signs links by version 2.
  const link = (await s3cmd('signurl', 's3://by-s3cmd/small.txt', '+600')).trim();
  assert.equal(await (await fetch(link)).text(), 'a small file\n');
  await s3cmd('setacl', '--acl-public', 's3://by-s3cmd/small.txt');
  assert.equal(await (await fetch(`${url}/by-s3cmd/small.txt`)).text(), 'a small file\n');
  await s3cmd('setacl', '--acl-private', 's3://by-s3cmd/small.txt');
  assert.equal((await fetch(`${url}/by-s3cmd/small.txt`)).status, 403);
  await s3cmd('put', '--multipart-chunk-size-mb=6', `${home}/large.bin`, 's3://by-s3cmd/large.bin');
  assert.match(await s3cmd('ls', 's3://by-s3cmd'), new RegExp(`${LARGE} .*s3://by-s3cmd/large.bin`));
  await s3cmd('cp', 's3://by-s3cmd/large.bin', 's3://by-s3cmd/copies/large.bin');
  await s3cmd('get', 's3://by-s3cmd/copies/large.bin', `${home}/back.bin`);
  assert.equal(hashOf(`${home}/back.bin`), hashOf(`${home}/large.bin`));
  await s3cmd('sync', `${home}/tree/`, 's3://by-s3cmd/tree/');
  await s3cmd('sync', 's3://by-s3cmd/tree/', `${home}/again/`);
  assert.deepEqual(filesUnder(`${home}/again`), tree);
  await s3cmd('info', 's3://by-s3cmd');
  await s3cmd('del', '--recursive', '--force', 's3://by-s3cmd');
  await s3cmd('rb', 's3://by-s3cmd');
  assert.notEqual((await tryTo('s3cmd', 'ls', 's3://by-s3cmd')).code, 0);
});

const boto = `
import os, sys, json, urllib.request, boto3
s3 = boto3.client('s3', endpoint_url=sys.argv[1])
s3.create_bucket(Bucket='by-boto3', CreateBucketConfiguration={'LocationConstraint': 'skydeck'})
s3.put_object(Bucket='by-boto3', Key='ä/small', Body=b'small', ContentType='text/plain', Metadata={'a': 'b'})
s3.upload_file(sys.argv[2], 'by-boto3', 'large')
s3.download_file('by-boto3', 'large', sys.argv[2] + '.back')
s3.copy({'Bucket': 'by-boto3', 'Key': 'large'}, 'by-boto3', 'copy')
for n in range(25): s3.put_object(Bucket='by-boto3', Key='many/%02d' % n, Body=b'x')
pages = s3.get_paginator('list_objects_v2').paginate(Bucket='by-boto3', Prefix='many/', PaginationConfig={'PageSize': 10})
keys = [o['Key'] for p in pages for o in p['Contents']]
url = s3.generate_presigned_url('get_object', Params={'Bucket': 'by-boto3', 'Key': 'ä/small'}, ExpiresIn=60)
with urllib.request.urlopen(url) as answer: shared = answer.read().decode()
post = s3.generate_presigned_url('put_object', Params={'Bucket': 'by-boto3', 'Key': 'by link'}, ExpiresIn=60)
urllib.request.urlopen(urllib.request.Request(post, data=b'linked', method='PUT'))
s3.put_object_tagging(Bucket='by-boto3', Key='copy', Tagging={'TagSet': [{'Key': 'k', 'Value': 'v & w'}]})
tags = s3.get_object_tagging(Bucket='by-boto3', Key='copy')['TagSet']
gone = s3.delete_objects(Bucket='by-boto3', Delete={'Objects': [{'Key': k} for k in keys]})
try: s3.get_object(Bucket='by-boto3', Key='nothing')
except s3.exceptions.NoSuchKey as error: code = error.response['Error']['Code']
seen = s3.get_object(Bucket='by-boto3', Key='ä/small')['ETag']
try: s3.get_object(Bucket='by-boto3', Key='ä/small', IfNoneMatch=seen)
except s3.exceptions.ClientError as error: unchanged = error.response['ResponseMetadata']['HTTPStatusCode']
form = s3.generate_presigned_post('by-boto3', 'form', Conditions=[['content-length-range', 1, 100]], ExpiresIn=60)
part = lambda name, value, more='': '--x\\r\\nContent-Disposition: form-data; name="%s"%s\\r\\n\\r\\n%s\\r\\n' % (name, more, value)
body = ''.join(part(*field) for field in form['fields'].items()) + part('file', 'posted', '; filename="a"') + '--x--\\r\\n'
urllib.request.urlopen(urllib.request.Request(form['url'], body.encode(), {'Content-Type': 'multipart/form-data; boundary=x'}))
plain = boto3.client('s3', endpoint_url=sys.argv[1], region_name='us-east-1')
old = plain.generate_presigned_url('get_object', Params={'Bucket': 'by-boto3', 'Key': 'form'}, ExpiresIn=60)
with urllib.request.urlopen(old) as answer: posted = answer.read().decode()
s3.put_object(Bucket='by-boto3', Key='open', Body=b'open', ACL='public-read')
with urllib.request.urlopen(sys.argv[1] + '/by-boto3/open') as answer: opened = answer.read().decode()
s3.create_bucket(Bucket='boto3-locked', ObjectLockEnabledForBucket=True, CreateBucketConfiguration={'LocationConstraint': 'skydeck'})
held = s3.put_object(Bucket='boto3-locked', Key='a', Body=b'a', ObjectLockLegalHoldStatus='ON')
try: s3.delete_object(Bucket='boto3-locked', Key='a', VersionId=held['VersionId'])
except s3.exceptions.ClientError as error: locked = error.response['Error']['Code']
head = s3.head_object(Bucket='by-boto3', Key='ä/small')
print(json.dumps({
  'keys': len(keys), 'shared': shared, 'tags': tags, 'gone': len(gone['Deleted']), 'code': code,
  'type': head['ContentType'], 'meta': head['Metadata'],
  'unchanged': unchanged, 'posted': posted, 'opened': opened, 'locked': locked, 'v2': 'AWSAccessKeyId=' in old,
  'linked': s3.get_object(Bucket='by-boto3', Key='by link')['Body'].read().decode(),
}))
`;

const botoMissing = async () => {
  if (!isInstalled('python3')) return 'python3 is not installed';
  const { code } = await runProgram('python3', ['-c', 'import boto3'], {});
  return code === 0 ? false : 'python3-boto3 is not installed';
};

test('boto3', { skip: await botoMissing() }, async (t) => {
  const { url, home, run } = await openBench(t);
  const told = JSON.parse(await run('python3', '-c', boto, url, `${home}/large.bin`));
  assert.deepEqual(told, {
    keys: 25,
    shared: 'small',
    tags: [{ Key: 'k', Value: 'v & w' }],
    gone: 25,
    code: 'NoSuchKey',
    type: 'text/plain',
    meta: { a: 'b' },
    unchanged: 304,
    posted: 'posted',
    opened: 'open',
    locked: 'AccessDenied',
    v2: true,
    linked: 'linked',
  });
  assert.equal(hashOf(`${home}/large.bin.back`), hashOf(`${home}/large.bin`));
});
