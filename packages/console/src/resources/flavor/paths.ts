import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

export const flavorPaths = resourcePaths('/compute/flavors');
