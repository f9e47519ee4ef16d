const list = '/compute/load-balancers';

export const loadBalancerPaths = {
  list: () => list,
  add: () => `${list}/add`,
  /** Over the list, or over its own page, where it then leads back to. */
  edit: (id: string, returnRoute?: 'details') => `${list}/${id}/edit${returnRoute ? `/${returnRoute}` : ''}`,
  details: (id: string) => `${list}/${id}`,
  pools: (id: string) => `${list}/${id}/pools`,
  overview: (id: string) => `${list}/${id}/overview`,
  properties: (id: string) => `${list}/${id}/properties`,
};
