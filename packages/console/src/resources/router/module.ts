import type { ResourceModule } from '../../kit/module.ts';
import { routers, routerWords } from './router.ts';
import { frames, pages } from './routes.tsx';

export const router: ResourceModule = {
  resource: routers,
  pages,
  frames,
  tasks: [
    { name: 'compute.routers.delete_many', words: routerWords, retryEndpoint: routers.api.removeMany },
    {
      name: 'compute.routers.disconnect_many',
      words: routerWords,
      keys: { running: 'interfaces.running', done: 'interfaces.done', failed: 'interfaces.failed' },
      retryEndpoint: routers.api.removeInterfaces,
      // Its objects are interfaces, which have no page.
      linkTo: async () => null,
    },
  ],
};
