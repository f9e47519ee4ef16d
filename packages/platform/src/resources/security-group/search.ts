import { securityGroupSubjects } from '@skydeck/contract';
import { ownedBy } from '../../engines/embedded/viewer.ts';
import { searchOf } from '../../search/embedded-line.ts';
import type { SecurityGroupRecord } from './embedded/records.ts';

export const securityGroupSearch = searchOf<SecurityGroupRecord>({
  type: 'security_group',
  subject: securityGroupSubjects.list,
  addresses: [],
  where: (_, scope) => ownedBy(scope),
  show: (_, { description, project_id }) => ({ detail: description, project_id }),
});
