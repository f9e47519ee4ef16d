const list = '/compute/floating-ips';

export const floatingIpPaths = {
  list: () => list,
  add: () => `${list}/add`,
  details: (id: string) => `${list}/${id}`,
  /** Over the list, or over the details, where it then leads back to. */
  assign: (id: string, returnRoute?: 'details') => `${list}/${id}/assign${returnRoute ? `/${returnRoute}` : ''}`,
};
