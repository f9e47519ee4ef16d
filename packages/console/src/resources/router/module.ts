import type { ResourceModule } from '../../kit/module.ts';
import { routers } from './router.ts';
import { frames, pages } from './routes.tsx';
import { routerWords } from './words.ts';

export const router: ResourceModule = {
  resource: routers,
  pages,
  frames,
  tasks: [{ name: 'compute.routers.delete_many', words: routerWords, again: routers.api.removeMany }],
};
