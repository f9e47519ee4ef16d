import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { seeNetworks } from '../../resources/network/openstack/events.ts';
import { seeRouters } from '../../resources/router/openstack/events.ts';
import { openOpenstackCloud } from './testing/test-cloud.ts';
import { watchCloud } from './watch.ts';

test('what others change becomes events, what is changed from here does so once', async (t) => {
  const cloud = await openOpenstackCloud(t, join(import.meta.dirname, 'recordings'));
  const { parts, routers, one, clock } = cloud;
  const faults: unknown[] = [];
  const watch = watchCloud(parts, { see: [seeNetworks, seeRouters], settle: [] }, (error) => void faults.push(error));
  t.after(() => watch.stop());
  const look = async () => {
    clock.advance(30_000);
    await watch.idle();
    return cloud.drainEvents().map(({ type, operation, id }) => [type, operation, id]);
  };
  const kept = await routers.create(one, { name: 'kept' });
  const gone = await routers.create(one, { name: 'gone' });
  assert.deepEqual((await look()).slice(2), [], 'the first look compares with nothing');
  const ours = await routers.create(one, { name: 'ours' });
  assert.deepEqual(await look(), [['router', 'created', ours.id]]);
  await cloud.elsewhere(async (lab) => {
    await lab.renameRouter(kept.id, 'renamed');
    await lab.removeRouter(gone.id);
  });
  assert.deepEqual(await look(), [
    ['router', 'deleted', gone.id],
    ['router', 'updated', kept.id],
  ]);
  assert.deepEqual(faults, []);
});
