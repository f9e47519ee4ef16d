import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type CallError, Cancelled, Denied, Offline, ServerFault, SignedOut, Unreadable } from '../errors.ts';
import { type ClientSettings, RECONFIGURATION_HEADER } from './client.ts';
import { clientAt, failureOf } from './testing/clients.ts';
import { createHandTimer, type HandTimer } from './testing/hand-timer.ts';
import { RequestDouble } from './testing/request-double.ts';
import { PROGRESS_MS, upload, UPLOAD_GAP_MS, type UploadOptions } from './upload.ts';

const file = new Blob(['content']);

function start(options: UploadOptions = {}, settings: Partial<ClientSettings> = {}) {
  const request = new RequestDouble();
  const timer = createHandTimer();
  const createRequest = () => request as unknown as XMLHttpRequest;
  const outcome = upload(clientAt('/base', settings), '/images/1/file', file, { timer, createRequest, ...options });
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

describe('progress', () => {
  function watch(settings: Partial<ClientSettings> = {}) {
    const seen: number[] = [];
    return { seen, ...start({ onProgress: (sent, total) => seen.push(sent / total) }, settings) };
  }

  // spec: call.upload.progress
  test('is told at most once in 100 ms', () => {
    const { seen, request, timer } = watch();
    for (let sent = 1; sent <= 50; sent++) {
      request.makeProgress(sent, 100);
      timer.pass(10);
    }
    assert.deepEqual(seen, [0.01, 0.1, 0.2, 0.3, 0.4, 0.5]);
    assert.equal(PROGRESS_MS, 100);
  });

  test('is told to its end before the upload ends', async () => {
    const { seen, request, timer, outcome } = watch();
    request.makeProgress(3, 4);
    request.makeProgress(4, 4);
    assert.deepEqual(seen, [0.75]);
    request.answer(204, '', '');
    assert.deepEqual(seen, [0.75, 1]);
    await outcome;
    assert.equal(timer.waiting(), 0);
    timer.pass(PROGRESS_MS);
    assert.deepEqual(seen, [0.75, 1]);
  });

  test('of what fails is told as far as it came', async () => {
    const { seen, request, timer, outcome } = watch();
    request.makeProgress(1, 4);
    request.makeProgress(2, 4);
    request.fail();
    await failureOf(outcome);
    assert.deepEqual(seen, [0.25, 0.5]);
    assert.equal(timer.waiting(), 0);
  });
});

// spec: call.upload.gap
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
    assert.equal(error.message, 'Internal Server Error. Please contact your system administrator.');
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

  test('401 ends like that of any other call: the client is told before the caller', async () => {
    const told: CallError[] = [];
    const { request, outcome } = start({}, { onError: (error) => told.push(error) });
    request.answer(401, 'Unauthorized', '{"error":{"err_code":"unauthorized","message":"Sign in first"}}');
    assert.ok(told[0] instanceof SignedOut);
    assert.equal(await failureOf(outcome), told[0]);
    assert.equal(told.length, 1);
  });

  for (const [name, end] of [
    ['the network', (request: RequestDouble) => request.fail()],
    ['the gap', (_: RequestDouble, timer: HandTimer) => timer.pass(UPLOAD_GAP_MS)],
  ] as const) {
    test(`of ${name} are told to the client, once`, async () => {
      const told: CallError[] = [];
      const { request, timer, outcome } = start({}, { onError: (error) => told.push(error) });
      end(request, timer);
      assert.deepEqual(told, [await failureOf(outcome)]);
    });
  }

  test('an abort after the answer changes nothing', async () => {
    const controller = new AbortController();
    const { request, outcome } = start({ signal: controller.signal });
    request.answer(200, 'OK', '{}');
    await outcome;
    controller.abort();
    assert.equal(request.isAborted, false);
  });
});

test('a server that is being reconfigured is noticed here, too', async () => {
  let noticed = 0;
  const { request, outcome } = start({}, { onReconfiguration: () => noticed++ });
  request.answer(503, 'Service Unavailable', '', { [RECONFIGURATION_HEADER]: 'in_progress' });
  await failureOf(outcome);
  assert.equal(noticed, 1);
});
