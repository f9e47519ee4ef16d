import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoProjectId } from '../../identity/accounts/demo-accounts.ts';
import { openTestPlatform, type Signed } from '../../app/testing/test-platform.ts';

const quotaOf = (project: Parameters<typeof demoProjectId>[0], ask = '/?usage=True') =>
  `/api/v2/compute/quotas/${demoProjectId(project)}${ask}`;

// spec: quota.usage
test('the quotas of a project over HTTP', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const mia = await signIn('mia.hallberg');
  const inDomain = await call('/api/v2/accounts/domain/auth/', { method: 'POST', body: {}, as: mia });
  const domainAdmin: Signed = { ...mia, token: inDomain.json.token as string };
  const admin = await signIn('admin');
  const otto = await signIn('otto.viewer');
  const listed = async <Item = Record<string, never>>(list: string): Promise<Item[]> => {
    const own = `limit=-1&project_id=${demoProjectId('payments-prod')}`;
    return (await call(`/api/v2/compute/${list}?${own}`, { as: jonas })).json.data;
  };

  await t.test('say what it may have and has: as much as its lists show', async () => {
    const { status, json } = await call(quotaOf('payments-prod'), { as: jonas });
    assert.equal(status, 200);
    const pluralize = async (limit: number, list: string) => ({ limit, used: (await listed(list)).length });
    const groups = await listed('security-groups');
    const pools = await listed('lbaas/pools');
    assert.deepEqual(json.network, {
      network: await pluralize(20, 'networks'),
      subnet: { limit: 30, used: json.network.subnet.used },
      port: await pluralize(-1, 'ports'),
      router: await pluralize(10, 'routers'),
      floatingip: await pluralize(20, 'floating_ips'),
      security_group: { limit: 10, used: groups.length },
      security_group_rule: { limit: 100, used: groups.flatMap((group) => group['security_group_rules'] ?? []).length },
      ipsec_site_connection: await pluralize(10, 'vpn/ipsec-site-connections'),
    });
    assert.deepEqual(json.lbaas, {
      loadbalancer: await pluralize(10, 'lbaas/loadbalancers'),
      pool: { limit: 30, used: pools.length },
      member: { limit: -1, used: pools.flatMap((pool) => pool['members'] ?? []).length },
    });
    assert.deepEqual(json.storage.backups, await pluralize(500, 'volume_backups'));
    assert.deepEqual(json.storage.backup_plans, await pluralize(20, 'backup_plans'));
    assert.deepEqual(json.storage.volumes, await pluralize(250, 'volumes'));
    assert.ok(json.network.subnet.used > 0 && json.compute.cores.used > 0);
  });

  await t.test('count memory and storage in bytes', async () => {
    const { json } = await call(quotaOf('payments-prod'), { as: jonas });
    const servers = await listed<{ flavor: { ram: number } }>('servers');
    const volumes = await listed<{ size: number; storage_policy_name: string }>('volumes');
    assert.deepEqual(json.compute.ram, {
      limit: -1,
      used: servers.reduce((sum, { flavor }) => sum + flavor.ram, 0) * 1024 ** 2,
    });
    const bytes = (of: typeof volumes) => of.reduce((sum, { size }) => sum + size, 0) * 1024 ** 3;
    assert.deepEqual(json.storage.volumes_size, { limit: 20_000 * 1024 ** 3, used: bytes(volumes) });
    for (const [policy, figure] of Object.entries(json.storage.storage_policies)) {
      const its = volumes.filter(({ storage_policy_name: name }) => name === policy);
      assert.deepEqual(figure, { limit: -1, used: bytes(its) }, policy);
    }
  });

  await t.test('say what is used only when it is asked for, in either encoding', async () => {
    const router = async (ask: string) =>
      (await call(quotaOf('payments-prod', ask), { as: jonas })).json.network.router;
    for (const ask of ['', '/', '?usage=False', '?params={"usage":false}'])
      assert.deepEqual(await router(ask), { limit: 10 }, ask);
    for (const ask of ['?usage', '?usage=true', '/?usage=True', '?params={"usage":true}'])
      assert.deepEqual(Object.keys(await router(ask)), ['limit', 'used'], ask);
  });

  await t.test('are those that were agreed with it, and follow what is made', async () => {
    const before = (await call(quotaOf('warehouse-edge'), { as: admin })).json.network.router;
    assert.equal(before.limit, 40);
    const inside = await signIn('jonas.lind', 'payments-prod');
    const used = async () => (await call(quotaOf('payments-prod'), { as: inside })).json.network.router.used;
    const was = await used();
    await call('/api/v2/compute/routers', { method: 'POST', body: { name: 'one-more' }, as: inside });
    assert.equal(await used(), was + 1);
  });

  await t.test('are for its members, who administers its domain, and the roles of the system', async () => {
    for (const as of [jonas, domainAdmin, admin, otto])
      assert.equal((await call(quotaOf('payments-prod'), { as })).status, 200);
    // A project of the same domain that they are not in, and one of another domain.
    for (const [as, project] of [
      [jonas, 'storefront'],
      [domainAdmin, 'turbine-telemetry'],
    ] as const) {
      const { status, json } = await call(quotaOf(project), { as });
      assert.deepEqual([project, status, json.error.err_code], [project, 404, 'not_found']);
    }
    const noRequest = await call(`/api/v2/compute/quotas/${crypto.randomUUID()}`, { as: admin });
    assert.equal(noRequest.status, 404);
    assert.equal((await call('/api/v2/compute/quotas/payments', { as: admin })).json.error.err_code, 'not_a_uuid');
    assert.equal((await call(quotaOf('payments-prod'))).status, 401);
  });

  await t.test('are not changed here', async () => {
    assert.equal((await call(quotaOf('payments-prod', ''), { method: 'POST', body: {}, as: admin })).status, 404);
  });
});
