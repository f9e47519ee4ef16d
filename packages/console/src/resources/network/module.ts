import type { ResourceModule } from '../../kit/module.ts';
import { networks, networkWords } from './network.ts';
import { frames, pages } from './routes.tsx';

export const network: ResourceModule = {
  resource: networks,
  pages,
  frames,
  tasks: [{ name: 'compute.networks.delete_many', words: networkWords, retryEndpoint: networks.api.removeMany }],
};
