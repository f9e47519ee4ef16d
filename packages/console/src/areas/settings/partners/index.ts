import handshake from 'lucide-static/icons/handshake.svg?raw';
import type { RouteObject } from 'react-router-dom';
import type { AreaPart } from '../../../kit/module.ts';
import { panel } from '../../../shell/panel.tsx';
import title from './words/menu.json';

const read = { subject: 'settings_partners', action: 'read' } as const;
const mayCreate = { subject: 'settings_partners', action: 'create' } as const;
const mayUpdate = { subject: 'settings_partners', action: 'update' } as const;

const pages: RouteObject[] = [
  {
    path: 'partners',
    handle: { guard: read },
    lazy: async () => ({ Component: (await import('./PartnerList.tsx')).PartnerList }),
    children: [
      {
        path: 'add',
        handle: { guard: mayCreate },
        lazy: panel(async () => (await import('./PartnerCreate.tsx')).PartnerCreate),
      },
      {
        path: ':partnerId/edit',
        handle: { guard: mayUpdate },
        lazy: panel(async () => (await import('./PartnerEdit.tsx')).PartnerEdit, '../..'),
      },
      { path: 'code', lazy: async () => ({ Component: (await import('./CodeDialog.tsx')).CodeDialog }) },
    ],
  },
];

/** Whose pages may show forms of the console. */
export const partners: AreaPart = {
  entry: { group: 'domain', path: 'partners', icon: handshake, title, guard: read },
  pages,
};
