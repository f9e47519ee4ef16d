import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { PrivateNetworkBody } from '@skydeck/contract';
import { type EmbeddedCloud, embedded } from '../../engines/embedded/test-cloud.ts';
import { refusalOf } from '../../engines/test-refusals.ts';

const body = (name: string): PrivateNetworkBody => ({ name, ipam_enabled: true });

/** What names ask for, and what shows only where the test has the clock. */
describe('networks of the embedded engine alone', () => {
  let cloud: EmbeddedCloud;
  beforeEach(async (t) => {
    cloud = await embedded.open(t);
  });

  test('a change is dated by the clock', async () => {
    const network = await cloud.networks.createPrivate(cloud.one, body('core'));
    cloud.advance(60_000);
    const changed = await cloud.networks.update(cloud.one, network.id, { name: 'kernel' }, null);
    assert.equal(Date.parse(changed.updated_at) - Date.parse(network.updated_at), 60_000);
  });

  // spec: name.fault
  test('names that ask for a failure get it', async () => {
    assert.equal((await refusalOf(cloud.networks.createPrivate(cloud.one, body('fail-409')))).code, 'conflict');
    assert.equal(
      (await refusalOf(cloud.networks.createPrivate(cloud.one, body('fail-quota-x')))).code,
      'quota_exceeded',
    );
    await assert.rejects(cloud.networks.createPrivate(cloud.one, body('fail-500-x')), /fail-500/);
    const network = await cloud.networks.createPrivate(cloud.one, body('fail-409-delete-x'));
    await cloud.networks.update(cloud.one, network.id, { mtu: 2000 }, null);
    assert.equal((await refusalOf(cloud.networks.remove(cloud.one, 'vxlan', network.id))).code, 'conflict');
  });
});
