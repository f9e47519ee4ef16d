import { volumeSubjects } from '@skydeck/contract';
import { Navigate, type RouteObject } from 'react-router-dom';
import { panel } from '../../kit/panel/panel.tsx';
import { may, resourceRoutes, tab } from '../../kit/panel/resource-routes.ts';
import { snapshotTab } from '../volume-snapshot/index.ts';
import { VolumeList } from './VolumeList.tsx';
import { volumes } from './volume.ts';

const { subjects } = volumes;
const routes = resourceRoutes({ path: 'volumes', id: 'volumeId', subjects });

const create = async () => (await import('./VolumeCreate.tsx')).VolumeCreate;
const forms = {
  edit: async () => (await import('./VolumeForms.tsx')).VolumeEdit,
  extend: async () => (await import('./VolumeForms.tsx')).VolumeExtend,
  attach: async () => (await import('./VolumeForms.tsx')).VolumeAttach,
  retype: async () => (await import('./VolumeForms.tsx')).VolumeRetype,
  transfer: async () => (await import('./VolumeTransfers.tsx')).VolumeTransferForm,
};
const clone = async () => (await import('./VolumeForms.tsx')).VolumeClone;
const accept = async () => (await import('./VolumeTransfers.tsx')).VolumeAccept;
const mayClone = may('create', volumeSubjects.clone);
const toImage = async () => (await import('./VolumeToImage.tsx')).VolumeToImage;
const mayUpload = may('create', volumeSubjects.upload);

/** Below /compute. Forms are panels over the page they belong to. */
export const pages: RouteObject[] = [
  routes.list(VolumeList, [
    routes.add(create),
    { path: 'accept-transfer', handle: routes.mayCreate, lazy: panel(accept) },
    ...Object.entries(forms).map(([name, load]) => routes.edit(load, name)),
    { path: ':volumeId/clone', handle: mayClone, lazy: panel(clone, '../..') },
    { path: ':volumeId/image-add', handle: mayUpload, lazy: panel(toImage, '../..') },
  ]),
  routes.details(
    async () => (await import('./VolumeDetails.tsx')).VolumeDetails,
    [
      tab(null, async () => (await import('./VolumeOverview.tsx')).VolumeOverview, [
        ...Object.entries(forms).map(([name, load]) => routes.editDetails(load, name)),
        { path: 'clone/:returnRoute', handle: mayClone, lazy: panel(clone, '../..') },
        { path: 'image-add/:returnRoute', handle: mayUpload, lazy: panel(toImage, '../..') },
      ]),
      { path: 'overview', element: <Navigate replace to=".." relative="path" /> },
      snapshotTab([{ path: ':snapshotId/createVolume', handle: routes.mayCreate, lazy: panel(create, '../..') }]),
      tab('recovery-points', async () => (await import('./VolumePoints.tsx')).VolumePoints),
    ],
  ),
];
