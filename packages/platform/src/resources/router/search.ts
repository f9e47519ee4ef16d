import { routerSubjects } from '@skydeck/contract';
import type { RouterRecord } from '../../engines/embedded/records.ts';
import { ownedBy } from '../../engines/embedded/viewer.ts';
import { searchOf } from '../../search/embedded-line.ts';

export const routerSearch = searchOf<RouterRecord>({
  type: 'router',
  subject: routerSubjects.list,
  addresses: ['addresses'],
  where: (_, scope) => ownedBy(scope),
  show: (_, { addresses, project_id }) => ({ detail: addresses, project_id }),
});
