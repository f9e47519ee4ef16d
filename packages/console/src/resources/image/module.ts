import type { ResourceModule } from '../../kit/module.ts';
import { volumeSubjects } from '@skydeck/contract';
import { panel } from '../../kit/panel/panel.tsx';
import { may, resourceRoutes } from '../../kit/panel/resource-routes.ts';
import { loadVolumeCreate } from '../volume/create/index.ts';
import { images, imageWords } from './image.ts';
import { ImageList } from './ImageList.tsx';

const routes = resourceRoutes({ path: 'images', id: 'imageId', subjects: images.subjects });

const createVolume = {
  handle: may('create', volumeSubjects.list),
  lazy: panel(loadVolumeCreate, '../..'),
};
const edit = async () => (await import('./ImageEdit.tsx')).ImageEdit;

export const image: ResourceModule = {
  resource: images,
  pages: [
    routes.list(ImageList, [
      routes.add(async () => (await import('./ImageUpload.tsx')).ImageUpload),
      routes.edit(edit),
      { path: ':imageId/create-volume', ...createVolume },
    ]),
    routes.details(
      async () => (await import('./ImageDetails.tsx')).ImageDetails,
      [routes.editDetails(edit), { path: 'create-volume/:returnRoute', ...createVolume }],
    ),
  ],
  // Its form is not in other people's pages (spec: image.frame).
  frames: [],
  tasks: [{ name: 'compute.images.delete_many', words: imageWords, retryEndpoint: images.api.removeMany }],
};
