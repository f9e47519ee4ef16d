import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rulePresets } from '@skydeck/contract';
import {
  serviceOf,
  spellPorts,
  spellPreset,
  spellProtocol,
  whyNotDelete,
  whyNotRename,
} from './security-group.rules.ts';

describe('why a group cannot go', () => {
  for (const [facts, why] of [
    [{ is_default: false, ports_count: 0 }, false],
    [{ is_default: false, ports_count: 2 }, 'blocked.in_use'],
    [{ is_default: true, ports_count: 0 }, 'blocked.default_stays'],
    [{ is_default: true, ports_count: 2 }, 'blocked.default_stays'],
  ] as const) {
    it(`${JSON.stringify(facts)}: ${why}`, () => assert.equal(whyNotDelete(facts), why));
  }
  it('only the default group keeps its name', () => {
    assert.equal(whyNotRename({ is_default: true }), 'blocked.default_name');
    assert.equal(whyNotRename({ is_default: false }), false);
  });
});

describe('how a rule is written', () => {
  const ports = (first: number | null, last: number | null, protocol: string | null = 'tcp') => ({
    protocol,
    port_range_min: first,
    port_range_max: last,
  });
  for (const [rule, text] of [
    [ports(22, 22), '22'],
    [ports(8000, 8080), '8000–8080'],
    [ports(null, null), null],
    [ports(8, null, 'icmp'), '8'],
    [ports(3, 4, 'icmp'), '3/4'],
    [ports(3, 3, 'ipv6-icmp'), '3/3'],
  ] as const) {
    it(`ports ${text}`, () => assert.equal(spellPorts(rule), text));
  }

  it('protocols as everybody writes them', () => {
    for (const [protocol, text] of [
      ['tcp', 'TCP'],
      ['ipv6-icmp', 'ICMPv6'],
      ['udplite', 'UDP-Lite'],
      ['89', '89'],
    ] as const)
      assert.equal(spellProtocol(protocol), text);
  });

  it('well-known services by their names', () => {
    assert.equal(serviceOf(ports(443, 443)), 'HTTPS');
    assert.equal(serviceOf(ports(443, 444)), null);
    assert.equal(serviceOf(ports(null, null, null)), null);
    const texts = rulePresets.map(spellPreset);
    assert.deepEqual([texts[0], texts.at(-2), texts.at(-1)], ['TCP 22', 'UDP', null]);
  });
});
