import { type Volume, volumeEvent, volumeSubjects } from '@skydeck/contract';
import { reads, readsNamed, thoseWith } from '../kit/dependencies.ts';
import { recordViews } from '../kit/record-views.ts';
import { allOf, idsOf, namesById } from '../kit/find-records.ts';
import { ownedFieldsOf } from '../kit/owned-collection.ts';
import { planRecords } from '../backup-plan/records.ts';
import { type ServerRecord, serverRecords } from '../server/records.ts';
import { storagePolicyRecords } from '../storage-policy/records.ts';
import { snapshotRecords } from '../volume-snapshot/records.ts';
import type { Tx } from '../../store/store.ts';
import { attachmentsOf, serversOf } from './facts.ts';
import { transferRecords, type VolumeRecord, volumeRecords } from './records.ts';

interface Neighbours {
  readonly servers: ReadonlyMap<string, ServerRecord>;
  readonly plans: ReadonlyMap<string, string>;
  /** By name. */
  readonly policies: ReadonlyMap<string, string>;
  readonly snapshots: ReadonlyMap<string, readonly unknown[]>;
  readonly transfers: ReadonlyMap<string, string>;
}

const volumeView = (volume: VolumeRecord, near: Neighbours): Volume => ({
  id: volume.id,
  name: volume.name,
  description: volume.description,
  status: volume.status,
  size: volume.size,
  bootable: volume.bootable,
  volume_type: volume.volume_type,
  network_install: volume.network_install,
  multiattach: false,
  attachments: attachmentsOf(volume, near.servers),
  storage_policy_name: volume.storage_policy_name,
  storage_policy_id: near.policies.get(volume.storage_policy_name) ?? null,
  volume_backend: 'vstorage',
  availability_zone: 'nova',
  snapshot_id: volume.snapshot_id,
  source_volid: volume.source_volid,
  volume_image_metadata: volume.volume_image_metadata && { ...volume.volume_image_metadata },
  traits: [...volume.traits],
  backup_plans: volume.backup_plans.map(({ id }) => ({ id, name: near.plans.get(id) ?? '' })),
  snapshots_count: near.snapshots.get(volume.id)?.length ?? 0,
  transfer_id: near.transfers.get(volume.id) ?? null,
  'os-vol-host-attr:host': null,
  ...ownedFieldsOf(volume),
});

async function neighboursOf(tx: Tx, volumes: readonly VolumeRecord[]): Promise<Neighbours> {
  const ids = volumes.map(({ id }) => id);
  const planIds = volumes.flatMap(({ backup_plans }) => backup_plans.map(({ id }) => id));
  const offered = volumes.filter(({ status }) => status === 'awaiting-transfer').map(({ id }) => id);
  const policies = await storagePolicyRecords.in(tx).all();
  const transfers = await allOf(transferRecords.in(tx), 'volume_id', offered);
  return {
    servers: await serversOf(tx, volumes),
    plans: await namesById(planRecords.in(tx), planIds),
    policies: new Map(policies.map(({ id, name }) => [name, id])),
    snapshots: Map.groupBy(await allOf(snapshotRecords.in(tx), 'volume_id', ids), ({ volume_id }) => volume_id),
    transfers: new Map(transfers.map(({ id, volume_id }) => [volume_id, id])),
  };
}

export const volumeViews = recordViews<VolumeRecord, Volume>({
  event: volumeEvent,
  subject: volumeSubjects.item,
  reads: [
    readsNamed(
      serverRecords,
      ['name', 'status', 'task_state', 'volumes'],
      thoseWith(volumeRecords, 'attachments[].server_id'),
    ),
    readsNamed(planRecords, ['name'], thoseWith(volumeRecords, 'backup_plans[].id')),
    reads(snapshotRecords, ['volume_id'], (snapshots) => idsOf(snapshots, 'volume_id')),
  ],
  async show(tx, volumes) {
    const near = await neighboursOf(tx, volumes);
    return volumes.map((volume) => volumeView(volume, near));
  },
});
