import type { RouteObject } from 'react-router-dom';
import { panel } from '../../kit/panel/panel.tsx';
import { PartnerList } from './PartnerList.tsx';

const mayRead = { subject: 'settings_partners', action: 'read' } as const;
const mayCreate = { subject: 'settings_partners', action: 'create' } as const;
const mayUpdate = { subject: 'settings_partners', action: 'update' } as const;

/** Below /settings. */
export const pages: RouteObject[] = [
  {
    path: 'partners',
    handle: { guard: mayRead },
    Component: PartnerList,
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
