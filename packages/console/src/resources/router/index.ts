import routerIcon from 'lucide-static/icons/router.svg?raw';
import type { ResourceModule } from '../../kit/module.ts';
import { routers } from './router.ts';
import { frames, pages } from './routes.tsx';
import title from './words/menu.json';
import { routerWords } from './words.ts';

export { routerPaths } from './paths.ts';
export { routers } from './router.ts';

export const router: ResourceModule = {
  resource: routers,
  pages,
  frames,
  menu: { group: 'networking', path: 'routers', icon: routerIcon, title },
  tasks: [{ name: 'compute.routers.delete_many', words: routerWords, again: routers.api.removeMany }],
};
