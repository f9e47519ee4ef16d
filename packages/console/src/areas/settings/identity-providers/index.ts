import idCard from 'lucide-static/icons/id-card.svg?raw';
import type { RouteObject } from 'react-router-dom';
import type { AreaPart } from '../../../kit/module.ts';
import { panel } from '../../../shell/panel.tsx';
import title from './words/menu.json';

const read = { subject: 'settings_identity_providers', action: 'read' } as const;
const mayCreate = { subject: 'settings_identity_providers', action: 'create' } as const;
const mayUpdate = { subject: 'settings_identity_providers', action: 'update' } as const;

const create = async () => (await import('./ProviderCreate.tsx')).ProviderCreate;
const edit = async () => (await import('./ProviderEdit.tsx')).ProviderEdit;

const pages: RouteObject[] = [
  {
    path: 'identity-providers',
    handle: { guard: read },
    lazy: async () => ({ Component: (await import('./ProviderList.tsx')).ProviderList }),
    children: [
      { path: 'add', handle: { guard: mayCreate }, lazy: panel(create) },
      { path: ':providerId/edit', handle: { guard: mayUpdate }, lazy: panel(edit, '../..') },
    ],
  },
];

/** By which other houses the people of a domain may sign in. */
export const identityProviders: AreaPart = {
  entry: { group: 'domain', path: 'identity-providers', icon: idCard, title, guard: read },
  pages,
};
