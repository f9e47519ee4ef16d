import networkIcon from 'lucide-static/icons/network.svg?raw';
import type { ResourceModule } from '../../kit/module.ts';
import { networks } from './network.ts';
import { frames, pages } from './routes.tsx';
import title from './words/menu.json';
import { networkWords } from './words.ts';

export { networks } from './network.ts';
export { NetworkPicker, NetworksPicker } from './pickers.ts';
export { networkPaths } from './paths.ts';

export const network: ResourceModule = {
  resource: networks,
  pages,
  frames,
  menu: { group: 'networking', path: 'networks', icon: networkIcon, title },
  tasks: [{ name: 'compute.networks.delete_many', words: networkWords, again: networks.api.removeMany }],
};
