import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addableService, groupOffers, leftOutOf, resourceName, usedServices } from './offers.rules.ts';

const known = [
  { name: 'network', menu: {} },
  { name: 'router', menu: {} },
  { name: 'floating_ip', menu: {} },
  { name: 'port', menu: null },
];
const offersOf = (offers: Readonly<Record<string, 'all' | 'read' | 'none'>>) => ({
  engine: 'openstack',
  resources: Object.entries(offers).map(([name, offer]) => ({ name, offer })),
});

for (const [name, expected] of [
  ['router', 'router'],
  ['floatingIp', 'floating_ip'],
  ['loadBalancerPool', 'load_balancer_pool'],
] as const)
  test(`${name} of the contract is ${expected} of the console`, () => assert.equal(resourceName(name), expected));

for (const [what, offers, effects, leftOut] of [
  ['all of it', { router: 'all', port: 'all' }, [['router all', 'port all'], []], { entries: 0, lists: 0, forms: 0 }],
  [
    'a part of it to look at',
    { network: 'read', router: 'all' },
    [['network read', 'router all'], []],
    { entries: 0, lists: 0, forms: 1 },
  ],
  [
    'some of it, with and without an entry in a menu',
    { floatingIp: 'none', router: 'all', port: 'none', quota: 'none' },
    [['router all'], ['floatingIp no_entry', 'port no_list', 'quota no_list']],
    { entries: 1, lists: 2, forms: 0 },
  ],
] as const)
  test(`a cloud that offers ${what} is told with its effect`, () => {
    const groups = groupOffers(offersOf(offers), { openstack: null }, known);
    const said = [groups.offered, groups.missing].map((rows) => rows.map(({ name, effect }) => `${name} ${effect}`));
    assert.deepEqual(said, effects);
    assert.deepEqual(leftOutOf(groups), leftOut);
  });

const service = (name: string, state: 'answers' | 'silent' | 'missing', resources: string[], part_of?: string) => ({
  name,
  part_of: part_of ?? null,
  type: name,
  state,
  version: state === 'answers' ? '2.0' : null,
  error: state === 'silent' ? `${name} does not answer` : null,
  answered_at: null,
  resources,
});

test('each resource of an OpenStack is told with why it is not offered, or does not work', () => {
  const openstack = {
    in_catalogue: 4,
    checked_at: '2026-03-04T08:00:00Z',
    services: [
      service('neutron', 'answers', ['network', 'router', 'floatingIp']),
      service('vpnaas', 'missing', ['vpn'], 'neutron'),
      service('octavia', 'missing', ['loadBalancer']),
      service('cinder', 'silent', ['volume', 'snapshot']),
    ],
  };
  const offers = offersOf({
    network: 'read',
    router: 'all',
    volume: 'all',
    floatingIp: 'none',
    vpn: 'none',
    loadBalancer: 'none',
    backupPlan: 'none',
    snapshot: 'none',
  });
  const groups = groupOffers(offers, { openstack }, known);
  const reasons = [...groups.offered, ...groups.missing].map(({ name, reason }) => [name, reason]);
  assert.deepEqual(reasons, [
    ['network', null],
    ['router', null],
    ['volume', 'silent'],
    ['floatingIp', 'unused'],
    ['vpn', 'not_in'],
    ['loadBalancer', 'missing'],
    ['backupPlan', 'no_service'],
    ['snapshot', 'silent'],
  ]);
  assert.equal(usedServices(groups), 2);
  const addable = groups.missing.map((row) => addableService(row)?.name ?? null);
  assert.deepEqual(addable, [null, 'vpnaas', 'octavia', null, null], 'what is there or has no service is not added');
});
