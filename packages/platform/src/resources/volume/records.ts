import type { VolumeImageMetadata } from '@skydeck/contract';
import { ownedCollection, type OwnedRecord, type RevisedRecord, revisedCollection } from '../kit/owned-collection.ts';
import type { Tx } from '../../store/store.ts';

export interface VolumeRecord extends RevisedRecord {
  readonly description: string;
  readonly status: string;
  /** GiB. */
  readonly size: number;
  readonly bootable: boolean;
  readonly volume_type: string;
  readonly network_install: boolean;
  readonly attachments: readonly { readonly server_id: string; readonly device: string }[];
  readonly storage_policy_name: string;
  /** null: nobody has said so far, and the name says it. */
  readonly storage_policy_id: string | null;
  readonly snapshot_id: string | null;
  readonly source_volid: string | null;
  readonly volume_image_metadata: VolumeImageMetadata | null;
  readonly traits: readonly string[];
  /** The plans that keep recovery points of it; their names are their own. */
  readonly backup_plans: readonly { readonly id: string }[];
}

/** What a volume is where nothing says otherwise. */
export const plainVolume = {
  description: '',
  bootable: false,
  volume_type: 'HDD',
  network_install: false,
  attachments: [],
  storage_policy_id: null,
  snapshot_id: null,
  source_volid: null,
  volume_image_metadata: null,
  traits: [],
  backup_plans: [],
} as const satisfies Partial<VolumeRecord>;

export const volumeRecords = revisedCollection<VolumeRecord>('volume');

/** Writes what became of it by itself, and when. */
export const changeVolume = (tx: Tx, volume: VolumeRecord, changes: Partial<VolumeRecord>): Promise<VolumeRecord> =>
  volumeRecords.replace(tx, volume, { ...changes, updated_at: tx.now.toISOString() });

/** What is known of an image by its name alone. */
export const imageNamed = (image_name: string): VolumeImageMetadata => ({
  image_id: null,
  image_name,
  os_type: null,
  disk_format: null,
  hypervisor_type: null,
  hw_firmware_type: null,
});

/** A volume that is offered to another project. */
export interface TransferRecord extends OwnedRecord {
  readonly volume_id: string;
  /** SHA-256 of the key that was told once. */
  readonly key_hash: string;
}

export const transferRecords = ownedCollection<TransferRecord>('volume_transfer', { noun: 'volume transfer' });
