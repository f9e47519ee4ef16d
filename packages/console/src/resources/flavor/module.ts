import type { ResourceModule } from '../../kit/module.ts';
import { resourceRoutes } from '../../kit/panel/resource-routes.ts';
import { FlavorList } from './FlavorList.tsx';
import { flavors, flavorWords } from './flavor.ts';

const routes = resourceRoutes({ path: 'flavors', id: 'flavorId', subjects: flavors.subjects });

export const flavor: ResourceModule = {
  resource: flavors,
  pages: [
    routes.list(FlavorList, [routes.add(async () => (await import('./FlavorCreate.tsx')).FlavorCreate)]),
    routes.details(async () => (await import('./FlavorDetails.tsx')).FlavorDetails),
  ],
  // Its form is not in other people's pages (spec: flavor.frame).
  frames: [],
  tasks: [{ name: 'compute.flavors.delete_many', words: flavorWords, retryEndpoint: flavors.api.removeMany }],
};
