import type { BackupRunFailure, Schedule } from '@skydeck/contract';
import { ownedCollection, type OwnedRecord, type RevisedRecord, revisedCollection } from '../kit/owned-collection.ts';

/** Which volumes it has stands in the volumes. */
export interface PlanRecord extends RevisedRecord {
  readonly description: string;
  readonly status: string;
  readonly disabled: boolean;
  /** null: it runs when somebody starts it. */
  readonly schedule: Schedule | null;
  /** How many recovery points of each volume it keeps. */
  readonly rotation: number;
  readonly next_run_at: string | null;
  readonly last_run_id: string | null;
  readonly started_at: string | null;
  readonly ended_at: string | null;
}

export interface RunRecord extends OwnedRecord {
  readonly plan_id: string;
  readonly trigger: string;
  readonly status: string;
  readonly scheduled_for: string | null;
  readonly started_at: string | null;
  readonly ended_at: string | null;
  /** Ids of volumes whose turn is to come. */
  readonly waiting: readonly string[];
  /** The recovery points that are being made. */
  readonly active: readonly { readonly point_id: string; readonly progress: number }[];
  readonly volumes_count: number;
  readonly done_count: number;
  readonly failures: readonly BackupRunFailure[];
  readonly rotated_count: number;
}

export const planRecords = revisedCollection<PlanRecord>('backup_plan', { noun: 'backup plan' });
export const runRecords = ownedCollection<RunRecord>('backup_run', { noun: 'run of a backup plan' });

/** Whole percent. */
export function progressOf({ volumes_count, done_count, failures, active, status }: RunRecord): number {
  if (status !== 'pending' && status !== 'running' && status !== 'aborting') return 100;
  const done = (done_count + failures.length) * 100 + active.reduce((sum, { progress }) => sum + progress, 0);
  return volumes_count === 0 ? 0 : Math.floor(done / volumes_count);
}
