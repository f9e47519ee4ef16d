import type { RecoveryPointFailure } from '@skydeck/contract';
import type { Tx } from '../../store/store.ts';
import type { PointFacts } from '../recovery-point/index.ts';

/** A volume, as far as a plan has to know it. */
export interface PlannedVolume {
  readonly id: string;
  readonly name: string;
  readonly project_id: string;
  /** The plans that keep recovery points of it. */
  readonly backup_plans: readonly { readonly id: string }[];
}

/** A recovery point that a run has asked for: `creating`, then `available` or `error`. */
export interface PlannedPoint {
  readonly id: string;
  readonly run_id: string | null;
  readonly backup_plan_id: string | null;
  readonly volume_id: string;
  readonly volume_name: string;
  readonly status: string;
  /** Percent; null at its end. */
  readonly progress: number | null;
  readonly fail_reason: RecoveryPointFailure | null;
}

/**
 * What a backup plan asks of a cloud. The plan, its schedule and its runs are the platform's own; volumes and recovery points
 * are the cloud's. Each is asked in the transaction of the plan's change: an engine that keeps them itself does it there, one
 * whose cloud is elsewhere starts a task there. How far a point is, either tells later, by `advanceRun`.
 */
export interface BackupCloud {
  readonly volumes: {
    find(tx: Tx, ids: readonly string[]): Promise<readonly PlannedVolume[]>;
    ofPlan(tx: Tx, planId: string): Promise<readonly PlannedVolume[]>;
    connect(tx: Tx, planId: string, volumes: readonly PlannedVolume[]): Promise<void>;
    disconnect(tx: Tx, planId: string, volumes: readonly PlannedVolume[]): Promise<void>;
  };
  readonly points: {
    /** Throws why there can be none of this volume now: `not_allowed_now`, `quota_exceeded`. */
    begin(tx: Tx, volume: PlannedVolume, facts: PointFacts): Promise<PlannedPoint>;
    /** All that a plan has of a volume, whatever became of them, the oldest first. */
    of(tx: Tx, planId: string, volumeId: string): Promise<readonly PlannedPoint[]>;
    /** Takes one away, half made or whole; what was built on it stays whole. */
    drop(tx: Tx, id: string): Promise<void>;
  };
}
