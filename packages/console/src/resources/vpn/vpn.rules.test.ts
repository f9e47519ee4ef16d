import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { vpnStatuses } from '@skydeck/contract';
import { plannedPolicies } from './review.rules.ts';
import { blankVpn } from './vpn.draft.ts';
import { isOff, stateOf, whyNotChange, whyNotDisable, whyNotEnable, whyNotRestart, whyNotRouter } from './vpn.rules.ts';

const vpn = (status: string, admin_state_up = true) => ({ status, admin_state_up });

describe('what stands in the way', () => {
  for (const [status, on, change, restart, enable, disable] of [
    ['ACTIVE', true, false, false, 'blocked.is_on', false],
    ['DOWN', true, false, false, 'blocked.is_on', false],
    ['ERROR', true, false, false, 'blocked.is_on', false],
    ['DOWN', false, false, 'blocked.off', false, 'blocked.is_off'],
    ['PENDING_UPDATE', true, ...Array.from({ length: 4 }, () => 'blocked.pending' as const)],
    ['BUILD', false, ...Array.from({ length: 4 }, () => 'blocked.pending' as const)],
    ['PENDING_DELETE', true, ...Array.from({ length: 4 }, () => 'blocked.leaving' as const)],
  ] as const) {
    it(`${status}, ${on ? 'on' : 'off'}`, () => {
      const one = vpn(status, on);
      assert.deepEqual(
        [whyNotChange(one), whyNotRestart(one), whyNotEnable(one), whyNotDisable(one)],
        [change, restart, enable, disable],
      );
    });
  }
  it('a tunnel goes out by a gateway', () => {
    assert.equal(whyNotRouter({ external_gateway_info: null }), 'blocked.no_gateway');
    assert.equal(whyNotRouter({ external_gateway_info: {} }), false);
  });
});

// spec: vpn.status
it('every status has a state, and what we do not know has one too', () => {
  assert.deepEqual(
    vpnStatuses.filter((status) => stateOf(status) === 'unknown'),
    [],
  );
  assert.equal(stateOf('STANDBY'), 'unknown');
  assert.deepEqual(
    [isOff(vpn('DOWN', false)), isOff(vpn('DOWN')), isOff(vpn('PENDING_UPDATE', false))],
    [true, false, false],
  );
});

it('the policies as they will be', () => {
  const known = {
    id: 'k',
    name: 'house',
    project_id: 'p',
    auth_algorithm: 'sha1',
    encryption_algorithm: '3des',
    pfs: 'group2',
    lifetime: { units: 'seconds', value: 60 },
    ike_version: 'v1',
    phase1_negotiation_mode: 'main',
  };
  const blank = blankVpn();
  const plan = plannedPolicies(
    { ...blank, name: ' office ', ike: { ...blank.ike, known: 'k' }, ipsec: { ...blank.ipsec, lifetime: '7200' } },
    { ike: [known], ipsec: [] },
  );
  assert.equal(plan.ike, known);
  assert.deepEqual(
    [plan.ipsec.name, plan.ipsec.lifetime.value, plan.ipsec.transform_protocol],
    ['office', 7200, 'esp'],
  );
  assert.equal(
    plannedPolicies({ ...blank, ike: { ...blank.ike, name: 'own' } }, { ike: [], ipsec: [] }).ike.name,
    'own',
  );
});
