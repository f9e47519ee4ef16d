import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldOf } from './changes.rules.ts';

const rule = { id: 'r1', direction: 'ingress', protocol: 'tcp', remote_ip_prefix: null, created_at: '2026-03-04' };

for (const [what, change, told] of [
  [
    'a text',
    { field: 'name', from: 'edge', to: 'core' },
    [{ field: 'name', kind: 'set', from: ['edge'], to: ['core'] }],
  ],
  ['a first value', { field: 'fault', from: null, to: 'x' }, [{ field: 'fault', kind: 'set', from: [], to: ['x'] }]],
  ['a number', { field: 'mtu', from: 1500, to: 9000 }, [{ field: 'mtu', kind: 'set', from: ['1500'], to: ['9000'] }]],
  ['a switch', { field: 'shared', from: false, to: true }, [{ field: 'shared', kind: 'set', from: false, to: true }]],
  ['a secret', { field: 'psk', from: null, to: null, is_secret: true }, [{ field: 'psk', kind: 'secret' }]],
  [
    'a list that lost and got entries',
    { field: 'allowed_cidrs', from: ['10.1.0.0/24'], to: ['10.2.0.0/24', '10.3.0.0/24'] },
    [
      { field: 'allowed_cidrs', kind: 'removed', value: ['10.1.0.0/24'] },
      { field: 'allowed_cidrs', kind: 'added', value: ['10.2.0.0/24', '10.3.0.0/24'] },
    ],
  ],
  [
    'a list of records, without what only programs read',
    { field: 'rules', from: [], to: [rule] },
    [{ field: 'rules', kind: 'added', value: ['ingress tcp'] }],
  ],
  [
    'a list that somebody had no value of',
    { field: 'rules', from: null, to: [rule] },
    [{ field: 'rules', kind: 'set', from: [], to: ['ingress tcp'] }],
  ],
  [
    'a record with a list and a switch',
    { field: 'schedule', from: null, to: { hours: [1, 13], weekly: true, day: null } },
    [{ field: 'schedule', kind: 'set', from: [], to: ['1, 13 weekly=true'] }],
  ],
  [
    'a list in another order',
    { field: 'dns', from: ['192.0.2.1', '192.0.2.2'], to: ['192.0.2.2', '192.0.2.1'] },
    [{ field: 'dns', kind: 'order' }],
  ],
  [
    'a text of several addresses',
    { field: 'addresses', from: '10.1.0.1 10.2.0.1', to: '10.2.0.1 10.3.0.1' },
    [
      { field: 'addresses', kind: 'removed', value: ['10.1.0.1'] },
      { field: 'addresses', kind: 'added', value: ['10.3.0.1'] },
    ],
  ],
  [
    'a value that was cut',
    { field: 'description', from: 'a', to: 'long…' },
    [{ field: 'description', kind: 'set', from: ['a'], to: ['long…'] }],
  ],
] as const)
  test(`a change of ${what} is told`, () => assert.deepEqual(toldOf([change]), told));
