import type { Method } from '../http.ts';
import { isInProgress } from '../progress.ts';
import { IMAGE_MOST_GIB } from '../image/limits.ts';
import type { Image } from '../image/model.ts';
import { VOLUME_SIZE } from './limits.ts';
import type { Volume, VolumeAttachment } from './model.ts';
import { GIB } from '../units.ts';

/** What a status comes to (Cinder's statuses are open: what nobody knows is an error). */
export type VolumeGroup = 'available' | 'in_use' | 'reserved' | 'awaiting_transfer' | 'busy' | 'deleting' | 'error';

const groups: Readonly<Record<string, VolumeGroup>> = {
  available: 'available',
  'in-use': 'in_use',
  reserved: 'reserved',
  'awaiting-transfer': 'awaiting_transfer',
  deleting: 'deleting',
};

// spec: volume.status
export function volumeGroupOf({ status }: Pick<Volume, 'status'>): VolumeGroup {
  const known = Object.hasOwn(groups, status) ? groups[status] : undefined;
  return known ?? (isInProgress('volume', { status }) ? 'busy' : 'error');
}

export const volumeActions = [
  'update',
  'extend',
  'attach',
  'detach',
  'force_detach',
  'clone',
  'create_snapshot',
  'upload_to_image',
  'force_upload_to_image',
  'revert',
  'reset_state',
  'retype',
  'transfer',
  'cancel_transfer',
  'remove',
] as const;
export type VolumeAction = (typeof volumeActions)[number];

/** What the servers that have a volume have to be. */
type ServerNeed = 'stopped' | 'off' | 'resizable' | 'at_rest';
/** What else keeps an action from being done. */
type Obstacle = 'boot_volume' | 'iso' | 'too_large' | 'snapshots' | 'backup_plans' | 'not_attached';
export type VolumeReason =
  | VolumeGroup
  | Obstacle
  | 'server_running'
  | 'server_shelved'
  | 'server_suspended'
  | 'server_busy'
  | 'server_state';

interface ActionRule {
  /** What the call needs on the volume. */
  readonly method: Method;
  readonly groups: readonly VolumeGroup[];
  readonly server?: ServerNeed;
  readonly obstacles?: readonly Obstacle[];
}

const settled = ['available', 'in_use'] as const;
const stuck = ['busy', 'reserved', 'error'] as const;

/** What each action needs of the role, the status, the servers that have the volume, and what hangs on it: the only place. */
// spec: volume.actions
export const volumeActionRules: Readonly<Record<VolumeAction, ActionRule>> = {
  update: { method: 'PATCH', groups: [...settled, ...stuck, 'awaiting_transfer'] },
  extend: { method: 'POST', groups: settled, server: 'resizable' },
  attach: { method: 'PATCH', groups: ['available'] },
  detach: { method: 'PATCH', groups: ['in_use'], server: 'stopped', obstacles: ['boot_volume'] },
  force_detach: { method: 'PATCH', groups: ['in_use', ...stuck], obstacles: ['not_attached', 'boot_volume'] },
  clone: { method: 'POST', groups: settled, server: 'off', obstacles: ['iso'] },
  create_snapshot: { method: 'POST', groups: settled, server: 'at_rest' },
  upload_to_image: { method: 'POST', groups: ['available'], obstacles: ['too_large'] },
  force_upload_to_image: { method: 'POST', groups: settled, server: 'at_rest', obstacles: ['too_large'] },
  revert: { method: 'POST', groups: settled, server: 'off' },
  reset_state: { method: 'POST', groups: [...stuck, 'awaiting_transfer', 'deleting'] },
  retype: { method: 'PATCH', groups: settled, server: 'at_rest' },
  transfer: { method: 'POST', groups: ['available'], obstacles: ['backup_plans'] },
  cancel_transfer: { method: 'DELETE', groups: ['awaiting_transfer'] },
  remove: { method: 'DELETE', groups: ['available', 'error'], obstacles: ['snapshots'] },
};

type Attachment = Pick<VolumeAttachment, 'server_status' | 'server_task_state' | 'is_boot'>;
/** What the rules read of a volume. */
export interface VolumeFacts extends Pick<Volume, 'status' | 'volume_type' | 'size'> {
  readonly attachments: readonly Attachment[];
  readonly backup_plans: readonly unknown[];
  readonly snapshots_count: number;
}

const hasObstacle: Readonly<Record<Obstacle, (volume: VolumeFacts) => boolean>> = {
  boot_volume: ({ attachments }) => attachments.some(({ is_boot }) => is_boot),
  // spec: image.limits
  too_large: ({ size }) => size > IMAGE_MOST_GIB,
  iso: ({ volume_type }) => volume_type === 'CD_ROM',
  snapshots: ({ snapshots_count }) => snapshots_count > 0,
  backup_plans: ({ backup_plans }) => backup_plans.length > 0,
  not_attached: ({ attachments }) => attachments.length === 0,
};

/** What a server is, as far as its volumes care; null: it runs, and nothing is being done to it. */
function serverState({ server_status: status, server_task_state: task }: Attachment) {
  if (task !== null || ['BUILD', 'REBUILD', 'MIGRATING', 'RESIZE'].includes(status)) return 'server_busy';
  if (status.startsWith('SHELVED')) return 'server_shelved';
  if (status === 'SUSPENDED') return 'server_suspended';
  return status === 'SHUTOFF' ? 'off' : status === 'PAUSED' ? 'paused' : 'server_running';
}

/** The states in which each need is met. */
const meets: Readonly<Record<ServerNeed, readonly ReturnType<typeof serverState>[]>> = {
  stopped: ['off', 'paused', 'server_suspended'],
  off: ['off'],
  resizable: ['off', 'paused', 'server_running'],
  at_rest: ['off', 'paused', 'server_running'],
};

function whyNotServer(need: ServerNeed, attachment: Attachment): VolumeReason | null {
  const state = serverState(attachment);
  // Nova resizes disks of these only (spec: volume.extend).
  const isOther = state === 'server_running' && attachment.server_status !== 'ACTIVE' && need === 'resizable';
  if (meets[need].includes(state)) return isOther ? 'server_state' : null;
  return state === 'off' || state === 'paused' ? 'server_running' : state;
}

/** Why an action cannot be done to a volume now, or false. The server answers 409 `not_allowed_now` with it, or `in_use`. */
export function whyNotVolume(action: VolumeAction, volume: VolumeFacts): VolumeReason | false {
  const { groups: allowed, server, obstacles = [] } = volumeActionRules[action];
  const group = volumeGroupOf(volume);
  if (!allowed.includes(group)) return group;
  for (const obstacle of obstacles) if (hasObstacle[obstacle](volume)) return obstacle;
  for (const attachment of server ? volume.attachments : []) {
    const why = server && whyNotServer(server, attachment);
    if (why) return why;
  }
  return false;
}

/** GiB that a volume of an image has at least. */
// spec: volume.image
export const leastVolumeOf = ({ min_disk, virtual_size }: Pick<Image, 'min_disk' | 'virtual_size'>): number =>
  Math.max(VOLUME_SIZE.least, min_disk, Math.ceil((virtual_size ?? 0) / GIB));

/** Why a server cannot be given a volume now, or false: the rule of Nova. */
export function whyNotAttachTo({
  status,
  task_state,
}: {
  readonly status: string;
  readonly task_state: string | null;
}) {
  const state = serverState({ server_status: status, server_task_state: task_state, is_boot: false });
  if (state === 'off' || state === 'paused') return false;
  return state === 'server_running' ? status !== 'ACTIVE' && 'server_state' : state;
}
