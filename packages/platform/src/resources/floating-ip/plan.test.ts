import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type FieldProblems, problem } from '@skydeck/contract';
import { deviceOwners, type PortRecord } from '../port/records.ts';
import { id, other, portAt, site } from '../router/test-sites.ts';
import type { RouterRecord } from '../router/records.ts';
import { keyOf } from './nat-paths.ts';
import { addressIn, assignmentTo, problemsOfNew } from './plan.ts';

const codesOf = (plan: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries('problems' in plan ? (plan.problems as FieldProblems) : {}).map(([path, { code }]) => [path, code]),
  );

describe('the address outside', () => {
  const mac = 'fa:16:3e:00:00:01';
  const outside = { ...site(21, { cidrs: ['203.0.113.0/24'], external: true }), mac };
  const half = { ...site(21, { cidrs: ['203.0.113.0/24'], external: true, taken: ['203.0.113.2'] }), mac };
  const full = { ...site(22, { cidrs: ['203.0.113.0/24'], taken: ['203.0.113.2', '203.0.113.3'] }), mac };

  // spec: floating-ip.address
  for (const [what, place, asked, expected] of [
    ['is the next one', outside, undefined, '203.0.113.2'],
    ['is the first one that is left', half, undefined, '203.0.113.3'],
    ['is the one that is asked for, also beside the pools', half, '203.0.113.77', '203.0.113.77'],
    ['is nobody else’s', half, '203.0.113.2', { floating_ip_address: 'address_taken' }],
    ['is of the network', outside, '198.51.100.1', { floating_ip_address: 'outside_subnet' }],
    ['is refused at the network where none is left', full, undefined, { floating_network_id: 'no_addresses_left' }],
  ] as const)
    test(what, () => {
      const plan = addressIn(place, asked);
      assert.deepEqual('fixed' in plan ? plan.fixed.ip_address : codesOf(plan), expected);
    });
});

describe('an assignment', () => {
  const inside = site(11, { cidrs: ['10.1.0.0/24', 'fd00:1::/64'] });
  const [four] = inside.subnets;
  const port = (more: Partial<PortRecord> = {}) => portAt(inside, '10.1.0.5', 0, more);
  const projectId = inside.network.project_id;
  const natPaths = new Map(four ? [[four.id, { id: id(7000) } as RouterRecord]] : []);
  const near = { projectId, natPaths, taken: new Set<string>() };

  test('leads to the address by the router that translates', () => {
    for (const address of [undefined, null, '10.1.0.5'])
      assert.deepEqual(assignmentTo(port(), address, near), {
        facts: { port_id: port().id, fixed_ip_address: '10.1.0.5', router_id: id(7000), status: 'DOWN' },
      });
  });

  // spec: floating-ip.targets, spec: floating-ip.reachable, spec: floating-ip.once
  for (const [what, target, address, more, codes] of [
    ['nothing', null, undefined, {}, { port_id: 'port_unknown' }],
    ['what is another project’s', port({ project_id: other }), undefined, {}, { port_id: 'port_unknown' }],
    ['a router', port({ device_owner: deviceOwners.interface }), undefined, {}, { port_id: 'port_unknown' }],
    ['what has IPv6 alone', portAt(inside, 'fd00:1::5'), undefined, {}, { port_id: 'port_without_ipv4' }],
    ['an address that it has not', port(), '10.1.0.6', {}, { fixed_ip_address: 'address_unknown' }],
    ['where no router leads', port(), undefined, { natPaths: new Map() }, { port_id: 'port_unreachable' }],
    [
      'what has one already',
      port(),
      undefined,
      { taken: new Set([keyOf(port().id, '10.1.0.5')]) },
      { port_id: 'port_has_floating_ip' },
    ],
  ] as const)
    test(`to ${what} is refused`, () => {
      assert.deepEqual(codesOf(assignmentTo(target, address, { ...near, ...more })), codes);
    });
});

describe('what is wrong with a new one', () => {
  const wrong = (path: string) => ({ problems: { [path]: problem('x', '') } });
  const right = { fixed: { subnet_id: id(1), ip_address: '203.0.113.2' } };
  for (const [what, address, assignment, paths] of [
    ['is said of the address and of the port', 'floating_ip_address', 'port_id', ['floating_ip_address', 'port_id']],
    ['is said of the port alone', null, 'port_id', ['port_id']],
    ['is not said of the port where the network is wrong', 'floating_network_id', 'port_id', ['floating_network_id']],
  ] as const)
    test(what, () =>
      assert.deepEqual(Object.keys(problemsOfNew(address ? wrong(address) : right, wrong(assignment))), paths),
    );
});
