import { volumeSnapshotSorts } from '@skydeck/contract';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';
import type {
  Image,
  SnapshotToImage,
  Volume,
  VolumeSnapshot,
  VolumeSnapshotBody,
  VolumeSnapshotUpdate,
} from '@skydeck/contract';
import type { CrudEngine } from '../../http/crud-engine.ts';
import type { Scope } from '../../http/scope.ts';

/**
 * Snapshots of volumes, as one scope sees them. What the contract's `snapshotActionRules` are against is 409 `not_allowed_now`
 * {why}. In a list the newest come first.
 *
 * `create`: 400 `volume_unknown`, 409 `quota_exceeded`, and `not_allowed_now` for the volume. `remove`: it is `deleting` from
 * then on; the others of the volume stay whole.
 */
export interface VolumeSnapshotEngine extends CrudEngine<VolumeSnapshot, VolumeSnapshotBody, VolumeSnapshotUpdate> {
  /** The volume is `reverting` from then on, and newer snapshots of it go. */
  revert(scope: Scope, id: string): Promise<Volume>;
  /** The image is `saving`. 400 at `image_name`, 403 for `visibility: public` without the right. */
  uploadToImage(scope: Scope, id: string, body: SnapshotToImage): Promise<Image>;
  /** Ends what hangs: it is available then. */
  resetState(scope: Scope, id: string): Promise<VolumeSnapshot>;
}

/** What each engine answers of a list. */
export const snapshotListRules: ListRules = {
  sorts: volumeSnapshotSorts,
  defaultSort: 'created_at:desc',
  filters: { ...ownedFilters, ...sameName('status', 'volume_id') },
  search: ['name', 'id', 'description'],
};
