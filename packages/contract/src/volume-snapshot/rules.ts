import type { Method } from '../http.ts';
import { IMAGE_MOST_GIB } from '../image/limits.ts';
import { isInProgress } from '../progress.ts';
import { type VolumeFacts, type VolumeReason, whyNotVolume } from '../volume/rules.ts';
import type { Volume } from '../volume/model.ts';
import type { VolumeSnapshot } from './model.ts';

export type SnapshotGroup = 'available' | 'busy' | 'deleting' | 'error';

// spec: snapshot.status
export function snapshotGroupOf({ status }: Pick<VolumeSnapshot, 'status'>): SnapshotGroup {
  if (status === 'available' || status === 'deleting') return status;
  return isInProgress('volume_snapshot', { status }) ? 'busy' : 'error';
}

export const snapshotActions = ['update', 'create_volume', 'create_image', 'revert', 'reset_state', 'remove'] as const;
export type SnapshotAction = (typeof snapshotActions)[number];

interface ActionRule {
  /** What the call needs on the snapshot. */
  readonly method: Method;
  readonly groups: readonly SnapshotGroup[];
}

/** What each action needs of the role and the status: the only place. */
// spec: snapshot.actions
export const snapshotActionRules: Readonly<Record<SnapshotAction, ActionRule>> = {
  update: { method: 'PATCH', groups: ['available', 'busy', 'error'] },
  create_volume: { method: 'GET', groups: ['available'] },
  create_image: { method: 'POST', groups: ['available'] },
  revert: { method: 'POST', groups: ['available'] },
  reset_state: { method: 'POST', groups: ['busy', 'deleting', 'error'] },
  remove: { method: 'DELETE', groups: ['available', 'error'] },
};

/** Why an action cannot be done to a snapshot now, or false. The server answers 409 `not_allowed_now` with it. */
export function whyNotSnapshot(
  action: SnapshotAction,
  snapshot: Pick<VolumeSnapshot, 'status' | 'size'>,
): SnapshotGroup | 'too_large' | false {
  const group = snapshotGroupOf(snapshot);
  if (!snapshotActionRules[action].groups.includes(group)) return group;
  // spec: image.limits
  return action === 'create_image' && snapshot.size > IMAGE_MOST_GIB && 'too_large';
}

/** Going back takes both: Cinder refuses it for a volume of another size. */
// spec: snapshot.revert
export function whyNotRevert(
  snapshot: Pick<VolumeSnapshot, 'status' | 'size'>,
  volume: VolumeFacts & Pick<Volume, 'size'>,
): SnapshotGroup | VolumeReason | 'resized' | false {
  return (
    whyNotSnapshot('revert', snapshot) ||
    whyNotVolume('revert', volume) ||
    (volume.size !== snapshot.size && ('resized' as const))
  );
}
