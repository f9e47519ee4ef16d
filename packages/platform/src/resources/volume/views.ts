import { type Volume, volumeEvent, volumeSubjects } from '@skydeck/contract';
import { readsNamed, thoseWith } from '../kit/dependencies.ts';
import { recordViews } from '../kit/record-views.ts';
import { namesById } from '../kit/find-records.ts';
import { planRecords } from '../backup-plan/records.ts';
import { serverRecords } from '../server/records.ts';
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

export const volumeViews = recordViews<VolumeRecord, Volume>({
  event: volumeEvent,
  subject: volumeSubjects.item,
  reads: [
    readsNamed(serverRecords, ['name'], thoseWith(volumeRecords, 'attachments[].server_id')),
    readsNamed(planRecords, ['name'], thoseWith(volumeRecords, 'backup_plans[].id')),
  ],
  async show(tx, volumes) {
    const servers = await namesById(
      serverRecords.in(tx),
      volumes.flatMap(({ attachments }) => attachments.map(({ server_id }) => server_id)),
    );
    const plans = await namesById(
      planRecords.in(tx),
      volumes.flatMap(({ backup_plans }) => backup_plans.map(({ id }) => id)),
    );
    return volumes.map((volume) => volumeView(volume, servers, plans));
  },
});
