import type { ResourceModule } from '../../kit/module.ts';
import { pages } from './routes.tsx';
import { volumes, volumeWords } from './volume.ts';

export const volume: ResourceModule = {
  resource: volumes,
  pages,
  // Its forms are not in other people's pages (spec: volume.frame).
  frames: [],
  tasks: [{ name: 'compute.volumes.delete_many', words: volumeWords, retryEndpoint: volumes.api.removeMany }],
};
