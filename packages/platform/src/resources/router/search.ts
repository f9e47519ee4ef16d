import { routerSubjects } from '@skydeck/contract';
import type { RouterRecord } from '../../engines/embedded/records.ts';
import { ownedBy } from '../../engines/embedded/access.ts';
import { defineSearch } from '../../search/define-search.ts';

export const routerSearch = defineSearch<RouterRecord>({
  type: 'router',
  subject: routerSubjects.list,
  addresses: ['addresses'],
  where: (_, scope) => ownedBy(scope),
  show: (_, { addresses, project_id }) => ({ detail: addresses, project_id }),
});
