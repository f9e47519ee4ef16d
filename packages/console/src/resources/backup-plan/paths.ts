import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const { below, ...paths } = resourcePaths('/compute/backup-plans');

export const backupPlanPaths = {
  ...paths,
  volumes: below('volumes'),
  addVolumes: below('volumes/add'),
  runs: below('runs'),
};
