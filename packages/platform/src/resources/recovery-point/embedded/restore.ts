import type { RestoreBody, Volume } from '@skydeck/contract';
import { scheduleJob } from '../../../tasks/scheduler.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Actor } from '../../kit/access.ts';
import { newRecordOf } from '../../kit/owner.ts';
import type { Tx } from '../../../store/store.ts';
import { imageNamed, plainVolume, volumeRecords } from '../../volume/records.ts';
import { policyFor, volumeViews } from '../../volume/index.ts';
import { planRestore } from '../plan.ts';
import { POINT_JOB, stepAfter } from './create.ts';
import { pointRecords } from '../records.ts';

/** Into a new volume of the point's project, which is being filled from now on. */
export async function restorePoint(tx: Tx, actor: Actor, id: string, body: RestoreBody): Promise<Volume> {
  const point = await pointRecords.find(tx, actor, id);
  injectFault(body.name.trim(), 'create');
  const plan = await planRestore(tx, point, body);
  // The policy of a point may be gone.
  const policy = await policyFor(tx, plan.storage_policy_name);
  const volume = await volumeRecords.insert(tx, {
    ...newRecordOf(point, tx),
    ...plainVolume,
    ...plan,
    storage_policy_id: 'wrong' in policy ? null : policy.id,
    status: 'restoring-backup',
    bootable: point.bootable,
    volume_image_metadata: point.image_name === null ? null : imageNamed(point.image_name),
  });
  await pointRecords.revise(tx, point, { status: 'restoring', progress: 0, restored_to: volume.id });
  await scheduleJob(tx, POINT_JOB, id, stepAfter(tx.now));
  return volumeViews.one(tx, volume);
}
