const list = '/compute/routers';

export const routerPaths = {
  list: () => list,
  add: () => `${list}/add`,
  details: (id: string) => `${list}/${id}`,
  /** Over the list, or over the details, where it then leads back to. */
  edit: (id: string, returnRoute?: 'details') => `${list}/${id}/edit${returnRoute ? `/${returnRoute}` : ''}`,
  interfaces: (id: string) => `${list}/${id}/interfaces`,
  addInterface: (id: string) => `${list}/${id}/interfaces/add`,
  editInterface: (id: string, interfaceId: string) => `${list}/${id}/interfaces/${interfaceId}/edit`,
  routes: (id: string) => `${list}/${id}/routes`,
  addRoute: (id: string) => `${list}/${id}/routes/add`,
  editRoute: (id: string, key: string) => `${list}/${id}/routes/${encodeURIComponent(key)}/edit`,
};
