import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const { list, add, details, edit, over } = resourcePaths('/compute/floating-ips');

export const floatingIpPaths = { list, add, details, edit, assign: over('assign') };
