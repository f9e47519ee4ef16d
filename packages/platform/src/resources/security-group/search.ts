import { securityGroupSubjects } from '@skydeck/contract';
import { ownedSearch } from '../kit/search/owned-search.ts';
import { type SecurityGroupRecord, securityGroupRecords } from './records.ts';

export const securityGroupSearch = ownedSearch<SecurityGroupRecord>({
  kind: securityGroupRecords.kind,
  subject: securityGroupSubjects.list,
  hit: ({ description = '' }) => ({ detail: description }),
});
