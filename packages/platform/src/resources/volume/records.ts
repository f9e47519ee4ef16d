import { ownedCollection, type OwnedRecord } from '../kit/owned-collection.ts';
import type { Tx } from '../../store/store.ts';

export interface VolumeRecord extends OwnedRecord {
  readonly status: string;
  /** GiB. */
  readonly size: number;
  readonly bootable: boolean;
  readonly attachments: readonly { readonly server_id: string; readonly device: string }[];
  readonly storage_policy_name: string;
  readonly image_name: string | null;
  /** The plans that keep recovery points of it; their names are their own. */
  readonly backup_plans: readonly { readonly id: string }[];
  readonly updated_at: string;
}

export const volumeRecords = ownedCollection<VolumeRecord>('volume');

/** Writes the changes, and when. */
export const changeVolume = (tx: Tx, volume: VolumeRecord, changes: Partial<VolumeRecord>): Promise<VolumeRecord> =>
  volumeRecords.replace(tx, volume, { ...changes, updated_at: tx.now.toISOString() });
