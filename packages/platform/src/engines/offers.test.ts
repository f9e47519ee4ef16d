import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasCallsFor, offersOf, type Offers } from './offers.ts';

const offered: Offers = { network: 'read', subnet: 'read', router: 'all' };

test('each resource has one line', () => {
  const { engine, resources } = offersOf('openstack', offered);
  const byName = new Map(resources.map(({ name, offer }) => [name, offer]));
  assert.equal(engine, 'openstack');
  assert.deepEqual(
    ['network', 'router', 'volume', 'quota'].map((name) => byName.get(name)),
    ['read', 'all', 'none', 'none'],
  );
  assert.ok(offersOf('embedded', null).resources.every(({ offer }) => offer === 'all'));
});

test('a right is there while a call needs it', () => {
  const rights = [
    ['compute_routers', 'POST', true],
    ['compute_networks', 'GET', true],
    ['compute_networks', 'POST', false],
    ['compute_private_networks', 'POST', false],
    // Of networks and their subnets.
    ['compute_network_details', 'GET', true],
    ['compute_network_details', 'PATCH', false],
    ['compute_quotas', 'GET', false],
    // No resource's of a project.
    ['tasks', 'GET', true],
    ['settings_theme', 'PATCH', true],
  ] as const;
  for (const [subject, method, expected] of rights)
    assert.equal(hasCallsFor(offered, subject, method), expected, `${method} on ${subject}`);
  assert.ok(rights.every(([subject, method]) => hasCallsFor(null, subject, method)));
});
