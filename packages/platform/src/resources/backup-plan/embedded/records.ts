import type { BackupRunFailure, Schedule } from '@skydeck/contract';
import { indexOf, withNextRevision } from '../../../engines/embedded/records.ts';
import { type Actor, owns } from '../../../engines/embedded/access.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { type VolumeRecord, volumesIn } from '../../volume/embedded/records.ts';

/** Which volumes it has stands in the volumes. */
export interface PlanRecord {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly status: string;
  readonly disabled: boolean;
  readonly schedule: Schedule;
  /** How many recovery points of each volume it keeps. */
  readonly rotation: number;
  readonly next_run_at: string | null;
  readonly last_run_id: string | null;
  readonly started_at: string | null;
  readonly ended_at: string | null;
  readonly project_id: string;
  readonly domain_id: string;
  readonly revision_number: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface RunRecord {
  readonly id: string;
  readonly name: string;
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
  readonly project_id: string;
  readonly domain_id: string;
  readonly created_at: string;
}

export const plansIn = (tx: Tx) => tx.documents<PlanRecord>('backup_plan');
export const runsIn = (tx: Tx) => tx.documents<RunRecord>('backup_run');

/** Throws 404 for what the actor may not see. */
export async function findPlan(tx: Tx, actor: Actor, id: string): Promise<PlanRecord> {
  const plan = await plansIn(tx).get(id);
  if (!plan || !owns(actor, plan)) throw notFound('backup plan');
  return plan;
}

export const volumesOf = (tx: Tx, planId: string): Promise<VolumeRecord[]> =>
  volumesIn(tx).all([{ field: 'backup_plans[].id', equals: planId }]);

/** What a person decided: a new revision. */
export async function revisePlan(tx: Tx, plan: PlanRecord, changes: Partial<PlanRecord>): Promise<PlanRecord> {
  const changed = withNextRevision(plan, changes, tx.now);
  await plansIn(tx).replace(changed, indexOf(changed));
  return changed;
}

/** What goes on by itself: whoever edits the plan meanwhile is not told that somebody else changed it. */
export async function updatePlanStatus(tx: Tx, plan: PlanRecord, changes: Partial<PlanRecord>): Promise<PlanRecord> {
  const moved = { ...plan, ...changes };
  await plansIn(tx).replace(moved, indexOf(moved));
  return moved;
}

export async function replaceRun(tx: Tx, run: RunRecord): Promise<RunRecord> {
  await runsIn(tx).replace(run, indexOf(run));
  return run;
}

/** Whole percent. */
export function progressOf({ volumes_count, done_count, failures, active, status }: RunRecord): number {
  if (status !== 'pending' && status !== 'running' && status !== 'aborting') return 100;
  const done = (done_count + failures.length) * 100 + active.reduce((sum, { progress }) => sum + progress, 0);
  return volumes_count === 0 ? 0 : Math.floor(done / volumes_count);
}
