import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Method } from '@skydeck/contract';
import { demoProjectId } from '../identity/accounts/demo-accounts.ts';
import { callersOf } from '../app/testing/callers.ts';
import { openTestPlatform } from '../app/testing/test-platform.ts';

interface Owned {
  readonly id: string;
  readonly name: string;
  readonly project_id: string;
}

const compute = '/api/v2/compute';
const schedule = { month: '*', day_of_week: '*', day: '*', hour: '3' };

/** What belongs to another project is named in a body: as if it were not there, whatever refers to it. */
// spec: permission.foreign
test('no body reaches into another project', async (t) => {
  const platform = await openTestPlatform(t);
  const { user, otherUser } = await callersOf(platform);
  const firstOf = async (caller: typeof user, path: string, project: 'payments-prod' | 'storefront', more = '') => {
    const { json } = await platform.call(`${compute}/${path}?limit=-1${more}`, caller.with);
    const found = json.data.find(({ project_id }: Owned) => project_id === demoProjectId(project));
    assert.ok(found, `${project} has none of ${path}`);
    return found as Owned;
  };
  const their = (path: string, more?: string) => firstOf(user, path, 'payments-prod', more);
  const own = async (path: string, more?: string) => (await firstOf(otherUser, path, 'storefront', more)).id;

  const [network, router] = [await their('networks', '&type=vxlan'), await their('routers')];
  const [volume, group] = [await their('volumes'), await their('security-groups')];
  const [balancer, port] = [await their('lbaas/loadbalancers'), await their('ports', '&device_owner=compute:nova')];
  const [floating, plan] = [await their('floating_ips'), await their('backup_plans')];
  const [ownRouter, ownGroup, ownPlan] = [
    await own('routers'),
    await own('security-groups'),
    await own('backup_plans'),
  ];
  const ownNetwork = await own('networks', '&type=vxlan&ipam_enabled=true&sort=created_at:asc');
  const { json: external } = await platform.call(`${compute}/networks?router_external=true`, otherUser.with);
  const balancerBody = { name: 'b', network_id: ownNetwork };
  const ports = { protocol_port: 80, backend_protocol_port: 80, protocol: 'HTTP', backend_protocol: 'HTTP' };
  const poolBody = { loadbalancer_id: balancer.id, name: 'p', lb_algorithm: 'ROUND_ROBIN', ...ports };
  const rule = { security_group_id: ownGroup, direction: 'ingress', ethertype: 'IPv4', remote_group_id: group.id };

  for (const [name, method, path, body, outcome] of [
    [
      'a subnet',
      'POST',
      'subnets',
      { network_id: network.id, cidr: '10.99.0.0/24', ip_version: 4 },
      '400 network_id network_unknown',
    ],
    [
      'a router’s interface',
      'POST',
      'routers',
      { name: 'r', interfaces: [{ network_id: network.id }] },
      '400 interfaces.0.network_id network_unknown',
    ],
    [
      'a router’s gateway',
      'POST',
      'routers',
      { name: 'r', external_gateway_info: { network_id: network.id } },
      '400 external_gateway_info.network_id network_unknown',
    ],
    [
      'a new interface',
      'PUT',
      `routers/${ownRouter}/add_interface`,
      { network_id: network.id },
      '400 network_id network_unknown',
    ],
    [
      'an interface of theirs',
      'PUT',
      `routers/${router.id}/add_interface`,
      { network_id: ownNetwork },
      '404 not_found',
    ],
    [
      'a floating IP',
      'POST',
      'floating_ips',
      { floating_network_id: external.data[0].id, port_id: port.id },
      '400 port_id port_unknown',
    ],
    [
      'a balancer',
      'POST',
      'lbaas/loadbalancers',
      { name: 'b', network_id: network.id },
      '400 network_id network_unknown',
    ],
    [
      'a balancer’s floating IP',
      'POST',
      'lbaas/loadbalancers',
      { ...balancerBody, floating_ip: floating.id },
      '400 floating_ip floating_ip_unknown',
    ],
    ['a pool', 'POST', 'lbaas/pools', poolBody, '400 loadbalancer_id load_balancer_unknown'],
    [
      'a rule',
      'POST',
      'security-group-rules',
      { ...rule, security_group_id: group.id, remote_group_id: null },
      '404 not_found',
    ],
    ['a rule’s other side', 'POST', 'security-group-rules', rule, '400 remote_group_id group_unknown'],
    ['a recovery point', 'POST', 'volume_backups', { volume_id: volume.id, name: 'p' }, '400 volume_id volume_unknown'],
    [
      'a plan’s volumes',
      'POST',
      'backup_plans',
      { name: 'p', schedule, volumes: [volume.id] },
      '400 volumes.0 volume_unknown',
    ],
    ['volumes of a plan', 'POST', `backup_plans/${ownPlan}/volumes`, { ids: [volume.id] }, '400 ids.0 volume_unknown'],
    ['a plan of theirs', 'POST', `backup_plans/${plan.id}/run`, {}, '404 not_found'],
  ] as const satisfies readonly (readonly [string, Method, string, object, string])[]) {
    await t.test(name, async () => {
      const { status, json } = await platform.call(`${compute}/${path}`, { method, body, ...otherUser.with });
      const fields = Object.entries((json?.error?.fields ?? {}) as Record<string, { code: string }>);
      const output = fields.map(([field, { code }]) => `${field} ${code}`);
      assert.equal([status, ...(output.length > 0 ? output : [json?.error?.err_code])].join(' '), outcome);
    });
  }
});
