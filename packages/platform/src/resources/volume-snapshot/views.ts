import { type VolumeSnapshot, volumeSnapshotEvent, volumeSnapshotSubjects } from '@skydeck/contract';
import { reads, readsNamed, thoseWith } from '../kit/dependencies.ts';
import { allOf, idsOf, namesById } from '../kit/find-records.ts';
import { ownedFieldsOf } from '../kit/owned-collection.ts';
import { recordViews } from '../kit/record-views.ts';
import { volumeRecords } from '../volume/records.ts';
import { newerThan } from './plan.ts';
import { type SnapshotRecord, snapshotRecords } from './records.ts';

const snapshotView = (
  snapshot: SnapshotRecord,
  volumeName: string,
  ofVolume: readonly SnapshotRecord[],
): VolumeSnapshot => ({
  id: snapshot.id,
  name: snapshot.name,
  description: snapshot.description,
  status: snapshot.status,
  size: snapshot.size,
  volume_id: snapshot.volume_id,
  volume_name: volumeName,
  storage_policy_name: snapshot.storage_policy_name,
  newer_count: newerThan(snapshot, ofVolume).length,
  metadata: { bootable: String(snapshot.bootable) },
  ...ownedFieldsOf(snapshot),
});

export const snapshotViews = recordViews<SnapshotRecord, VolumeSnapshot>({
  event: volumeSnapshotEvent,
  subject: volumeSnapshotSubjects.item,
  reads: [
    readsNamed(volumeRecords, ['name'], thoseWith(snapshotRecords, 'volume_id')),
    // One more, or one less, is newer than the others of its volume.
    reads(snapshotRecords, ['volume_id'], (snapshots, tx) =>
      thoseWith(snapshotRecords, 'volume_id')(idsOf(snapshots, 'volume_id'), tx),
    ),
  ],
  hasFailed: ({ status }) => status === 'error_deleting',
  async show(tx, snapshots) {
    const volumeIds = idsOf(snapshots, 'volume_id');
    const names = await namesById(volumeRecords.in(tx), volumeIds);
    const chains = Map.groupBy(
      await allOf(snapshotRecords.in(tx), 'volume_id', volumeIds),
      ({ volume_id }) => volume_id,
    );
    return snapshots.map((snapshot) =>
      snapshotView(snapshot, names.get(snapshot.volume_id) ?? '', chains.get(snapshot.volume_id) ?? [snapshot]),
    );
  },
});
