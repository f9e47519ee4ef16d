import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const { list, add, details, below } = resourcePaths('/compute/recovery-points');

export const recoveryPointPaths = { list, add, details, restore: below('restore') };

const filtered = (filter: string, id: string) => `${list()}?${filter}=${encodeURIComponent(JSON.stringify([id]))}`;

/** The list, of one plan or of one volume: filters are JSON in the address. */
export const pointsOfPlan = (id: string) => filtered('backup_plan_id', id);
export const pointsOfVolume = (id: string) => filtered('volume_id', id);
