const list = '/compute/routers';

export const routerPaths = {
  list: () => list,
  add: () => `${list}/add`,
  details: (id: string) => `${list}/${id}`,
  edit: (id: string) => `${list}/${id}/edit`,
  interfaces: (id: string) => `${list}/${id}/interfaces`,
  addInterface: (id: string) => `${list}/${id}/interfaces/add`,
  editInterface: (id: string, interfaceId: string) => `${list}/${id}/interfaces/${interfaceId}/edit`,
  routes: (id: string) => `${list}/${id}/routes`,
  addRoute: (id: string) => `${list}/${id}/routes/add`,
  editRoute: (id: string, key: string) => `${list}/${id}/routes/${encodeURIComponent(key)}/edit`,
};
