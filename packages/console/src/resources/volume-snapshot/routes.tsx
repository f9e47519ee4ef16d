import type { RouteObject } from 'react-router-dom';
import { volumeSubjects } from '@skydeck/contract';
import { panel } from '../../kit/panel/panel.tsx';
import { may, tab } from '../../kit/panel/resource-routes.ts';
import { volumeSnapshots } from './volume-snapshot.ts';

const { subjects } = volumeSnapshots;
const create = async () => (await import('./SnapshotForms.tsx')).SnapshotCreate;
const edit = async () => (await import('./SnapshotForms.tsx')).SnapshotEdit;

const toImage = async () => (await import('./SnapshotToImage.tsx')).SnapshotToImage;

/** Behind a tab of their volume. `more`: what else lies over it. */
export const snapshotTab = (more: RouteObject[]): RouteObject =>
  tab('snapshots', async () => (await import('./VolumeSnapshots.tsx')).VolumeSnapshots, [
    { path: 'add', handle: may('create', subjects.list), lazy: panel(create) },
    { path: ':itemId/edit', handle: may('update', subjects.item), lazy: panel(edit, '../..') },
    { path: ':snapshotId/createImage', handle: may('create', volumeSubjects.upload), lazy: panel(toImage, '../..') },
    ...more,
  ]);
