import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { progressStates } from '../progress.ts';
import { ruledCalls } from '../rights/index.ts';
import { VolumeBody, VolumeUpdate } from './model.ts';
import {
  leastVolumeOf,
  type VolumeAction,
  volumeActionRules,
  volumeActions,
  type VolumeFacts,
  volumeGroupOf,
  whyNotAttachTo,
  whyNotVolume,
} from './rules.ts';

type Server = VolumeFacts['attachments'][number];
const server = (server_status: string, facts: Partial<Server> = {}): Server => ({
  server_status,
  server_task_state: null,
  is_boot: false,
  ...facts,
});
const volume = (
  status: string,
  attachments: readonly Server[] = [],
  facts: Partial<VolumeFacts> = {},
): VolumeFacts => ({
  status,
  attachments,
  volume_type: 'HDD',
  size: 10,
  backup_plans: [],
  snapshots_count: 0,
  ...facts,
});

// spec: volume.status
test('each status is of one group, and what nobody knows is an error', () => {
  for (const [status, group] of [
    ['available', 'available'],
    ['in-use', 'in_use'],
    ['reserved', 'reserved'],
    ['awaiting-transfer', 'awaiting_transfer'],
    ['deleting', 'deleting'],
    ['error', 'error'],
    ['error_restoring', 'error'],
    ['constructor', 'error'],
    ['of-tomorrow', 'error'],
  ] as const)
    assert.equal(volumeGroupOf({ status }), group, status);
  const others = progressStates.volume.states.filter((one) => one !== 'deleting' && one !== 'awaiting-transfer');
  for (const status of others) assert.equal(volumeGroupOf({ status }), 'busy', status);
});

// spec: volume.actions
describe('what each action needs of a volume', () => {
  const running = server('ACTIVE');
  const off = server('SHUTOFF');
  /** By status and server: what is refused, and why. All else is allowed. */
  const cases: [string, VolumeFacts, Partial<Record<VolumeAction, string>>][] = [
    [
      'available',
      volume('available'),
      {
        detach: 'available',
        force_detach: 'available',
        reset_state: 'available',
        cancel_transfer: 'available',
      },
    ],
    [
      'attached to a server that runs',
      volume('in-use', [running]),
      {
        attach: 'in_use',
        upload_to_image: 'in_use',
        detach: 'server_running',
        clone: 'server_running',
        revert: 'server_running',
        reset_state: 'in_use',
        transfer: 'in_use',
        cancel_transfer: 'in_use',
        remove: 'in_use',
      },
    ],
    [
      'attached to a server that is off',
      volume('in-use', [off]),
      {
        attach: 'in_use',
        upload_to_image: 'in_use',
        reset_state: 'in_use',
        transfer: 'in_use',
        cancel_transfer: 'in_use',
        remove: 'in_use',
      },
    ],
    ...(['creating', 'extending', 'reserved', 'error', 'error_extending'] as const).map(
      (status): [string, VolumeFacts, Partial<Record<VolumeAction, string>>] => {
        const why = status === 'reserved' ? 'reserved' : status.startsWith('error') ? 'error' : 'busy';
        const refused = volumeActions.filter(
          (action) => !['update', 'reset_state', ...(why === 'error' ? ['remove'] : [])].includes(action),
        );
        const reasons = refused.map((action) => [action, action === 'force_detach' ? 'not_attached' : why] as const);
        return [status, volume(status), Object.fromEntries(reasons)];
      },
    ),
    [
      'offered to another project',
      volume('awaiting-transfer'),
      Object.fromEntries(
        volumeActions
          .filter((action) => !['update', 'reset_state', 'cancel_transfer'].includes(action))
          .map((action) => [action, 'awaiting_transfer']),
      ),
    ],
    [
      'on its way out',
      volume('deleting'),
      Object.fromEntries(
        volumeActions.filter((action) => action !== 'reset_state').map((action) => [action, 'deleting']),
      ),
    ],
  ];
  for (const [name, facts, refused] of cases)
    test(name, () => {
      for (const action of volumeActions) assert.equal(whyNotVolume(action, facts), refused[action] ?? false, action);
    });

  for (const [name, action, facts, why] of [
    [
      'the disk that a server starts from stays',
      'detach',
      volume('in-use', [server('SHUTOFF', { is_boot: true })]),
      'boot_volume',
    ],
    ['even by force', 'force_detach', volume('in-use', [server('ACTIVE', { is_boot: true })]), 'boot_volume'],
    ['of a server that runs by force', 'force_detach', volume('in-use', [running]), false],
    ['of one that hangs by force', 'force_detach', volume('detaching', [running]), false],
    ['of a shelved server', 'detach', volume('in-use', [server('SHELVED_OFFLOADED')]), 'server_shelved'],
    ['of a paused server', 'detach', volume('in-use', [server('PAUSED')]), false],
    [
      'while something is done to the server',
      'detach',
      volume('in-use', [server('SHUTOFF', { server_task_state: 'powering-on' })]),
      'server_busy',
    ],
    ['no ISO', 'clone', volume('available', [], { volume_type: 'CD_ROM' }), 'iso'],
    [
      'no snapshot of a suspended server',
      'create_snapshot',
      volume('in-use', [server('SUSPENDED')]),
      'server_suspended',
    ],
    ['nor of a shelved one', 'create_snapshot', volume('in-use', [server('SHELVED')]), 'server_shelved'],
    ['nor of one that is being built', 'create_snapshot', volume('in-use', [server('BUILD')]), 'server_busy'],
    ['up to what an image can have', 'upload_to_image', volume('available', [], { size: 512 }), false],
    ['no more than that', 'upload_to_image', volume('available', [], { size: 513 }), 'too_large'],
    [
      'of one that is suspended not',
      'force_upload_to_image',
      volume('in-use', [server('SUSPENDED')]),
      'server_suspended',
    ],
    ['of one that runs', 'create_snapshot', volume('in-use', [running]), false],
    ['larger while it runs', 'extend', volume('in-use', [running]), false],
    ['not of one in rescue', 'extend', volume('in-use', [server('RESCUE')]), 'server_state'],
    ['not of a suspended one', 'extend', volume('in-use', [server('SUSPENDED')]), 'server_suspended'],
    ['not with a plan', 'transfer', volume('available', [], { backup_plans: [{}] }), 'backup_plans'],
    ['not with snapshots', 'remove', volume('available', [], { snapshots_count: 1 }), 'snapshots'],
  ] as const)
    test(`${action}: ${name}`, () => assert.equal(whyNotVolume(action, facts), why));
});

// spec: volume.attach
test('a server takes a volume while it runs, is paused or off', () => {
  for (const [status, task_state, why] of [
    ['ACTIVE', null, false],
    ['SHUTOFF', null, false],
    ['PAUSED', null, false],
    ['SUSPENDED', null, 'server_suspended'],
    ['SHELVED', null, 'server_shelved'],
    ['ERROR', null, 'server_state'],
    ['BUILD', 'spawning', 'server_busy'],
    ['ACTIVE', 'rebooting', 'server_busy'],
  ] as const)
    assert.equal(whyNotAttachTo({ status, task_state }), why, status);
});

// spec: volume.image
test('a volume of an image has what that unpacks to in whole GiB, and its minimum disk', () => {
  const GIB = 2 ** 30;
  for (const [min_disk, virtual_size, least] of [
    [0, null, 1],
    [0, 1, 1],
    [0, 9.5 * GIB, 10],
    [10, 10 * GIB, 10],
    [20, 10 * GIB, 20],
    [5, 10 * GIB, 10],
  ] as const)
    assert.equal(leastVolumeOf({ min_disk, virtual_size }), least);
});

test('the table of rights says of each call what the rules say', () => {
  const methodOf = (call: string) => {
    const rule = ruledCalls.find(({ name }) => name === `volumeApi.${call}`)?.rule;
    assert.ok(rule && 'subject' in rule, call);
    return rule.method ?? ruledCalls.find(({ name }) => name === `volumeApi.${call}`)?.endpoint.method;
  };
  for (const [call, action] of [
    ['update', 'update'],
    ['remove', 'remove'],
    ['extend', 'extend'],
    ['resetState', 'reset_state'],
    ['attach', 'attach'],
    ['detach', 'detach'],
    ['transfer', 'transfer'],
    ['cancelTransfer', 'cancel_transfer'],
  ] as const)
    assert.equal(methodOf(call), volumeActionRules[action].method, call);
});

// spec: volume.size
test('requests are read strictly', () => {
  for (const body of [
    { name: 'a', size: 1 },
    { name: 'a'.repeat(255), size: 16_384, snapshot_id: null },
  ])
    assert.ok(VolumeBody.is(body));
  for (const wrong of [
    { size: 0 },
    { size: 16_385 },
    { size: 1.5 },
    { name: 'a'.repeat(256) },
    { status: 'available' },
  ])
    assert.ok(!VolumeBody.is({ name: 'a', size: 1, ...wrong }), JSON.stringify(wrong));
  assert.ok(VolumeUpdate.is({ storage_policy_name: 'fast', no_placements: true, bootable: true }));
  assert.ok(!VolumeUpdate.is({ size: 5 }));
});
