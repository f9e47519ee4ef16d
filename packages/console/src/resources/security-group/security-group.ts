import { type SecurityGroup, securityGroupApi, securityGroupEvent, securityGroupSubjects } from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';

export const securityGroups = defineResource<SecurityGroup, typeof securityGroupApi>({
  name: 'security_group',
  api: securityGroupApi,
  subjects: securityGroupSubjects,
  event: securityGroupEvent,
  label: (group) => group.name,
  owner: (group) => group,
});
