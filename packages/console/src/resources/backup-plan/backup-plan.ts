import {
  type BackupPlan,
  backupPlanApi,
  backupPlanEvent,
  backupPlanSubjects,
  type BackupRun,
  backupRunApi,
  backupRunEvent,
} from '@skydeck/contract';
import { definePagedResource, defineResource } from '../../kit/data/resource.ts';
import { defineResourceWords, partOf } from '../../kit/resource-words.ts';
import { backupPlanPaths } from './paths.ts';
import type en from './words/en.json';

export const backupPlanWords = defineResourceWords<typeof en>(
  'backup_plan',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const backupPlans = definePagedResource<BackupPlan, typeof backupPlanApi>({
  name: 'backup_plan',
  api: backupPlanApi,
  subjects: backupPlanSubjects,
  event: backupPlanEvent,
  label: (plan) => plan.name,
  owner: (plan) => plan,
  words: backupPlanWords,
  paths: backupPlanPaths,
  icon: 'menu-backup-plans',
});

/** What was done of a plan: shown on its page. */
export const backupRuns = defineResource<BackupRun, typeof backupRunApi>({
  name: 'backup_run',
  api: backupRunApi,
  subjects: backupPlanSubjects,
  event: backupRunEvent,
  label: (run) => run.plan_name,
});

export const planVolumeWords = partOf(backupPlanWords, 'volume');
