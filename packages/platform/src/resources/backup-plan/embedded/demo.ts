import { nextRun, presetSchedule, type Schedule } from '@skydeck/contract';
import { accountsOf, type ProjectDocument } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { indexOf } from '../../kit/owned-collection.ts';
import { physicalSizeOf } from '../../recovery-point/embedded/index.ts';
import { type PointRecord, pointRecords } from '../../recovery-point/records.ts';
import { type VolumeRecord, volumeRecords } from '../../volume/records.ts';
import { type PlanRecord, planRecords, type RunRecord, runRecords } from '../records.ts';
import { setNextRun } from '../schedule.ts';

interface PlanDemo {
  readonly project: string;
  readonly name: string;
  readonly description: string;
  readonly schedule: Schedule;
  readonly rotation: number;
  readonly disabled?: true;
  /** Of the project's volumes, in the order of their names. */
  readonly volumes: { readonly ending: string; readonly count: number };
}

const weekly = { ...presetSchedule, day_of_week: '0', hour: '3' };
const monthly = { ...presetSchedule, day: '1', hour: '4' };
const data = { ending: '-vol', count: 4 };
const systems = { ending: '-root', count: 3 };

const demo: readonly PlanDemo[] = [
  planOf('payments-prod', 'nightly-databases', 'Ledger and card vault', presetSchedule, 7, data),
  planOf('payments-prod', 'weekly-systems', 'Before the patch window', weekly, 4, systems),
  {
    ...planOf('payments-prod', 'quarter-end', 'Kept for the auditors', { ...monthly, month: '1,4,7,10' }, 12, data),
    disabled: true,
  },
  planOf('storefront', 'nightly-catalog', 'Catalog and search', presetSchedule, 14, data),
  planOf('data-platform', 'nightly-lake', 'Metadata of the lake', presetSchedule, 7, data),
  planOf('data-platform', 'monthly-archive', 'First of the month', monthly, 6, { ending: 'archive', count: 1 }),
  planOf('warehouse-edge', 'weekly-gates', 'Gate controllers', weekly, 4, systems),
  planOf('cloud-operations', 'nightly-operations', 'Monitoring and logs', presetSchedule, 7, data),
  planOf('turbine-telemetry', 'nightly-historian', 'Measurements', presetSchedule, 7, data),
];

function planOf(
  project: string,
  name: string,
  description: string,
  schedule: Schedule,
  rotation: number,
  volumes: PlanDemo['volumes'],
): PlanDemo {
  return { project, name, description, schedule, rotation, volumes };
}

/** Plans that have run for a while, with what they kept. Ids are made of names. */
export async function seedBackups(store: Store): Promise<void> {
  await store.write(async (tx) => {
    const projects = new Map((await accountsOf(tx).projects.all()).map((project) => [project.name, project]));
    for (const one of demo) {
      const project = projects.get(one.project);
      if (!project) throw new Error(`The demo data needs the project '${one.project}'`);
      await seedPlan(tx, project, one);
    }
  });
}

async function seedPlan(tx: Tx, project: ProjectDocument, plan: PlanDemo): Promise<void> {
  const volumes = await volumesFor(tx, project, plan);
  const id = stableId('backup_plan', plan.project, plan.name);
  const moments = plan.disabled ? [] : pastRuns(plan, tx.now);
  const runs = moments.map((at) => runOf(project, plan, id, volumes, at));
  await runRecords.in(tx).insertAll(runs, indexOf);
  const last = runs.at(-1);
  const next_run_at = await setNextRun(
    tx,
    { id, disabled: plan.disabled ?? false, schedule: plan.schedule },
    volumes.length,
  );
  const record: PlanRecord = {
    id,
    name: plan.name,
    description: plan.description,
    status: last ? 'completed' : 'scheduled',
    disabled: plan.disabled ?? false,
    schedule: plan.schedule,
    rotation: plan.rotation,
    next_run_at,
    last_run_id: last?.id ?? null,
    started_at: last?.started_at ?? null,
    ended_at: last?.ended_at ?? null,
    ...ownedBy(project),
    revision_number: 0,
    created_at: project.created_at,
    updated_at: project.created_at,
  };
  await planRecords.insert(tx, record);
  for (const volume of volumes) {
    const changed = { ...volume, backup_plans: [...volume.backup_plans, { id }] };
    await volumeRecords.replace(tx, changed);
    await pointRecords.in(tx).insertAll(chainFor(project, id, volume, moments), indexOf);
  }
}

const ownedBy = ({ id, domain_id }: ProjectDocument) => ({ project_id: id, domain_id });

async function volumesFor(tx: Tx, project: ProjectDocument, { volumes: { ending, count } }: PlanDemo) {
  const all = await volumeRecords.in(tx).all([{ field: 'project_id', equals: project.id }]);
  return all.filter(({ name }) => name.endsWith(ending)).slice(0, count);
}

const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;

/** The last moments of its schedule before now, as many as it keeps, the oldest first. */
function pastRuns({ schedule, rotation }: PlanDemo, now: Date): Date[] {
  const runs: Date[] = [];
  const begin = new Date(now.getTime() - YEAR_DAYS * DAY_MS);
  for (let run = nextRun(schedule, begin); run && run < now; run = nextRun(schedule, run)) runs.push(run);
  return runs.slice(-rotation);
}

const MINUTE_MS = 60_000;

function runOf(
  project: ProjectDocument,
  { name }: PlanDemo,
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
      image_name: volume.image_name,
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
