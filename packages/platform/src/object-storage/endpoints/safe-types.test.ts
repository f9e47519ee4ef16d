import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sandboxHeadersOf } from './safe-types.ts';

const sandbox = { 'Content-Security-Policy': 'sandbox' };

for (const type of [
  'text/html',
  'TEXT/HTML; charset=utf-8',
  'application/xhtml+xml',
  'image/svg+xml',
  'text/xml',
  'text/xsl',
  'application/xslt+xml',
  'application/mathml+xml',
  'text/javascript',
  'application/json',
  'application/octet-stream',
  'binary/octet-stream',
  'message/rfc822',
  'image/x-unknown',
  // A browser takes the last one that it can read, whatever stands before it (Fetch, "extract a MIME type").
  'image/png, text/html',
  'text/plain,text/html',
  'image/png;, text/xsl',
  'image/png text/html',
  '',
  '*/*',
  'nonsense',
]) {
  test(`what can run, or is not known, has an origin of its own: ${type || 'no type'}`, () =>
    assert.deepEqual(sandboxHeadersOf({ 'content-type': type }), sandbox));
}

test('so has what has no type at all', () => assert.deepEqual(sandboxHeadersOf({}), sandbox));

for (const type of [
  'image/png',
  'IMAGE/JPEG',
  'image/webp ',
  'text/plain; charset=utf-8',
  'application/pdf',
  'video/mp4',
])
  test(`nothing runs in ${type}`, () => assert.deepEqual(sandboxHeadersOf({ 'content-type': type }), {}));

test('what replaces itself is saved, not shown: its parts have types of their own', () => {
  const type = 'multipart/x-mixed-replace; boundary=next';
  const told = (disposition?: string) =>
    sandboxHeadersOf({ 'content-type': type, ...(disposition && { 'content-disposition': disposition }) });
  assert.deepEqual(told(), { ...sandbox, 'content-disposition': 'attachment' });
  assert.deepEqual(told('inline'), { ...sandbox, 'content-disposition': 'attachment' });
  assert.deepEqual(told('attachment; filename="a"'), sandbox);
  assert.deepEqual(sandboxHeadersOf({ 'content-type': `image/png, ${type}` }), {
    ...sandbox,
    'content-disposition': 'attachment',
  });
});
