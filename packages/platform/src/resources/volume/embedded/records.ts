import type { Tx } from '../../../store/store.ts';

export interface VolumeRecord {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** GiB. */
  readonly size: number;
  readonly bootable: boolean;
  readonly attachments: readonly { readonly server_id: string; readonly device: string }[];
  readonly storage_policy_name: string;
  readonly image_name: string | null;
  /** The plans that keep recovery points of it; their names are their own. */
  readonly backup_plans: readonly { readonly id: string }[];
  readonly project_id: string;
  readonly domain_id: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export const volumesIn = (tx: Tx) => tx.documents<VolumeRecord>('volume');
