import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../../kit/module.ts';
import { panel } from '../../../kit/panel/panel.tsx';

const mayCreate = { guard: { subject: 's3_enable', action: 'create' } } satisfies RouteHandle;

/** Below /s3-storage. A folder and a file are panels over the folder they lie in. */
export const filesPages: RouteObject[] = [
  {
    path: 'buckets/files/:bucketName',
    lazy: async () => ({ Component: (await import('./FilesPage.tsx')).FilesPage }),
    children: [
      { path: 'add', handle: mayCreate, lazy: panel(async () => (await import('./FolderCreate.tsx')).FolderCreate) },
      { path: ':fileId', lazy: async () => ({ Component: (await import('./EntryPanel.tsx')).EntryPanel }) },
    ],
  },
];
