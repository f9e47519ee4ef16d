const list = '/compute/vpn';

export const vpnPaths = {
  list: () => list,
  add: () => `${list}/add`,
  details: (id: string) => `${list}/${id}`,
  policies: (id: string) => `${list}/${id}/policies`,
  endpoints: (id: string) => `${list}/${id}/endpoint-groups`,
  /** Over the list, or over the details, where it then leads back to. */
  edit: (id: string, returnRoute?: 'details') => `${list}/${id}/edit${returnRoute ? `/${returnRoute}` : ''}`,
};
