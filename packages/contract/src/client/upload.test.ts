import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Cancelled, Denied, Offline, ServerFault, Unreadable } from '../errors.ts';
import { clientAt, failureOf } from './testing/clients.ts';
import { createHandTimer } from './testing/hand-timer.ts';
import { RequestDouble } from './testing/request-double.ts';
import { upload, UPLOAD_GAP_MS, type UploadOptions } from './upload.ts';

const file = new Blob(['content']);

function start(options: UploadOptions = {}) {
  const request = new RequestDouble();
  const timer = createHandTimer();
  const createRequest = () => request as unknown as XMLHttpRequest;
  const outcome = upload(clientAt('/base'), '/images/1/file', file, { timer, createRequest, ...options });
  return { request, timer, outcome };
}

test('the file goes as an octet stream, with the headers of a call and those given', async () => {
  const { request, outcome } = start({ method: 'PUT', headers: { 'X-Name': 'disk' } });
  request.answer(200, 'OK', '{"id":"1"}');
  assert.deepEqual(await outcome, { id: '1' });
  assert.deepEqual(request.opened, ['PUT', '/base/images/1/file']);
  assert.equal(request.sent, file);
  assert.deepEqual(request.sentHeaders, {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-Session-Id': 'session-1',
    'X-Auth-Token': 'scope-1',
    'Content-Type': 'application/octet-stream',
    'X-Name': 'disk',
  });
});

test('POST is the method where none is named, null the answer where there is none', async () => {
  const { request, outcome } = start();
  request.answer(204, 'No Content', '');
  assert.equal(await outcome, null);
  assert.equal(request.opened?.[0], 'POST');
});

test('progress is passed on', async () => {
  const progress: [number, number][] = [];
  const { request, outcome } = start({ onProgress: (sent, total) => progress.push([sent, total]) });
  request.makeProgress(3, 7);
  request.makeProgress(7, 7);
  request.answer(204, '', '');
  await outcome;
  assert.deepEqual(progress, [
    [3, 7],
    [7, 7],
  ]);
});

describe('the gap', () => {
  test('60 s of silence end the upload as Offline', async () => {
    const { request, timer, outcome } = start();
    const failure = failureOf(outcome);
    timer.pass(59_999);
    assert.equal(request.isAborted, false);
    timer.pass(1);
    assert.equal(request.isAborted, true);
    const error = await failure;
    assert.ok(error instanceof Offline);
    assert.equal(error.code, 'upload_gap');
    assert.equal(UPLOAD_GAP_MS, 60_000);
  });

  test('each sign of progress begins it anew; there is no limit over all', async () => {
    const { request, timer, outcome } = start();
    for (let sent = 1; sent <= 50; sent++) {
      timer.pass(UPLOAD_GAP_MS - 1);
      request.makeProgress(sent, 50);
    }
    assert.equal(request.isAborted, false);
    assert.equal(timer.waiting(), 1, 'one clock runs');
    request.answer(200, 'OK', '{}');
    assert.deepEqual(await outcome, {});
    assert.equal(timer.waiting(), 0, 'the clock stops with the upload');
  });
});

describe('failures', () => {
  test('of the network', async () => {
    const { request, timer, outcome } = start();
    request.fail();
    assert.ok((await failureOf(outcome)) instanceof Offline);
    assert.equal(timer.waiting(), 0);
  });

  test('of the server, by the error catalogue', async () => {
    const { request, outcome } = start();
    request.answer(403, 'Forbidden', '{"error":{"err_code":"forbidden","message":"No"}}', { 'x-request-id': 'r-1' });
    const error = await failureOf(outcome);
    assert.ok(error instanceof Denied);
    assert.deepEqual([error.code, error.message, error.status, error.requestId], ['forbidden', 'No', 403, 'r-1']);
  });

  test('of a server in between, without JSON', async () => {
    const { request, outcome } = start();
    request.answer(502, 'Bad Gateway', '<html>');
    const error = await failureOf(outcome);
    assert.ok(error instanceof ServerFault);
    assert.equal(error.message, 'Bad Gateway');
  });

  test('an answer that is no JSON is Unreadable', async () => {
    const { request, outcome } = start();
    request.answer(200, 'OK', '<html>');
    assert.ok((await failureOf(outcome)) instanceof Unreadable);
  });

  test('abort is Cancelled', async () => {
    const controller = new AbortController();
    const { request, timer, outcome } = start({ signal: controller.signal });
    controller.abort();
    assert.ok((await failureOf(outcome)) instanceof Cancelled);
    assert.equal(request.isAborted, true);
    assert.equal(timer.waiting(), 0);
  });

  test('what is aborted already is not sent', async () => {
    const { request, outcome } = start({ signal: AbortSignal.abort() });
    assert.ok((await failureOf(outcome)) instanceof Cancelled);
    assert.equal(request.sent, null);
  });

  test('an abort after the answer changes nothing', async () => {
    const controller = new AbortController();
    const { request, outcome } = start({ signal: controller.signal });
    request.answer(200, 'OK', '{}');
    await outcome;
    controller.abort();
    assert.equal(request.isAborted, false);
  });
});
