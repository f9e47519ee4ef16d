import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

export const storagePolicyPaths = resourcePaths('/compute/storage-policies');
