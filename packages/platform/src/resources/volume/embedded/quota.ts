import { quotaOf, refuseOverQuota } from '../../../engines/embedded/quota.ts';
import { conflict } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { type VolumeRecord, volumeRecords } from '../records.ts';

export const gigabytesOf = (volumes: readonly VolumeRecord[]): number =>
  volumes.reduce((sum, { size }) => sum + size, 0);

/** 409 `quota_exceeded` when the project may not have one volume more, or not so many GiB. */
export async function refuseOverVolumes(tx: Tx, projectId: string, size: number): Promise<void> {
  await refuseOverQuota(tx, projectId, 'volumes');
  const { gigabytes: limit } = await quotaOf(tx, projectId);
  const used = gigabytesOf(await volumeRecords.in(tx).all([{ field: 'project_id', equals: projectId }]));
  if (used + size > limit)
    throw conflict('quota_exceeded', `The project has ${used} of its ${limit} GiB`, { limit, what: 'gigabytes' });
}
