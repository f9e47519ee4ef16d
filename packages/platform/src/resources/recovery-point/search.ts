import { recoveryPointSubjects } from '@skydeck/contract';
import { ownedBy } from '../../engines/embedded/access.ts';
import { defineSearch } from '../../search/define-search.ts';
import type { PointRecord } from './embedded/records.ts';

/** By name and id, with the volume it is of. */
export const recoveryPointSearch = defineSearch<PointRecord>({
  type: 'recovery_point',
  subject: recoveryPointSubjects.list,
  addresses: [],
  where: (_, scope) => ownedBy(scope),
  show: (_, { volume_name, project_id }) => ({ detail: volume_name, project_id }),
});
