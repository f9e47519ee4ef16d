import { securityGroupSubjects as subjects } from '@skydeck/contract';
import type { RouteObject } from 'react-router-dom';
import { panel } from '../../kit/panel/panel.tsx';
import { resourceRoutes, tab } from '../../kit/panel/resource-routes.ts';
import { SecurityGroupList } from './SecurityGroupList.tsx';

const routes = resourceRoutes({ path: 'security-groups', id: 'groupId', subjects });
const { mayUpdate } = routes;

const create = async () => (await import('./SecurityGroupCreate.tsx')).SecurityGroupCreate;
const edit = async () => (await import('./SecurityGroupEdit.tsx')).SecurityGroupEdit;
const addRule = async () => (await import('./RuleAdd.tsx')).RuleAdd;

/** Below /compute. Forms are panels over the page they belong to. */
export const pages: RouteObject[] = [
  routes.list(SecurityGroupList, [routes.add(create), routes.edit(edit)]),
  routes.details(
    async () => (await import('./SecurityGroupDetails.tsx')).SecurityGroupDetails,
    [
      tab(null, async () => (await import('./SecurityGroupRules.tsx')).SecurityGroupRules, [
        { path: 'rules/add', handle: mayUpdate, lazy: panel(addRule, '../..') },
        routes.editDetails(edit),
      ]),
      tab('ports', async () => (await import('./SecurityGroupPorts.tsx')).SecurityGroupPorts),
      tab('properties', async () => (await import('./SecurityGroupProperties.tsx')).SecurityGroupProperties),
    ],
  ),
];

/** Below /iframe, in other people's pages. */
export const frames: RouteObject[] = [
  ...routes.itemFrames(create, edit),
  routes.frame(':groupId/rules', mayUpdate, async () => (await import('./RulesFrame.tsx')).RulesFrame),
];
