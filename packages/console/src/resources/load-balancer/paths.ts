const list = '/compute/load-balancers';

export const loadBalancerPaths = {
  list: () => list,
  add: () => `${list}/add`,
  edit: (id: string) => `${list}/${id}/edit`,
  details: (id: string) => `${list}/${id}`,
  pools: (id: string) => `${list}/${id}/pools`,
  overview: (id: string) => `${list}/${id}/overview`,
  properties: (id: string) => `${list}/${id}/properties`,
};
