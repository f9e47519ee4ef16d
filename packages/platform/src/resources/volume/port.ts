import { volumeSorts } from '@skydeck/contract';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';
import type {
  AttachedVolume,
  Image,
  Page,
  Volume,
  VolumeBody,
  VolumeClone,
  VolumeToImage,
  VolumeTransfer,
  VolumeTransferBody,
  VolumeUpdate,
} from '@skydeck/contract';
import type { CrudEngine } from '../../http/crud-engine.ts';
import type { Scope } from '../../http/scope.ts';

/** Which volume of which server. */
export interface Attachment {
  readonly serverId: string;
  readonly id: string;
}

/**
 * Volumes, as one scope sees them: a project its own, a system role without a project all. What takes its time begins with the
 * call, which answers with the volume as it is then; each step is told to the live link.
 *
 * What the contract's `volumeActionRules` are against is 409 `not_allowed_now` {why}; what exceeds a quota 409
 * `quota_exceeded` {what, limit}: `volumes`, `gigabytes`, `policy_gigabytes` {policy}, `snapshots`.
 *
 * `create`: of nothing, of a snapshot or of an image; 400 `snapshot_unknown`, `image_unknown`, `image_not_active`,
 * `policy_unknown`, `out_of_range`. `update`: another policy is a retype. `remove`: 409 `in_use` {by: 'snapshots'}; it is `deleting` from then on.
 */
export interface VolumeEngine extends CrudEngine<Volume, VolumeBody, VolumeUpdate> {
  /** 400 `out_of_range` for what is not larger. */
  extend(scope: Scope, id: string, size: number): Promise<Volume>;
  /** Ends what hangs: it is available then, or in use. */
  resetState(scope: Scope, id: string): Promise<Volume>;
  clone(scope: Scope, id: string, body: VolumeClone): Promise<Volume>;
  /** The image is `saving`, the volume `uploading`. 400 at `image_name`, 403 for `visibility: public` without the right. */
  uploadToImage(scope: Scope, id: string, body: VolumeToImage): Promise<Image>;
  ofServer(scope: Scope, serverId: string): Promise<Page<AttachedVolume>>;
  /** 400 `volume_unknown`; 409 `not_allowed_now` for what the server is, too. */
  attach(scope: Scope, attachment: Attachment): Promise<Volume>;
  detach(scope: Scope, attachment: Attachment & { readonly force: boolean }): Promise<void>;
  /** The key is told once. */
  transfer(scope: Scope, id: string, body: VolumeTransferBody): Promise<VolumeTransfer>;
  /** Into the scope's project, with its snapshots. 400 `wrong_key`. */
  acceptTransfer(scope: Scope, id: string, key: string): Promise<Volume>;
  cancelTransfer(scope: Scope, id: string): Promise<void>;
}

/** What each engine answers of a list. */
export const volumeListRules: ListRules = {
  sorts: volumeSorts,
  filters: {
    ...ownedFilters,
    ...sameName('status', 'size', 'bootable', 'volume_type', 'snapshot_id', 'storage_policy_name', 'storage_policy_id'),
    traits: 'traits[]',
    server_id: 'attachments[].server_id',
    backup_plan_id: 'backup_plans[].id',
    image_id: 'volume_image_metadata.image_id',
  },
  search: ['name', 'id', 'description'],
};
