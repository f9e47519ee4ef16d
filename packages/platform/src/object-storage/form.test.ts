import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { momentText, scopeText, signingKey, signText } from './sigv4/signature.ts';
import { send } from './testing/s3-client.ts';
import { openS3Platform } from './testing/s3-platform.ts';

const BOUNDARY = 'boundary-of-the-test';

/** A form as browsers send it; `file` comes last. */
function formOf(fields: Readonly<Record<string, string>>, file: string | null, filename = 'a.txt'): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `Content-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: text/plain\r\n\r\n`;
  const last = file === null ? '' : `--${BOUNDARY}\r\n${head}${file}\r\n`;
  return `${parts.join('')}${last}--${BOUNDARY}--\r\n`;
}

// spec: s3.form
test('a file that an HTML form brings', async (t) => {
  const { enter, platform, clock } = await openS3Platform(t);
  const { s3, key } = await enter('jonas.lind', 'payments-prod');
  await s3.call('PUT', 'forms');
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const post = (body: string) => send(platform.s3Url, { method: 'POST', path: '/forms', headers, body });

  function signed(given: Readonly<Record<string, string>>, conditions: readonly unknown[] = []) {
    const moment = momentText(clock.now());
    const scope = { day: moment.slice(0, 8), region: 'skydeck' };
    const credential = `${key.acc_key}/${scopeText(scope)}`;
    const fields = {
      ...given,
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': credential,
      'X-Amz-Date': moment,
    };
    const expiration = new Date(clock.now().getTime() + 60_000).toISOString();
    const all = [{ bucket: 'forms' }, ...Object.entries(fields).map(([name, value]) => ({ [name]: value }))];
    const text64 = Buffer.from(JSON.stringify({ expiration, conditions: [...all, ...conditions] })).toString('base64');
    return { ...fields, Policy: text64, 'X-Amz-Signature': signText(signingKey(key.sec_key, scope), text64) };
  }

  await t.test('is kept with what its fields say', async () => {
    const tagging = '<Tagging><TagSet><Tag><Key>a b</Key><Value>1&amp;2</Value></Tag></TagSet></Tagging>';
    const fields = { key: 'in/${filename}', 'Content-Type': 'text/x-form', 'x-amz-meta-a': 'ü', tagging };
    const kept = await post(formOf(signed(fields), 'from a form', 'ä.txt'));
    assert.equal(kept.status, 204, kept.text);
    const got = await s3.call('GET', 'forms', 'in/ä.txt');
    assert.deepEqual(
      [got.text, got.headers['content-type'], kept.headers['etag']],
      ['from a form', 'text/x-form', got.headers['etag']],
    );
    const tags = await s3.call('GET', 'forms', 'in/ä.txt', { query: { tagging: '' } });
    assert.deepEqual([tags.one('Key'), tags.one('Value')], ['a b', '1&amp;2']);
  });

  await t.test('is answered as the form asks', async () => {
    const told = await post(formOf(signed({ key: 'a', success_action_status: '201' }), 'x'));
    assert.deepEqual([told.status, told.one('Bucket'), told.one('Key')], [201, 'forms', 'a']);
    const sent = await post(formOf(signed({ key: 'a', success_action_redirect: 'https://shop.test/done?x=1' }), 'x'));
    assert.equal(sent.status, 303);
    assert.match(String(sent.headers['location']), /^https:\/\/shop\.test\/done\?x=1&bucket=forms&key=a&etag=/);
    const script = await post(formOf(signed({ key: 'a', success_action_redirect: 'javascript:alert(1)' }), 'x'));
    assert.deepEqual([script.status, script.headers['location']?.includes('javascript')], [204, false]);
  });

  await t.test('is refused where its policy or its signature does not hold', async () => {
    const range = [['content-length-range', 2, 4]];
    const other = { ...signed({ key: 'b' }), 'X-Amz-Signature': '0'.repeat(64) };
    for (const [body, code] of [
      [formOf(signed({ key: 'b' }, range), 'x'), 'EntityTooSmall'],
      [formOf(signed({ key: 'b' }, range), 'xxxxx'), 'EntityTooLarge'],
      [formOf(other, 'x'), 'SignatureDoesNotMatch'],
      [formOf({ ...signed({ key: 'b' }), key: 'c' }, 'x'), 'AccessDenied'],
      [formOf({ key: 'b' }, 'x'), 'AccessDenied'],
      [formOf(signed({ 'x-amz-meta-a': '1' }), 'x'), 'InvalidArgument'],
      [formOf(signed({ key: 'b' }), null), 'InvalidArgument'],
      [
        formOf({ ...signed({ key: 'b' }), 'x-amz-meta-a': 'x'.repeat(30_000) }, 'x'),
        'MaxPostPreDataLengthExceededError',
      ],
      ['no form at all', 'MalformedPOSTRequest'],
    ] as const) {
      const answer = await post(body);
      assert.equal(answer.one('Code'), code, `${answer.text} ${body.slice(0, 200)}`);
    }
    assert.equal((await s3.call('GET', 'forms', 'b')).status, 404);
  });

  await t.test('of which half comes is not kept', async () => {
    const whole = formOf(signed({ key: 'half' }), 'x'.repeat(1000));
    const { hostname, port } = new URL(platform.s3Url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const half = whole.slice(0, -200);
    const lines = ['POST /forms HTTP/1.1', `Host: ${hostname}`, `Content-Type: ${headers['content-type']}`];
    socket.write(`${lines.join('\r\n')}\r\nContent-Length: ${half.length}\r\nConnection: close\r\n\r\n${half}`);
    assert.match(await text(socket), /^HTTP\/1\.1 400 [^]*MalformedPOSTRequest/);
    assert.equal((await s3.call('GET', 'forms', 'half')).status, 404);
  });

  await t.test('is anybody’s where the bucket is open for writing', async () => {
    await s3.call('PUT', 'forms', '', { query: { acl: '' }, headers: { 'x-amz-acl': 'public-read-write' } });
    assert.equal((await post(formOf({ key: 'gift' }, 'x'))).status, 204);
    const elsewhere = { key: 'gift', success_action_redirect: 'https://evil.test/' };
    assert.equal((await post(formOf(elsewhere, 'x'))).status, 204, 'nobody is sent away by who may only write');
  });
});
