import { object } from 'superstruct';
import { crudApi } from '../crud-api.ts';
import { Image } from '../image/model.ts';
import { get, page, remove, removeWith, send } from '../http.ts';
import {
  AttachedVolume,
  Volume,
  VolumeAttach,
  VolumeBody,
  VolumeClone,
  VolumeDetach,
  VolumeExtend,
  VolumeTransfer,
  VolumeTransferAccept,
  VolumeToImage,
  VolumeTransferBody,
  VolumeUpdate,
} from './model.ts';

export * from './limits.ts';
export * from './model.ts';
export * from './rules.ts';

const path = '/api/v2/compute/volumes';
const ofServer = '/api/v2/compute/servers/{serverId}/volumes';
const transfers = '/api/v2/compute/volume_transfers';

export const volumeApi = {
  /**
   * Filters: id, name, status, size, bootable, volume_type, server_id, backup_plan_id, snapshot_id, image_id,
   * storage_policy_name, storage_policy_id, project_id, domain_id.
   */
  ...crudApi(path, { item: Volume, create: VolumeBody, update: VolumeUpdate }),
  /** Each answers with the volume as it is from now on: `extending`, `reverting` … Events tell the end. */
  extend: send('POST', `${path}/{id}/extend`, VolumeExtend, Volume),
  resetState: send('POST', `${path}/{id}/reset-state`, object({}), Volume),
  /** Answers with the new volume. */
  clone: send('POST', `${path}/{id}/clone`, VolumeClone, Volume),
  /** Answers with the image, which is `saving`; the volume is `uploading`. */
  uploadToImage: send('POST', `${path}/{id}/upload-to-image`, VolumeToImage, Image),
  /** What a server has. */
  ofServer: get(ofServer, page(AttachedVolume)),
  attach: send('POST', ofServer, VolumeAttach, Volume),
  detach: removeWith(`${ofServer}/{id}`, VolumeDetach),
  /** The key is told once. */
  transfer: send('POST', `${path}/{id}/transfer`, VolumeTransferBody, VolumeTransfer),
  acceptTransfer: send('POST', `${transfers}/{id}/accept`, VolumeTransferAccept, Volume),
  cancelTransfer: remove(`${transfers}/{id}`),
} as const;

export const volumeSubjects = {
  list: 'compute_volumes',
  item: 'compute_volume',
  clone: 'compute_volume_clone',
  upload: 'compute_volume_upload_to_image',
} as const;
export const volumeEvent = { name: 'volume', object: Volume } as const;

/** Sort keys the server knows. */
export const volumeSorts = ['id', 'name', 'status', 'size', 'storage_policy_name', 'created_at'] as const;
