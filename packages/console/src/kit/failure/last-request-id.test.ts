import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Offline, ServerFault } from '@skydeck/contract';
import { lastRequestId, recordFailedCall, recordRequestId } from './last-request-id.ts';

test('the request to ask for is the last that failed, else the last', () => {
  assert.equal(lastRequestId(), null);
  recordRequestId('req-1');
  recordRequestId('req-2');
  assert.equal(lastRequestId(), 'req-2');
  recordFailedCall(new ServerFault('', { requestId: 'req-3' }));
  recordRequestId('req-4');
  assert.equal(lastRequestId(), 'req-3');
  // The server never saw it, so there is nothing to ask for.
  recordFailedCall(new Offline(''));
  assert.equal(lastRequestId(), 'req-3');
});
