import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const { below, ...paths } = resourcePaths('/compute/vpn');

export const vpnPaths = { ...paths, policies: below('policies'), endpoints: below('endpoint-groups') };
