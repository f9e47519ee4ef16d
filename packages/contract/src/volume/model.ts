import { array, boolean, type Infer, nullable, number, object, optional, string, type } from 'superstruct';
import { Description, Id, Name, ownedFields, within } from '../structs.ts';
import { imageOfDisk } from '../image/model.ts';
import { VOLUME_SIZE } from './limits.ts';

export const VolumeAttachment = type({
  server_id: string(),
  server_name: string(),
  /** Of the server, Nova's: what can be done with the volume depends on it. */
  server_status: string(),
  server_task_state: nullable(string()),
  device: string(),
  /** The server starts from it. */
  is_boot: boolean(),
});
export type VolumeAttachment = Infer<typeof VolumeAttachment>;

/** What a volume knows of the image that it was made from; null: not known. */
export const VolumeImageMetadata = type({
  image_id: nullable(string()),
  image_name: nullable(string()),
  os_type: nullable(string()),
  disk_format: nullable(string()),
  hypervisor_type: nullable(string()),
  hw_firmware_type: nullable(string()),
});
export type VolumeImageMetadata = Infer<typeof VolumeImageMetadata>;

export const Volume = type({
  id: string(),
  name: string(),
  description: string(),
  /** Cinder's: available, in-use, error …; open. */
  status: string(),
  /** GiB. */
  size: number(),
  bootable: boolean(),
  /** `HDD` or `CD_ROM`; open. */
  volume_type: string(),
  network_install: boolean(),
  multiattach: boolean(),
  attachments: array(VolumeAttachment),
  storage_policy_name: string(),
  /** null: the policy is gone. */
  storage_policy_id: nullable(string()),
  volume_backend: string(),
  availability_zone: string(),
  /** What it was made from; null: from nothing, or that is not known. */
  snapshot_id: nullable(string()),
  source_volid: nullable(string()),
  /** null: it was made from no image. */
  volume_image_metadata: nullable(VolumeImageMetadata),
  /** Ids of placements: where the servers that have it may be. */
  traits: array(string()),
  /** The plans that keep recovery points of it. */
  backup_plans: array(type({ id: string(), name: string() })),
  snapshots_count: number(),
  /** While it is offered to another project. */
  transfer_id: nullable(string()),
  /** null for who may not know it. */
  'os-vol-host-attr:host': optional(nullable(string())),
  ...ownedFields,
});
export type Volume = Infer<typeof Volume>;

/** Blank, of an image or of a snapshot. A recovery point is restored by a call of its own. */
export const VolumeBody = object({
  name: Name,
  description: optional(Description),
  /** Left out: as large as what it is made from. */
  size: optional(within(VOLUME_SIZE)),
  /** Left out: that of the snapshot, else the cloud's first. */
  storage_policy_name: optional(Name),
  image_id: optional(nullable(Id)),
  snapshot_id: optional(nullable(Id)),
  network_install: optional(boolean()),
  bootable: optional(boolean()),
});
export type VolumeBody = Infer<typeof VolumeBody>;

export const VolumeUpdate = object({
  name: optional(Name),
  description: optional(Description),
  /** Another one moves it there: it is `retyping` meanwhile. */
  storage_policy_name: optional(Name),
  network_install: optional(boolean()),
  bootable: optional(boolean()),
  /** true takes it out of all placements. */
  no_placements: optional(boolean()),
});
export type VolumeUpdate = Infer<typeof VolumeUpdate>;

export const VolumeExtend = object({ size: within(VOLUME_SIZE) });
export type VolumeExtend = Infer<typeof VolumeExtend>;

export const VolumeClone = object({
  name: Name,
  /** Left out: those of the volume. */
  size: optional(within(VOLUME_SIZE)),
  storage_policy_name: optional(Name),
});
export type VolumeClone = Infer<typeof VolumeClone>;

export const VolumeAttach = object({ volume_id: Id });
export type VolumeAttach = Infer<typeof VolumeAttach>;

/** `force`: also from a server that runs. */
export const VolumeDetach = object({ force: optional(boolean()) });
export type VolumeDetach = Infer<typeof VolumeDetach>;

/** A volume, as its server has it. */
export const AttachedVolume = type({ id: string(), device: string() });
export type AttachedVolume = Infer<typeof AttachedVolume>;

export const VolumeTransferBody = object({ name: optional(Name) });
export type VolumeTransferBody = Infer<typeof VolumeTransferBody>;

/** A volume that is offered. Whoever has both takes it to another project. */
export const VolumeTransfer = type({ transfer_id: string(), auth_key: string() });
export type VolumeTransfer = Infer<typeof VolumeTransfer>;

export const VolumeTransferAccept = object({ auth_key: Name });
export type VolumeTransferAccept = Infer<typeof VolumeTransferAccept>;

/** `force`: also one that a server has. What the server has not written yet is not in the image. */
export const VolumeToImage = object({ ...imageOfDisk, force: optional(boolean()) });
export type VolumeToImage = Infer<typeof VolumeToImage>;
