const list = '/compute/networks';

export const networkPaths = {
  list: () => list,
  add: () => `${list}/add`,
  details: (id: string) => `${list}/${id}`,
  edit: (id: string) => `${list}/${id}/edit`,
  subnets: (id: string) => `${list}/${id}/subnets`,
  addSubnet: (id: string, version: 4 | 6) => `${list}/${id}/addIPv${version}subnet`,
  editSubnet: (id: string, version: 4 | 6, subnetId: string) => `${list}/${id}/editIPv${version}subnet/${subnetId}`,
};
