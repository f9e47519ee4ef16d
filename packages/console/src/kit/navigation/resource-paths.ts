/**
 * The paths that most resources have, below that of the list (`/compute/routers`), as `resourceRoutes` has their routes; a
 * resource spreads them and adds its own.
 */
export const resourcePaths = (list: string) => ({
  list: () => list,
  add: () => `${list}/add`,
  details: (id: string) => `${list}/${id}`,
  /** Over the list, or over the details, where it then leads back to. */
  edit: (id: string, returnRoute?: 'details') => `${list}/${id}/edit${returnRoute ? `/${returnRoute}` : ''}`,
});
