import { array, boolean, type Infer, nullable, number, string, type } from 'superstruct';

export const VolumeAttachment = type({ server_id: string(), server_name: string(), device: string() });
export type VolumeAttachment = Infer<typeof VolumeAttachment>;

export const Volume = type({
  id: string(),
  name: string(),
  /** Cinder's: available, in-use, error …; open. */
  status: string(),
  /** GiB. */
  size: number(),
  bootable: boolean(),
  attachments: array(VolumeAttachment),
  storage_policy_name: string(),
  /** What it was made from, where that is known. */
  image_name: nullable(string()),
  /** The plans that keep recovery points of it. */
  backup_plans: array(type({ id: string(), name: string() })),
  project_id: string(),
  domain_id: string(),
  created_at: string(),
  updated_at: string(),
});
export type Volume = Infer<typeof Volume>;
