import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const list = '/compute/networks';

export const networkPaths = {
  ...resourcePaths(list),
  addPhysical: () => `${list}/add-physical`,
  access: (id: string) => `${list}/${id}/access`,
  editAccess: (id: string) => `${list}/${id}/access-edit`,
  subnets: (id: string) => `${list}/${id}/subnets`,
  /** What the addresses of all forms of its subnets begin with. */
  subnetForms: (id: string) =>
    ['addIPv4subnet', 'addIPv6subnet', 'editIPv4subnet', 'editIPv6subnet'].map((form) => `${list}/${id}/${form}`),
  addSubnet: (id: string, version: 4 | 6) => `${list}/${id}/addIPv${version}subnet`,
  editSubnet: (id: string, version: 4 | 6, subnetId: string) => `${list}/${id}/editIPv${version}subnet/${subnetId}`,
};
