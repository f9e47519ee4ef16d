import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callersOf } from '../app/testing/callers.ts';
import { openTestPlatform } from '../app/testing/test-platform.ts';

// What an OpenStack offers: engines/openstack/keystone/people.openstack.test.ts.
test('what the cloud offers is told to whoever administers it or reads all of it, and to nobody else', async (t) => {
  const platform = await openTestPlatform(t);
  const { user, domainAdmin, projectAdmin, token, frame, viewer, cloudAdmin } = await callersOf(platform);
  for (const caller of [viewer, cloudAdmin]) {
    const { status, json } = await platform.call('/api/v2/cloud/offers', caller.with);
    assert.deepEqual([status, json.engine], [200, 'embedded'], caller.name);
    assert.ok(json.resources.length > 10 && json.resources.every(({ offer }: { offer: string }) => offer === 'all'));
  }
  for (const caller of [user, domainAdmin, projectAdmin, token, frame])
    assert.equal((await platform.call('/api/v2/cloud/offers', caller.with)).status, 403, caller.name);
  assert.equal((await platform.call('/api/v2/cloud/offers')).status, 401);
  const services = await platform.call('/api/v2/cloud/services', cloudAdmin.with);
  assert.deepEqual([services.status, services.json], [200, { openstack: null }]);
  assert.equal((await platform.call('/api/v2/cloud/services', domainAdmin.with)).status, 403);
});
