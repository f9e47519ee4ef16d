import assert from 'node:assert/strict';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import { limitBodyTime } from './body-time.ts';

function begin(t: TestContext, headers: Record<string, string>) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const request = new IncomingMessage(new Socket());
  request.headers = headers;
  const response = new ServerResponse(request);
  limitBodyTime(request, response);
  return { request, response, wait: (ms: number) => t.mock.timers.tick(ms) };
}

// spec: call.body
test('a body that has not come in a minute ends the request', (t) => {
  const { request, response, wait } = begin(t, { 'content-length': '10' });
  wait(59_999);
  assert.deepEqual([request.destroyed, response.headersSent], [false, false]);
  wait(1);
  assert.deepEqual([request.destroyed, response.statusCode], [true, 408]);
});

test('a body that came in time, and a request without one, may be answered late', (t) => {
  const { request, wait } = begin(t, { 'transfer-encoding': 'chunked' });
  request.emit('end');
  wait(600_000);
  assert.equal(request.destroyed, false);
});

test('a request without a body has no limit', (t) => {
  const { request, wait } = begin(t, {});
  wait(600_000);
  assert.equal(request.destroyed, false);
});

test('a request whose connection is gone is forgotten at once: of one that was refused unread nothing else tells', (t) => {
  const { request, response, wait } = begin(t, { 'content-length': '10' });
  assert.equal(request.socket.listenerCount('close'), 1);
  request.socket.emit('close', false);
  wait(600_000);
  assert.deepEqual([request.destroyed, response.headersSent], [false, false]);
});

test('a connection that is used again remembers no request that has ended', (t) => {
  const { request } = begin(t, { 'content-length': '10' });
  request.emit('end');
  assert.equal(request.socket.listenerCount('close'), 0);
});
