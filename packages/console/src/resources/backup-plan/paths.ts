const list = '/compute/backup-plans';

export const backupPlanPaths = {
  list: () => list,
  add: () => `${list}/add`,
  details: (id: string) => `${list}/${id}`,
  /** Over the list, or over the details, where it then leads back to. */
  edit: (id: string, returnRoute?: 'details') => `${list}/${id}/edit${returnRoute ? `/${returnRoute}` : ''}`,
  volumes: (id: string) => `${list}/${id}/volumes`,
  addVolumes: (id: string) => `${list}/${id}/volumes/add`,
  runs: (id: string) => `${list}/${id}/runs`,
};
