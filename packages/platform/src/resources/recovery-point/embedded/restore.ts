import { randomUUID } from 'node:crypto';
import { checkRestoreSize, problem, type RestoreBody, type Volume, whyNotRestorePoint } from '@skydeck/contract';
import { setAlarm } from '../../../engines/embedded/alarms.ts';
import { failIfNamedSo } from '../../../engines/embedded/sentinels.ts';
import type { Viewer } from '../../../engines/embedded/viewer.ts';
import { conflict, invalid } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { insertVolume } from '../../volume/embedded/announce.ts';
import { refuseOverVolumes } from '../../volume/embedded/quota.ts';
import { announcePoint } from './announce.ts';
import { POINT_BELL, stepAfter } from './make.ts';
import { findPoint, revisePoint } from './records.ts';

/** Into a new volume of the point's project, which is being filled from now on. */
export async function restorePoint(tx: Tx, viewer: Viewer, id: string, body: RestoreBody): Promise<Volume> {
  const point = await findPoint(tx, viewer, id);
  const name = body.name.trim();
  const size = body.size ?? point.size;
  failIfNamedSo(name, 'create');
  const wrongSize = checkRestoreSize(point, size);
  const problems = {
    ...(name === '' && { name: problem('required', 'A name is required') }),
    ...(wrongSize && { size: wrongSize }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const why = whyNotRestorePoint(point);
  if (why) throw conflict('not_allowed_now', `The recovery point is ${point.status}`, { name: point.name, why });
  await refuseOverVolumes(tx, point.project_id, size);
  const at = tx.now.toISOString();
  const volume = await insertVolume(
    tx,
    {
      id: randomUUID(),
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
    },
    viewer,
  );
  const busy = await revisePoint(tx, point, { status: 'restoring', progress: 0, restored_to: volume.id });
  await setAlarm(tx, POINT_BELL, id, stepAfter(tx.now));
  await announcePoint(tx, 'updated', busy, viewer);
  return volume;
}
