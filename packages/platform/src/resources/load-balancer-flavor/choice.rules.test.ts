import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseFlavor, type FlavorWithTopology } from './choice.rules.ts';

const flavor = (name: string, topology: FlavorWithTopology['topology'], enabled = true): FlavorWithTopology => ({
  id: `id-${name}`,
  name,
  description: '',
  enabled,
  flavor_profile_id: 'p',
  topology,
});
const flavors = [
  flavor('old', 'ACTIVE_STANDBY', false),
  flavor('pair', 'ACTIVE_STANDBY'),
  flavor('large', 'ACTIVE_STANDBY'),
  flavor('single', 'SINGLE'),
];

// spec: load-balancer.topology
for (const [what, body, expected] of [
  ['two machines where nothing is said', {}, 'pair'],
  ['two machines', { ha_enabled: true }, 'pair'],
  ['one machine', { ha_enabled: false }, 'single'],
  ['the one that is asked for, however it is written', { flavor_id: 'ID-LARGE', ha_enabled: false }, 'large'],
  ['none that is unknown', { flavor_id: 'gone' }, 'flavor_unknown'],
  ['none that is not offered any more', { flavor_id: 'id-old' }, 'flavor_disabled'],
] as const)
  test(`a new load balancer has ${what}`, () => {
    const chosen = chooseFlavor(flavors, body);
    assert.equal('problems' in chosen ? chosen.problems['flavor_id']?.code : chosen.name, expected);
  });

test('without a flavor that is offered there is none to choose', () => {
  const chosen = chooseFlavor(flavors.slice(0, 1), {});
  assert.equal('problems' in chosen && chosen.problems['flavor_id']?.code, 'flavor_unknown');
});
