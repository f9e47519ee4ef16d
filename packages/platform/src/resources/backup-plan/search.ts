import { backupPlanSubjects } from '@skydeck/contract';
import { ownedSearch } from '../kit/search/owned-search.ts';
import { type PlanRecord, planRecords } from './records.ts';

export const backupPlanSearch = ownedSearch<PlanRecord>({
  kind: planRecords.kind,
  subject: backupPlanSubjects.list,
  hit: ({ description }) => ({ detail: description }),
});
