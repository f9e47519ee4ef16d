import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Offline, ServerFault } from '@skydeck/contract';
import { lastRequestId, rememberFailure, rememberRequest } from './last-request.ts';

test('the request to ask for is the last that failed, else the last', () => {
  assert.equal(lastRequestId(), null);
  rememberRequest('req-1');
  rememberRequest('req-2');
  assert.equal(lastRequestId(), 'req-2');
  rememberFailure(new ServerFault('', { requestId: 'req-3' }));
  rememberRequest('req-4');
  assert.equal(lastRequestId(), 'req-3');
  // The server never saw it, so there is nothing to ask for.
  rememberFailure(new Offline(''));
  assert.equal(lastRequestId(), 'req-3');
});
