import type { ResourceModule } from '../../kit/module.ts';
import { networks } from './network.ts';
import { frames, pages } from './routes.tsx';
import { networkWords } from './words.ts';

export const network: ResourceModule = {
  resource: networks,
  pages,
  frames,
  tasks: [{ name: 'compute.networks.delete_many', words: networkWords, retryEndpoint: networks.api.removeMany }],
};
