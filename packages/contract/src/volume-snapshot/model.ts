import { type Infer, number, object, optional, record, string, type } from 'superstruct';
import { imageOfDisk } from '../image/model.ts';
import { Description, Id, Name, ownedFields } from '../structs.ts';

/** A state of a volume. Those of one volume are a chain: going back to one takes the newer ones away. */
export const VolumeSnapshot = type({
  id: string(),
  name: string(),
  description: string(),
  /** Cinder's: available, creating, deleting, error …; open. */
  status: string(),
  /** Of the volume then, GiB. */
  size: number(),
  volume_id: string(),
  volume_name: string(),
  storage_policy_name: string(),
  /** How many of the volume's are newer. */
  newer_count: number(),
  metadata: record(string(), string()),
  ...ownedFields,
});
export type VolumeSnapshot = Infer<typeof VolumeSnapshot>;

export const VolumeSnapshotBody = object({
  volume_id: Id,
  name: Name,
  description: optional(Description),
});
export type VolumeSnapshotBody = Infer<typeof VolumeSnapshotBody>;

export const VolumeSnapshotUpdate = object({ name: optional(Name), description: optional(Description) });
export type VolumeSnapshotUpdate = Infer<typeof VolumeSnapshotUpdate>;

export const SnapshotToImage = object(imageOfDisk);
export type SnapshotToImage = Infer<typeof SnapshotToImage>;
