import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const { list, add, details, over } = resourcePaths('/compute/floating-ips');

export const floatingIpPaths = { list, add, details, assign: over('assign') };
