import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const { below, ...paths } = resourcePaths('/compute/networks');

export const networkPaths = {
  ...paths,
  addPhysical: () => `${paths.list()}/add-physical`,
  access: below('access'),
  editAccess: below('access-edit'),
  subnets: below('subnets'),
  /** What the addresses of all forms of its subnets begin with. */
  subnetForms: (id: string) =>
    ['addIPv4subnet', 'addIPv6subnet', 'editIPv4subnet', 'editIPv6subnet'].map((form) => below(form)(id)),
  addSubnet: (id: string, version: 4 | 6) => below(`addIPv${version}subnet`)(id),
  editSubnet: (id: string, version: 4 | 6, subnetId: string) => below(`editIPv${version}subnet/${subnetId}`)(id),
};
