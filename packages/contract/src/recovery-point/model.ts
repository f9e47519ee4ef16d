import { boolean, type Infer, nullable, number, object, optional, string, type } from 'superstruct';
import { ownedFields, size, within } from '../structs.ts';
import { VOLUME_SIZE } from '../volume/limits.ts';

/** Why one could not be made (the first two), or could not be deleted. */
export const recoveryPointFailures = ['volume_gone', 'volume_unreadable', 'not_deleted', 'dependents_left'] as const;
export type RecoveryPointFailure = (typeof recoveryPointFailures)[number];

/** A backup of a volume. What follows it builds on it, where it is incremental. */
export const RecoveryPoint = type({
  id: string(),
  name: string(),
  description: string(),
  /** available, creating, deleting, error, error_deleting, restoring; open. */
  status: string(),
  /** Of the volume, GiB. */
  size: number(),
  /** What it takes, bytes. */
  physical_size: number(),
  volume_id: string(),
  /** As it was called then, for one that is gone. */
  volume_name: string(),
  metadata: type({
    backup_plan_id: optional(string()),
    /** As Cinder has it: `true` or `false`. */
    bootable: optional(string()),
  }),
  /** null: no plan made it, or the plan is gone. */
  backup_plan_name: nullable(string()),
  /** A code: `recoveryPointFailures`; open. */
  fail_reason: nullable(string()),
  /** Whole percent of what goes on; null while nothing does. */
  progress: nullable(number()),
  is_incremental: boolean(),
  /** What it builds on. */
  parent_id: nullable(string()),
  has_dependent_backups: boolean(),
  /** How many build on it, directly or not, and are not being deleted. */
  dependents_count: number(),
  ...ownedFields,
});
export type RecoveryPoint = Infer<typeof RecoveryPoint>;

const id = size(string(), 1, 64);

export const RecoveryPointBody = object({
  volume_id: id,
  name: size(string(), 1, 255),
  description: optional(size(string(), 0, 255)),
});
export type RecoveryPointBody = Infer<typeof RecoveryPointBody>;

/** Into a new volume, never over the old one. Without a size it is as large as the old one was. */
export const RestoreBody = object({
  name: size(string(), 1, 255),
  size: optional(within(VOLUME_SIZE)),
  storage_policy: optional(size(string(), 1, 255)),
});
export type RestoreBody = Infer<typeof RestoreBody>;
