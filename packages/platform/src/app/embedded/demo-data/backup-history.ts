import { nextRun } from '@skydeck/contract';
import type { ProjectDocument } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import { setNextRun } from '../../../resources/backup-plan/index.ts';
import { planRecords, type RunRecord, runRecords } from '../../../resources/backup-plan/records.ts';
import { indexOf } from '../../../resources/kit/owned-collection.ts';
import { physicalSizeOf } from '../../../resources/recovery-point/embedded/index.ts';
import { type PointRecord, pointRecords } from '../../../resources/recovery-point/records.ts';
import type { VolumeRecord } from '../../../resources/volume/records.ts';
import type { Tx } from '../../../store/store.ts';
import type { BackupPlanPlan } from './backup-plans.ts';

/** Whose plan it is, and of which volumes. */
interface Kept {
  readonly id: string;
  readonly project: ProjectDocument;
  readonly volumes: readonly VolumeRecord[];
}

/**
 * The plan has run by its schedule, and kept what it keeps. The runs are written as they ended: to let each of them happen
 * takes a thousand steps, for each new store.
 */
export async function keepHistory(tx: Tx, { id, project, volumes }: Kept, plan: BackupPlanPlan): Promise<void> {
  const moments = plan.disabled ? [] : pastRuns(plan, tx.now);
  const runs = moments.map((at) => runOf(project, plan, id, volumes, at));
  await runRecords.in(tx).insertAll(runs, indexOf);
  for (const volume of volumes) await pointRecords.in(tx).insertAll(chainFor(project, id, volume, moments), indexOf);
  const record = await planRecords.in(tx).get(id);
  if (!record) throw new Error(`The demo data has no backup plan ${plan.name}`);
  const last = runs.at(-1);
  await planRecords.replace(tx, record, {
    next_run_at: await setNextRun(tx, record, volumes.length),
    ...(last && {
      status: 'completed',
      last_run_id: last.id,
      started_at: last.started_at,
      ended_at: last.ended_at,
    }),
  });
}

const ownedBy = ({ id, domain_id }: ProjectDocument) => ({ project_id: id, domain_id });

const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;

/** The last moments of its schedule before now, as many as it keeps, the oldest first. */
function pastRuns({ schedule, rotation }: BackupPlanPlan, now: Date): Date[] {
  const runs: Date[] = [];
  const begin = new Date(now.getTime() - YEAR_DAYS * DAY_MS);
  for (let run = nextRun(schedule, begin); run && run < now; run = nextRun(schedule, run)) runs.push(run);
  return runs.slice(-rotation);
}

const MINUTE_MS = 60_000;

function runOf(
  project: ProjectDocument,
  { name }: BackupPlanPlan,
  plan_id: string,
  volumes: readonly VolumeRecord[],
  at: Date,
): RunRecord {
  const moment = at.toISOString();
  return {
    id: stableId('backup_run', plan_id, moment.slice(0, 13)),
    name,
    plan_id,
    trigger: 'schedule',
    status: 'success',
    scheduled_for: moment,
    started_at: moment,
    ended_at: new Date(at.getTime() + volumes.length * MINUTE_MS).toISOString(),
    waiting: [],
    active: [],
    volumes_count: volumes.length,
    done_count: volumes.length,
    failures: [],
    rotated_count: volumes.length,
    ...ownedBy(project),
    created_at: moment,
  };
}

/** The first is whole; each of the others builds on the one before. */
function chainFor(
  project: ProjectDocument,
  planId: string,
  volume: VolumeRecord,
  moments: readonly Date[],
): PointRecord[] {
  const idAt = (at: number) => stableId('recovery_point', planId, volume.id, String(at));
  return moments.map((moment, at) => {
    const id = idAt(at);
    const created_at = moment.toISOString();
    return {
      id,
      name: `${volume.name} ${created_at.slice(0, 16).replace('T', ' ')}`,
      description: '',
      status: 'available',
      size: volume.size,
      physical_size: physicalSizeOf({ id, size: volume.size }, at > 0),
      volume_id: volume.id,
      volume_name: volume.name,
      bootable: volume.bootable,
      storage_policy_name: volume.storage_policy_name,
      image_name: volume.volume_image_metadata?.image_name ?? null,
      backup_plan_id: planId,
      run_id: null,
      fail_reason: null,
      progress: null,
      is_incremental: at > 0,
      parent_id: at > 0 ? idAt(at - 1) : null,
      restored_to: null,
      ...ownedBy(project),
      revision_number: 0,
      created_at,
      updated_at: created_at,
    };
  });
}
