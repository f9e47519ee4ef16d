import { presetSchedule, type Schedule } from '@skydeck/contract';
import type { DemoProjectName } from '../../../identity/accounts/demo-accounts.ts';
import type { ProjectDocument } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { BackupPlanEngine } from '../../../resources/backup-plan/port.ts';
import type { VolumeRecord } from '../../../resources/volume/records.ts';
import { scopeIn } from './origin.ts';
import type { Past } from './past.ts';

export interface BackupPlanPlan {
  readonly project: DemoProjectName;
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

export const backupPlanPlans: readonly BackupPlanPlan[] = [
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
  project: DemoProjectName,
  name: string,
  description: string,
  schedule: Schedule,
  rotation: number,
  volumes: BackupPlanPlan['volumes'],
): BackupPlanPlan {
  return { project, name, description, schedule, rotation, volumes };
}

interface Makers {
  readonly past: Past;
  readonly backupPlans: BackupPlanEngine;
}

/** As old as the project, with volumes that came later; answers its id. Ids: `stableId('backup_plan', 'payments-prod', 'nightly-databases')`. */
export async function makeBackupPlan(
  { past, backupPlans }: Makers,
  project: ProjectDocument,
  plan: BackupPlanPlan,
  volumes: readonly VolumeRecord[],
): Promise<string> {
  const scope = scopeIn(project, 'project_admin');
  const id = stableId('backup_plan', plan.project, plan.name);
  await past.at(new Date(project.created_at), [id], () =>
    backupPlans.create(scope, {
      name: plan.name,
      description: plan.description,
      schedule: plan.schedule,
      properties: { recovery_points_rotation: plan.rotation },
      disabled: plan.disabled ?? false,
    }),
  );
  const last = Math.max(...volumes.map((volume) => Date.parse(volume.created_at)));
  await past.at(new Date(last), [id], () =>
    backupPlans.addVolumes(
      scope,
      id,
      volumes.map((volume) => volume.id),
    ),
  );
  return id;
}

/** Of the project's volumes those that it keeps points of. */
export const volumesOf = (
  { volumes: { ending, count } }: BackupPlanPlan,
  all: readonly VolumeRecord[],
): readonly VolumeRecord[] => all.filter(({ name }) => name.endsWith(ending)).slice(0, count);
