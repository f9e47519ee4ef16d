import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const list = '/compute/vpn';

export const vpnPaths = {
  ...resourcePaths(list),
  policies: (id: string) => `${list}/${id}/policies`,
  endpoints: (id: string) => `${list}/${id}/endpoint-groups`,
};
