const list = '/compute/backup-plans';

export const backupPlanPaths = {
  list: () => list,
  add: () => `${list}/add`,
  details: (id: string) => `${list}/${id}`,
  edit: (id: string) => `${list}/${id}/edit`,
  volumes: (id: string) => `${list}/${id}/volumes`,
  addVolumes: (id: string) => `${list}/${id}/volumes/add`,
  runs: (id: string) => `${list}/${id}/runs`,
};
