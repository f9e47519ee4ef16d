import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

export const sshKeyPaths = resourcePaths('/compute/ssh-keys');
