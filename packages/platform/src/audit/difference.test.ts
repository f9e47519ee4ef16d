import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldChange } from '@skydeck/contract';
import type { AuditedKind } from './audited-kind.ts';
import { differenceOf } from './difference.ts';

type Case = readonly [
  name: string,
  before: object | null,
  after: object | null,
  kind: Pick<AuditedKind, 'ignored' | 'secrets'>,
  changes: readonly FieldChange[],
];

const own = { id: '1', project_id: 'p', domain_id: 'd', created_at: 't', updated_at: 't', revision_number: 0 };
const long = 'x'.repeat(1000);
const rule = (port: number) => ({ id: String(port), port });

const cases: readonly Case[] = [
  [
    'a new object has what it was made with; empty fields are left out',
    null,
    { ...own, name: 'web', description: '', routes: [], mtu: null, enable_snat: false },
    {},
    [
      { field: 'name', from: null, to: 'web' },
      { field: 'enable_snat', from: null, to: false },
    ],
  ],
  ['a deleted object has what it was', { ...own, name: 'web' }, null, {}, [{ field: 'name', from: 'web', to: null }]],
  [
    'a change has the fields that are other than before',
    { ...own, name: 'web', mtu: 1500 },
    { ...own, name: 'shop', mtu: 1500, updated_at: 'u', revision_number: 1 },
    {},
    [{ field: 'name', from: 'web', to: 'shop' }],
  ],
  [
    'what was emptied is a change',
    { description: 'of the shop', port_id: 'a' },
    { description: '', port_id: null },
    {},
    [
      { field: 'description', from: 'of the shop', to: '' },
      { field: 'port_id', from: 'a', to: null },
    ],
  ],
  ['a field that came with nothing in it is none', {}, { fault: null }, {}, []],
  ['a save without a change is none', own, { ...own, updated_at: 'u', revision_number: 1 }, {}, []],
  [
    'ignored fields are none, also within a list',
    { addresses: 'a', members: [{ id: '1', health: 'up', weight: 1 }] },
    { addresses: 'b', members: [{ id: '1', health: 'down', weight: 1 }] },
    { ignored: ['addresses', 'members[].health'] },
    [],
  ],
  [
    'an ignored field of a list does not hide the others',
    { members: [{ id: '1', health: 'up', weight: 1 }] },
    { members: [{ id: '1', health: 'down', weight: 2 }] },
    { ignored: ['members[].health'] },
    [{ field: 'members', from: [{ id: '1', weight: 1 }], to: [{ id: '1', weight: 2 }] }],
  ],
  [
    'of a list the entries that went and came',
    { rules: [rule(22), rule(80)] },
    { rules: [rule(80), rule(443)] },
    {},
    [{ field: 'rules', from: [rule(22)], to: [rule(443)] }],
  ],
  [
    'of a list in another order the whole',
    { routes: [1, 2] },
    { routes: [2, 1] },
    {},
    [{ field: 'routes', from: [1, 2], to: [2, 1] }],
  ],
  [
    'a secret changed, and that is all',
    { psk: 'sealed one' },
    { psk: 'sealed two' },
    { secrets: { psk: 'psk' } },
    [{ field: 'psk', from: null, to: null, is_secret: true }],
  ],
  [
    'a secret of a new object has another name than its field',
    null,
    { sealed_key: 'sealed' },
    { secrets: { sealed_key: 'private_key' } },
    [{ field: 'private_key', from: null, to: null, is_secret: true }],
  ],
  ['a secret that there is none of is no change', null, { psk: null }, { secrets: { psk: 'psk' } }, []],
  [
    'a value of a thousand characters is whole, a longer one is cut',
    { description: long },
    { description: `${long}y` },
    {},
    [{ field: 'description', from: long, to: `${long.slice(0, 999)}…` }],
  ],
  [
    'a long list is cut as its JSON',
    { rules: [] },
    { rules: [long] },
    {},
    [{ field: 'rules', from: [], to: `["${long.slice(0, 997)}…` }],
  ],
];

for (const [name, before, after, kind, changes] of cases)
  test(name, () => assert.deepEqual(differenceOf(before, after, kind), changes));
