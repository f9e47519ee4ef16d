import { securityGroupSubjects as subjects } from '@skydeck/contract';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../kit/module.ts';
import { panel } from '../../kit/panel/panel.tsx';

const guard = (subject: (typeof subjects)['list' | 'item'], action: 'read' | 'create' | 'update') =>
  ({ guard: { subject, action } }) satisfies RouteHandle;
const mayUpdate = guard(subjects.item, 'update');

const create = async () => (await import('./SecurityGroupCreate.tsx')).SecurityGroupCreate;
const edit = async () => (await import('./SecurityGroupEdit.tsx')).SecurityGroupEdit;

/** Below /compute. Forms are panels over the page they belong to. */
export const pages: RouteObject[] = [
  {
    path: 'security-groups',
    handle: guard(subjects.list, 'read'),
    lazy: async () => ({ Component: (await import('./SecurityGroupList.tsx')).SecurityGroupList }),
    children: [
      { path: 'add', handle: guard(subjects.list, 'create'), lazy: panel(create) },
      { path: ':groupId/edit', handle: mayUpdate, lazy: panel(edit, '../..') },
    ],
  },
  {
    path: 'security-groups/:groupId',
    handle: guard(subjects.item, 'read'),
    lazy: async () => ({ Component: (await import('./SecurityGroupDetails.tsx')).SecurityGroupDetails }),
    children: [
      {
        lazy: async () => ({ Component: (await import('./SecurityGroupRules.tsx')).SecurityGroupRules }),
        children: [
          { index: true, element: null },
          {
            path: 'rules/add',
            handle: mayUpdate,
            lazy: panel(async () => (await import('./RuleAdd.tsx')).RuleAdd, '../..'),
          },
          { path: 'edit/:returnRoute', handle: mayUpdate, lazy: panel(edit, '../..') },
        ],
      },
      {
        path: 'ports',
        lazy: async () => ({ Component: (await import('./SecurityGroupPorts.tsx')).SecurityGroupPorts }),
      },
      {
        path: 'properties',
        lazy: async () => ({ Component: (await import('./SecurityGroupProperties.tsx')).SecurityGroupProperties }),
      },
    ],
  },
];

/** Below /iframe, in other people's pages. */
export const frames: RouteObject[] = [
  {
    path: 'security-groups/add',
    handle: guard(subjects.list, 'create'),
    lazy: async () => ({ Component: await create() }),
  },
  { path: 'security-groups/:groupId/edit', handle: mayUpdate, lazy: async () => ({ Component: await edit() }) },
  {
    path: 'security-groups/:groupId/rules',
    handle: mayUpdate,
    lazy: async () => ({ Component: (await import('./RulesFrame.tsx')).RulesFrame }),
  },
];
