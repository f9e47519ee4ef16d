import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

export const imagePaths = resourcePaths('/compute/images');
