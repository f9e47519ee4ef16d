import { quotaOf, refuseOverQuota } from '../../../engines/embedded/quota.ts';
import { conflict } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { volumesIn } from './records.ts';

/** 409 `quota_exceeded` when the project may not have one volume more, or not so many GiB. */
export async function refuseOverVolumes(tx: Tx, projectId: string, size: number): Promise<void> {
  await refuseOverQuota(tx, projectId, 'volumes');
  const { gigabytes: limit } = await quotaOf(tx, projectId);
  const volumes = await volumesIn(tx).all([{ field: 'project_id', equals: projectId }]);
  const used = volumes.reduce((sum, volume) => sum + volume.size, 0);
  if (used + size > limit)
    throw conflict('quota_exceeded', `The project has ${used} of its ${limit} GiB`, { limit, what: 'gigabytes' });
}
