import { checkRestoreSize, type RestoreBody, type Volume, whyNotRestorePoint } from '@skydeck/contract';
import { scheduleJob } from '../../../tasks/scheduler.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Actor } from '../../kit/access.ts';
import { conflict, invalid } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { nameProblems } from '../../kit/names.ts';
import { volumeRecords } from '../../volume/records.ts';
import { refuseOverVolumes } from '../../quota/index.ts';
import { volumeViews } from '../../volume/index.ts';
import { POINT_JOB, stepAfter } from './create.ts';
import { pointRecords } from '../records.ts';

/** Into a new volume of the point's project, which is being filled from now on. */
export async function restorePoint(tx: Tx, actor: Actor, id: string, body: RestoreBody): Promise<Volume> {
  const point = await pointRecords.find(tx, actor, id);
  const name = body.name.trim();
  const size = body.size ?? point.size;
  injectFault(name, 'create');
  const wrongSize = checkRestoreSize(point, size);
  const problems = {
    ...nameProblems(name),
    ...(wrongSize && { size: wrongSize }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const why = whyNotRestorePoint(point);
  if (why) throw conflict('not_allowed_now', `The recovery point is ${point.status}`, { name: point.name, why });
  await refuseOverVolumes(tx, point.project_id, size);
  const at = tx.now.toISOString();
  const volume = await volumeRecords.insert(tx, {
    id: tx.newId(),
    name,
    status: 'restoring-backup',
    size,
    bootable: point.bootable,
    attachments: [],
    storage_policy_name: body.storage_policy ?? point.storage_policy_name,
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
