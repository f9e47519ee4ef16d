import type { RestoreBody, Volume } from '@skydeck/contract';
import { scheduleJob } from '../../../tasks/scheduler.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Actor } from '../../kit/access.ts';
import type { Tx } from '../../../store/store.ts';
import { volumeRecords } from '../../volume/records.ts';
import { volumeViews } from '../../volume/index.ts';
import { planRestore } from '../plan.ts';
import { POINT_JOB, stepAfter } from './create.ts';
import { pointRecords } from '../records.ts';

/** Into a new volume of the point's project, which is being filled from now on. */
export async function restorePoint(tx: Tx, actor: Actor, id: string, body: RestoreBody): Promise<Volume> {
  const point = await pointRecords.find(tx, actor, id);
  injectFault(body.name.trim(), 'create');
  const plan = await planRestore(tx, point, body);
  const at = tx.now.toISOString();
  const volume = await volumeRecords.insert(tx, {
    ...plan,
    id: tx.newId(),
    status: 'restoring-backup',
    bootable: point.bootable,
    attachments: [],
    image_name: point.image_name,
    backup_plans: [],
    project_id: point.project_id,
    domain_id: point.domain_id,
    created_at: at,
    updated_at: at,
  });
  await pointRecords.revise(tx, point, { status: 'restoring', progress: 0, restored_to: volume.id });
  await scheduleJob(tx, POINT_JOB, id, stepAfter(tx.now));
  return volumeViews.one(tx, volume);
}
