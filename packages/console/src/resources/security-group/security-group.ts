import { type SecurityGroup, securityGroupApi, securityGroupEvent, securityGroupSubjects } from '@skydeck/contract';
import { definePagedResource } from '../../kit/data/resource.ts';
import { defineResourceWords, partOf } from '../../kit/resource-words.ts';
import { securityGroupPaths } from './paths.ts';
import type en from './words/en.json';

export const securityGroupWords = defineResourceWords<typeof en>(
  'security-group',
  import.meta.glob('./words/??.json', { import: 'default' }),
);

export const securityGroups = definePagedResource<SecurityGroup, typeof securityGroupApi>({
  name: 'security_group',
  api: securityGroupApi,
  subjects: securityGroupSubjects,
  event: securityGroupEvent,
  label: (group) => group.name,
  owner: (group) => group,
  words: securityGroupWords,
  paths: securityGroupPaths,
  icon: 'menu-security-groups',
});

export const ruleWords = partOf(securityGroupWords, 'rule');
