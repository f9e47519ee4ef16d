const list = '/compute/networks';

export const networkPaths = {
  list: () => list,
  add: () => `${list}/add`,
  addPhysical: () => `${list}/add-physical`,
  details: (id: string) => `${list}/${id}`,
  /** Over the list, or over the details, where it then leads back to. */
  edit: (id: string, returnRoute?: 'details') => `${list}/${id}/edit${returnRoute ? `/${returnRoute}` : ''}`,
  access: (id: string) => `${list}/${id}/access`,
  editAccess: (id: string) => `${list}/${id}/access-edit`,
  subnets: (id: string) => `${list}/${id}/subnets`,
  /** What the addresses of all forms of its subnets begin with. */
  subnetForms: (id: string) =>
    ['addIPv4subnet', 'addIPv6subnet', 'editIPv4subnet', 'editIPv6subnet'].map((form) => `${list}/${id}/${form}`),
  addSubnet: (id: string, version: 4 | 6) => `${list}/${id}/addIPv${version}subnet`,
  editSubnet: (id: string, version: 4 | 6, subnetId: string) => `${list}/${id}/editIPv${version}subnet/${subnetId}`,
};
