import type { RouteObject } from 'react-router-dom';
import { panel } from '../../kit/panel/panel.tsx';
import { ProviderList } from './ProviderList.tsx';

const mayRead = { subject: 'settings_identity_providers', action: 'read' } as const;
const mayCreate = { subject: 'settings_identity_providers', action: 'create' } as const;
const mayUpdate = { subject: 'settings_identity_providers', action: 'update' } as const;

const create = async () => (await import('./ProviderCreate.tsx')).ProviderCreate;
const edit = async () => (await import('./ProviderEdit.tsx')).ProviderEdit;

/** Below /settings. */
export const pages: RouteObject[] = [
  {
    path: 'identity-providers',
    handle: { guard: mayRead },
    Component: ProviderList,
    children: [
      { path: 'add', handle: { guard: mayCreate }, lazy: panel(create) },
      { path: ':providerId/edit', handle: { guard: mayUpdate }, lazy: panel(edit, '../..') },
    ],
  },
];
