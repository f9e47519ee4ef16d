import { type Volume, volumeEvent, volumeSubjects } from '@skydeck/contract';
import { recordViews, type RequestRef } from '../../../engines/embedded/record-views.ts';
import { namesById } from '../../../engines/embedded/records.ts';
import type { Tx } from '../../../store/store.ts';
import { serverRecords } from '../../server/embedded/records.ts';
import { type VolumeRecord, volumeRecords } from './records.ts';

type Names = ReadonlyMap<string, string>;

function volumeView(volume: VolumeRecord, serverNames: Names, plans: Names): Volume {
  return {
    id: volume.id,
    name: volume.name,
    status: volume.status,
    size: volume.size,
    bootable: volume.bootable,
    attachments: volume.attachments.map(({ server_id, device }) => ({
      server_id,
      server_name: serverNames.get(server_id) ?? '',
      device,
    })),
    storage_policy_name: volume.storage_policy_name,
    image_name: volume.image_name,
    backup_plans: volume.backup_plans.map(({ id }) => ({ id, name: plans.get(id) ?? '' })),
    project_id: volume.project_id,
    domain_id: volume.domain_id,
    created_at: volume.created_at,
    updated_at: volume.updated_at,
  };
}

/** Of the plans a volume shows no more than this. */
const planNames = (tx: Tx) => tx.documents<{ readonly id: string; readonly name: string }>('backup_plan');

export const volumeViews = recordViews<VolumeRecord, Volume>({
  event: volumeEvent,
  subject: volumeSubjects.item,
  async show(tx, volumes) {
    const servers = await namesById(
      serverRecords.in(tx),
      volumes.flatMap(({ attachments }) => attachments.map(({ server_id }) => server_id)),
    );
    const plans = await namesById(
      planNames(tx),
      volumes.flatMap(({ backup_plans }) => backup_plans.map(({ id }) => id)),
    );
    return volumes.map((volume) => volumeView(volume, servers, plans));
  },
});

/** A new volume that nothing has yet: what a recovery point was restored to. */
export async function insertVolume(tx: Tx, record: VolumeRecord, request: RequestRef): Promise<Volume> {
  return volumeViews.emit(tx, 'created', await volumeRecords.insert(tx, record), request);
}

/** Writes the changes and tells of them. */
export async function changeVolume(
  tx: Tx,
  record: VolumeRecord,
  changes: Partial<VolumeRecord>,
  request: RequestRef,
): Promise<Volume> {
  const changed = await volumeRecords.replace(tx, record, { ...changes, updated_at: tx.now.toISOString() });
  return volumeViews.emit(tx, 'updated', changed, request);
}
