import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFailure } from './failure.ts';

test('a status that names an error is a failure', () => {
  for (const status of ['ERROR', 'error', 'error_deleting', 'DEPLOYMENT_FAILED', 'failed', 'killed', 'aborted'])
    assert.ok(isFailure(status), status);
  for (const status of ['ACTIVE', 'DOWN', 'PENDING_CREATE', 'creating', 'partial', 'disabled', 'DISABLED', ''])
    assert.ok(!isFailure(status), status);
});
