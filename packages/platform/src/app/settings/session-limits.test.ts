import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPlatform } from '../testing/test-platform.ts';

// spec: session.idle
test('the idle limit is what the operator set, and only for who is signed in', async (t) => {
  const platform = await openTestPlatform(t, { idleMinutes: 7 });
  const as = await platform.signIn('jonas.lind');
  assert.deepEqual((await platform.call('/api/v2/session/limits', { as })).json, { idle_minutes: 7 });
  assert.equal((await platform.call('/api/v2/session/limits')).status, 401);
});
