import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tempFolder } from '../testing/temp-folder.ts';
import { openTestPlatform } from '../testing/test-platform.ts';
import type { OpenstackSettings } from './openstack-settings.ts';
import { StartRefusal } from './start-refusal.ts';

/** Nobody is there: a start does not need the cloud. */
const openstack: OpenstackSettings = {
  authUrl: 'http://127.0.0.1:9/v3',
  credentialId: 'id',
  credentialSecret: 'secret',
  region: null,
  interface: 'public',
};

test('a platform over a cloud has no accounts of its own, and starts again without any', async (t) => {
  const settings = { openstack, demo: false, dataFolder: tempFolder(t) };
  const first = await openTestPlatform(t, settings);
  assert.equal(first.platform.firstPassword, null);
  await first.platform.close();
  const { call } = await openTestPlatform(t, settings);
  const body = { username: 'admin', password: 'admin' };
  const { status, json } = await call('/api/v2/login', { method: 'POST', body });
  assert.deepEqual([status, json.error.err_code], [401, 'directory_unavailable']);
});

test('a folder with accounts of the embedded engine is refused', async (t) => {
  const settings = { demo: false, dataFolder: tempFolder(t) };
  const embedded = await openTestPlatform(t, settings);
  await embedded.platform.close();
  await assert.rejects(
    openTestPlatform(t, { ...settings, openstack }),
    (error) => error instanceof StartRefusal && /accounts of the embedded engine/.test(error.message),
  );
});
