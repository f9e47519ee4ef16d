import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Count } from '@skydeck/contract';
import { openTestPlatform, type Signed } from '../../../app/testing/test-platform.ts';

/** What is counted, and the list that has the same. */
const lists: Readonly<Record<string, string>> = {
  backup_plan: 'backup_plans',
  floating_ip: 'floating_ips',
  load_balancer: 'lbaas/loadbalancers',
  network: 'networks',
  recovery_point: 'volume_backups',
  router: 'routers',
  security_group: 'security-groups',
  vpn: 'vpn/ipsec-site-connections',
};

// spec: shell.counts
test('the counts of the menus', async (t) => {
  const testPlatform = await openTestPlatform(t);
  const read = async (as: Signed): Promise<Map<string, number>> => {
    const { status, json, text } = await testPlatform.call('/api/v2/counts', { as });
    assert.equal(status, 200, text);
    return new Map((json.data as Count[]).map(({ type, count }) => [type, count]));
  };
  const listed = async (as: Signed, list: string): Promise<number> =>
    (await testPlatform.call(`/api/v2/compute/${list}?limit=1&with_count=true`, { as })).json.count;
  const jonas = await testPlatform.signIn('jonas.lind', 'payments-prod');
  const admin = await testPlatform.signIn('admin');

  for (const [who, as] of [
    ['a member of a project', jonas],
    ['an administrator of the cloud', admin],
  ] as const)
    await t.test(`are those of the lists of ${who}`, async () => {
      const counts = await read(as);
      assert.deepEqual([...counts.keys()].toSorted(), Object.keys(lists));
      for (const [type, list] of Object.entries(lists)) assert.equal(counts.get(type), await listed(as, list), type);
    });

  await t.test('are of the scope: two people count different things', async () => {
    assert.notDeepEqual(await read(jonas), await read(admin));
  });

  await t.test('have nothing of what the caller may not read', async () => {
    const mia = await testPlatform.signIn('mia.hallberg');
    assert.equal((await testPlatform.call('/api/v2/compute/networks', { as: mia })).status, 403);
    assert.deepEqual([...(await read(mia)).keys()], []);
  });

  await t.test('follow what changes', async () => {
    const before = (await read(jonas)).get('network') ?? 0;
    const { status } = await testPlatform.call('/api/v2/compute/networks/private', {
      as: jonas,
      method: 'POST',
      body: { name: 'one-more', ipam_enabled: true },
    });
    assert.equal(status, 200);
    assert.equal((await read(jonas)).get('network'), before + 1);
  });

  await t.test('are for people who are signed in', async () => {
    assert.equal((await testPlatform.call('/api/v2/counts')).status, 401);
  });
});
