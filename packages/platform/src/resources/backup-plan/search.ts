import { backupPlanSubjects } from '@skydeck/contract';
import { ownedBy } from '../../engines/embedded/viewer.ts';
import { searchOf } from '../../search/embedded-line.ts';
import type { PlanRecord } from './embedded/records.ts';

/** By name and id. */
export const backupPlanSearch = searchOf<PlanRecord>({
  type: 'backup_plan',
  subject: backupPlanSubjects.list,
  addresses: [],
  where: (_, scope) => ownedBy(scope),
  show: (_, { description, project_id }) => ({ detail: description, project_id }),
});
