import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const list = '/compute/backup-plans';

export const backupPlanPaths = {
  ...resourcePaths(list),
  volumes: (id: string) => `${list}/${id}/volumes`,
  addVolumes: (id: string) => `${list}/${id}/volumes/add`,
  runs: (id: string) => `${list}/${id}/runs`,
};
