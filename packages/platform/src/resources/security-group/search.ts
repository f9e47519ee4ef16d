import { securityGroupSubjects } from '@skydeck/contract';
import { ownedBy } from '../../engines/embedded/access.ts';
import { defineSearch } from '../../search/define-search.ts';
import type { SecurityGroupRecord } from './embedded/records.ts';

export const securityGroupSearch = defineSearch<SecurityGroupRecord>({
  type: 'security_group',
  subject: securityGroupSubjects.list,
  addresses: [],
  where: (_, scope) => ownedBy(scope),
  show: (_, { description, project_id }) => ({ detail: description, project_id }),
});
