import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoProjectId } from '../../identity/accounts/demo-accounts.ts';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { openLive } from '../../app/testing/live-client.ts';
import { openTestPlatform } from '../../app/testing/test-platform.ts';
import { WIRING_MS } from './embedded/assign.ts';

const ips = '/api/v2/compute/floating_ips';
const groups = '/api/v2/compute/security-groups';
const rules = '/api/v2/compute/security-group-rules';
const checkout = `${ips}/${stableId('floating_ip', 'payments-prod', '185.44.18.101')}`;
const ledger = `${groups}/${stableId('security_group', 'payments-prod', 'ledger-db')}`;
const internet = stableId('network', 'cloud-operations', 'internet');

test('floating IPs and security groups over HTTP', async (t) => {
  const { call, signIn, url, platform } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const sara = await signIn('sara.nyberg', 'storefront');
  const otto = await signIn('otto.viewer');

  await t.test('the demo has both, at addresses that a test can name', async () => {
    const { json: ip } = await call(checkout, { as: jonas });
    assert.deepEqual(
      [ip.floating_ip_address, ip.status, ip.attachment.object_name, ip.floating_network_name],
      ['185.44.18.101', 'ACTIVE', 'edge-proxy-01', 'internet'],
    );
    const { json: list } = await call(`${ips}?sort=floating_ip_address:asc&with_count=true`, { as: jonas });
    assert.deepEqual([list.count, list.data.at(-1).floating_ip_address], [6, '185.44.18.110']);
    const preview = stableId('floating_ip', 'storefront', '185.44.18.113');
    assert.equal((await call(`${ips}/${preview}`, { as: sara })).json.status, 'ERROR');
    const { json: group } = await call(ledger, { as: jonas });
    assert.ok(group.ports_count > 0);
    assert.deepEqual(
      group.security_group_rules
        .flatMap((rule: { remote_group_name: string | null }) => rule.remote_group_name ?? [])
        .toSorted(),
      ['checkout', 'ledger-db'],
    );
    const unused = stableId('security_group', 'payments-prod', 'old-monitoring');
    assert.equal((await call(`${groups}/${unused}`, { as: jonas })).json.ports_count, 0);
  });

  await t.test('a viewer reads all and changes nothing', async () => {
    assert.equal((await call(ips, { as: otto })).status, 200);
    const changes = [
      [ips, 'POST', 'compute_networks_floating_ips_list', { floating_network_id: internet }],
      [checkout, 'PATCH', 'compute_networks_floating_ips', { port_id: null }],
      [checkout, 'DELETE', 'compute_networks_floating_ips', undefined],
      [`${ips}/unassign`, 'POST', 'compute_networks_floating_ips', { ids: [internet] }],
      [`${ips}/delete`, 'POST', 'compute_networks_floating_ips', { ids: [internet] }],
      [groups, 'POST', 'compute_security_groups', { name: 'x' }],
      [ledger, 'PATCH', 'compute_security_group', { name: 'x' }],
      [rules, 'POST', 'compute_security_group', { security_group_id: internet, direction: 'ingress' }],
      [`${rules}/${internet}`, 'DELETE', 'compute_security_group', undefined],
    ] as const;
    for (const [path, method, subject, body] of changes) {
      const { status, json } = await call(path, { method, as: otto, body });
      assert.deepEqual([path, status, json.error.values], [path, 403, { subject, method }]);
    }
  });

  await t.test('a foreign project is not there', async () => {
    for (const path of [checkout, ledger]) assert.equal((await call(path, { as: sara })).status, 404);
    const { json } = await call(`${groups}?limit=-1`, { as: sara });
    const deviceOwners = new Set(json.data.map((group: { project_id: string }) => group.project_id));
    assert.deepEqual([...deviceOwners], [demoProjectId('storefront')]);
  });

  await t.test('they are counted and found', async () => {
    const { json: counts } = await call('/api/v2/counts', { as: jonas });
    const countOf = (type: string) => counts.data.find((count: { type: string }) => count.type === type)?.count;
    assert.deepEqual([countOf('floating_ip'), countOf('security_group')], [6, 6]);
    const { json: found } = await call('/api/v2/search?q=185.44.18.101', { as: jonas });
    assert.ok(
      found.data.some(
        ({ type, name }: { type: string; name: string }) => type === 'floating_ip' && name === '185.44.18.101',
      ),
    );
    const { json: byName } = await call('/api/v2/search?q=ledger-db', { as: jonas });
    assert.ok(byName.data.some(({ type }: { type: string }) => type === 'security_group'));
  });

  await t.test('an assignment works a moment later, and those of the project hear of it', async () => {
    const live = await openLive(t, url);
    live.send({ type: 'login', session_id: jonas.sessionId, token: jonas.token });
    assert.equal((await live.next())?.type, 'login');
    const { json: targets } = await call(`${ips}/targets?floating_network_id=${internet}&search=storefront-01`, {
      as: jonas,
    });
    const target = targets.data.find(({ object_name }: { object_name: string }) => object_name === 'storefront-01');
    const body = { floating_network_id: internet, port_id: target.port_id };
    const { status, json: ip } = await call(ips, { method: 'POST', as: jonas, body });
    assert.deepEqual([status, ip.status, ip.attachment.object_name], [200, 'DOWN', 'storefront-01']);
    const statusEvents: string[] = [];
    const until = async (state: string) => {
      for (;;) {
        const { type, object } = await live.nextEvent();
        if (type === 'floating_ip') statusEvents.push(object['status'] as string);
        if (type === 'floating_ip' && object['status'] === state) return;
      }
    };
    await until('DOWN');
    platform.internals.clock.advance?.(WIRING_MS);
    await until('ACTIVE');
    assert.deepEqual(statusEvents, ['DOWN', 'ACTIVE']);
  });
});
