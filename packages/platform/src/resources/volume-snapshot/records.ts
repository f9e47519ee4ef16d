import { type RevisedRecord, revisedCollection } from '../kit/owned-collection.ts';
import type { VolumeRecord } from '../volume/records.ts';

/** What a volume that is made of it begins with. */
type OfVolume = Pick<VolumeRecord, 'bootable' | 'volume_type' | 'volume_image_metadata' | 'traits'>;

export interface SnapshotRecord extends RevisedRecord, OfVolume {
  readonly description: string;
  readonly status: string;
  /** Of the volume then, GiB. */
  readonly size: number;
  readonly volume_id: string;
  readonly storage_policy_name: string;
}

export const snapshotRecords = revisedCollection<SnapshotRecord>('volume_snapshot', { noun: 'snapshot' });
