import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const { below, editPart, ...paths } = resourcePaths('/compute/routers');

export const routerPaths = {
  ...paths,
  interfaces: below('interfaces'),
  addInterface: below('interfaces/add'),
  editInterface: editPart('interfaces'),
  routes: below('routes'),
  addRoute: below('routes/add'),
  editRoute: editPart('routes'),
  /** The picture of the networks, with the router chosen. */
  topology: (id: string) => `/compute/topology?select=${encodeURIComponent(JSON.stringify(`router:${id}`))}`,
};
