import { backupPlanSubjects } from '@skydeck/contract';
import { ownedBy } from '../../engines/embedded/access.ts';
import { defineSearch } from '../../search/define-search.ts';
import type { PlanRecord } from './embedded/records.ts';

/** By name and id. */
export const backupPlanSearch = defineSearch<PlanRecord>({
  type: 'backup_plan',
  subject: backupPlanSubjects.list,
  addresses: [],
  where: (_, scope) => ownedBy(scope),
  show: (_, { description, project_id }) => ({ detail: description, project_id }),
});
