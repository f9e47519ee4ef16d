import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Count, Overview } from '@skydeck/contract';
import { demoProjectId } from '../../../identity/accounts/demo-accounts.ts';
import type { Tx } from '../../../store/store.ts';
import { securityGroupRecords } from '../../security-group/records.ts';
import { openTestPlatform, type Signed } from '../../../app/testing/test-platform.ts';

/** What is counted, and the list that has the same. */
const lists: Readonly<Record<string, string>> = {
  backup_plan: 'backup_plans',
  floating_ip: 'floating_ips',
  image: 'images',
  load_balancer: 'lbaas/loadbalancers',
  network: 'networks',
  recovery_point: 'volume_backups',
  router: 'routers',
  security_group: 'security-groups',
  ssh_key: 'keys',
  volume: 'volumes',
  volume_snapshot: 'volume_snapshots',
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

  await t.test('make no default group where there is none yet, nor does the overview', async () => {
    const { store } = testPlatform.platform.internals;
    const where = [{ field: 'project_id', equals: demoProjectId('payments-prod') }];
    const kept = await store.read((tx) => securityGroupRecords.in(tx).all(where));
    const removeAll = async (tx: Tx) => {
      for (const { id } of kept) await securityGroupRecords.in(tx).remove(id);
    };
    await store.silently(() => store.write(removeAll));
    assert.equal((await read(jonas)).get('security_group'), 0);
    const { json } = await testPlatform.call('/api/v2/overview', { as: jonas });
    const { resources } = json as Overview;
    assert.equal(resources.find(({ type }) => type === 'security_group')?.count, 0);
    assert.deepEqual(await store.read((tx) => securityGroupRecords.in(tx).all(where)), []);
    await store.silently(() =>
      store.write(async (tx) => {
        for (const group of kept) await securityGroupRecords.insert(tx, group);
      }),
    );
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
