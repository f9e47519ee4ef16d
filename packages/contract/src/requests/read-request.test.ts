import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, boolean, integer, nullable, object, optional, string, type Struct } from 'superstruct';
import * as contract from '../index.ts';
import { enums, within } from '../structs.ts';
import { readRequest } from './read-request.ts';

const Inner = object({ name: string() });
const Model = object({
  count: within({ least: 1, most: 9 }),
  on: optional(boolean()),
  gateway: optional(nullable(string())),
  version: optional(enums([4, 6])),
  sizes: optional(array(integer())),
  inner: optional(Inner),
});

// spec: call.tolerant
test('what is plain is read, and what is not stays for the model to refuse', () => {
  const cases: readonly (readonly [unknown, unknown])[] = [
    [{ count: '3' }, { count: 3 }],
    [
      { count: ' 4 ', on: 'True', version: '6' },
      { count: 4, on: true, version: 6 },
    ],
    [
      { count: 1, on: null, gateway: null },
      { count: 1, gateway: null },
    ],
    [
      { count: 1, sizes: ['1', 2], inner: null },
      { count: 1, sizes: [1, 2] },
    ],
    [
      { count: 'three', on: 'yes', version: '5' },
      { count: 'three', on: 'yes', version: '5' },
    ],
    [
      { count: null, other: null },
      { count: null, other: null },
    ],
    [
      { count: '', inner: { name: 7 } },
      { count: '', inner: { name: 7 } },
    ],
    [[], []],
    ['text', 'text'],
  ];
  for (const [sent, read] of cases) assert.deepEqual(readRequest(sent, Model), read);
});

const rule = { direction: 'ingress', security_group_id: 'g' };
const body = { name: 'n' };
const groups = { local_ep_group: { endpoints: ['l'] }, peer_ep_group: { endpoints: ['p'] } };

// Of whatever value: a struct takes its own alone.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const spellings: readonly (readonly [string, Struct<any, any>, unknown, unknown])[] = [
  [
    'a subnet says its version by its addresses',
    contract.SubnetDraft,
    { cidr: 'fd00::/64' },
    { cidr: 'fd00::/64', ip_version: 6 },
  ],
  [
    'unless it says it',
    contract.SubnetDraft,
    { cidr: '10.0.0.0/8', ip_version: '6' },
    { cidr: '10.0.0.0/8', ip_version: 6 },
  ],
  ['a network without subnets has no IPAM', contract.PrivateNetworkBody, body, { ...body, ipam_enabled: false }],
  [
    'access has short words',
    contract.NetworkUpdate,
    { rbac_policies: [{ target_project: '*', actions: ['direct', 'access_as_external', 'full'] }] },
    { rbac_policies: [{ target_project: '*', actions: ['access_as_shared', 'access_as_external', 'full'] }] },
  ],
  [
    'interfaces are inside',
    contract.RouterBody,
    { ...body, internal_interfaces: [{ network_id: 'x', ip_addr: '10.0.0.1' }] },
    { ...body, interfaces: [{ network_id: 'x', ip_address: '10.0.0.1' }] },
  ],
  [
    'of two names for one field both stay',
    contract.RouterBody,
    { ...body, interfaces: [], internal_interfaces: [] },
    { ...body, interfaces: [], internal_interfaces: [] },
  ],
  ['a protocol is a number', contract.SecurityGroupRuleBody, { ...rule, protocol: 6 }, { ...rule, protocol: '6' }],
  [
    'parts of a connection go by their ids',
    contract.VpnBody,
    { ...groups, ipsec_site_connection: { name: 'v', ikepolicy_id: 'i', ipsecpolicy_id: null } },
    { ...groups, ipsec_site_connection: { name: 'v' }, ikepolicy: { id: 'i' }, ipsecpolicy: {} },
  ],
  [
    'so do groups',
    contract.VpnBody,
    { ipsec_site_connection: { local_ep_group_id: 'l' }, peer_ep_group_id: 'p', ikepolicy: {}, ipsecpolicy: {} },
    {
      ipsec_site_connection: {},
      ikepolicy: {},
      ipsecpolicy: {},
      local_ep_group_id: 'l',
      peer_ep_group_id: 'p',
      local_ep_group: { endpoints: ['l'] },
      peer_ep_group: { endpoints: ['p'] },
    },
  ],
  ['a value is a property', contract.PropertyUpdate, { color: 1 }, { data: { color: 1 } }],
  ['a property is one too', contract.PropertyUpdate, { data: 1, access: 'pub' }, { data: 1, access: 'pub' }],
  ['null is a value', contract.PropertyUpdate, null, { data: null }],
];
for (const [says, model, sent, read] of spellings) test(says, () => assert.deepEqual(readRequest(sent, model), read));

test('a schedule that says nothing is none, and one that is left out stays left out', () => {
  const read = (sent: object) => readRequest(sent, contract.BackupPlanUpdate);
  for (const schedule of [null, {}, { hour: null, minute: null }])
    assert.deepEqual(read({ schedule }), { schedule: null });
  assert.deepEqual(read({ name: 'n' }), { name: 'n' });
});

// spec: backup-plan.schedule.interval
test('an interval is hours of the day', () => {
  const hourOf = (interval: unknown) => {
    const { schedule } = readRequest({ schedule: { interval } }, contract.BackupPlanBody) as {
      schedule: { hour: string; interval?: unknown };
    };
    return schedule.interval ?? schedule.hour;
  };
  const cases = [
    ['12 hours', '0,12'],
    ['8 hours', '0,8,16'],
    ['1 hour', '*'],
    ['1 day', '0'],
    ['24 hours', '0'],
    ['168 hours', '0'],
    ['7 hours', '7 hours'],
    ['2 weeks', '2 weeks'],
    ['2 days', '2 days'],
    [12, 12],
  ] as const;
  for (const [interval, hour] of cases) assert.equal(hourOf(interval), hour);
});

test('a week is a day of the week, and what is said beside an interval counts', () => {
  const read = (schedule: object) => {
    const { month, day_of_week, day, hour, minute, interval } = (
      readRequest({ schedule }, contract.BackupPlanBody) as { schedule: Record<string, string> }
    ).schedule;
    return [month, day_of_week, day, hour, minute ?? '', interval ?? ''].join(' ').trimEnd();
  };
  const cases = [
    [{ interval: '1 week' }, '* 0 * 0'],
    [{ interval: '7 days', day_of_week: 'Wed', hour: 4, minute: 5 }, '* 3 * 4 5'],
    [{ interval: '1 day', hour: '4' }, '* * * 4'],
    [{ interval: '12 hours', minute: 30 }, '* * * 0,12 30'],
    [{ interval: '12 hours', hour: 4 }, '* * * 4  12 hours'],
    [{ day_of_week: 'mon,Thursday', hour: 2 }, '* 1,4 * 2'],
    [{ day_of_week: [1, 'fri'], hour: [2, 14] }, '* 1,5 * 2,14'],
    [{ day_of_week: 'mon-fri' }, '* mon-fri * *'],
    [{ hour: 2, minute: '*' }, '* * * 2 0'],
    [{ hour: 2, minute: '00' }, '* * * 2 0'],
    [{ hour: 2, minute: '05' }, '* * * 2 5'],
    [{ hour: 2, minute: '0,30' }, '* * * 2 0,30'],
    [{ minute: 30 }, '* * * * 30'],
  ] as const;
  for (const [schedule, text] of cases) assert.equal(read(schedule), text, JSON.stringify(schedule));
});

test('a provider without a type is OpenID Connect', () => {
  const read = (sent: object) => readRequest(sent, contract.ProviderBody) as Readonly<Record<string, unknown>>;
  const { type, issuer, mapping } = read({
    name: 'p',
    metadata_url: 'https://id.example/realm/.well-known/openid-configuration',
    mapping: { roles: 'r' },
  });
  assert.deepEqual([type, issuer], ['oidc', 'https://id.example/realm']);
  assert.deepEqual(mapping, { ...contract.usualNames.oidc, groups: 'r' });
  assert.deepEqual(read({ type: 'saml', metadata_url: 'https://a' }), { type: 'saml', metadata_url: 'https://a' });
});
