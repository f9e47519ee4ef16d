import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const list = '/compute/routers';

export const routerPaths = {
  ...resourcePaths(list),
  interfaces: (id: string) => `${list}/${id}/interfaces`,
  addInterface: (id: string) => `${list}/${id}/interfaces/add`,
  editInterface: (id: string, interfaceId: string) => `${list}/${id}/interfaces/${interfaceId}/edit`,
  routes: (id: string) => `${list}/${id}/routes`,
  addRoute: (id: string) => `${list}/${id}/routes/add`,
  editRoute: (id: string, key: string) => `${list}/${id}/routes/${encodeURIComponent(key)}/edit`,
};
