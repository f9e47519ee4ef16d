import { object } from 'superstruct';
import { crudApi } from '../crud-api.ts';
import { send } from '../http.ts';
import { Image } from '../image/model.ts';
import { Volume } from '../volume/index.ts';
import { SnapshotToImage, VolumeSnapshot, VolumeSnapshotBody, VolumeSnapshotUpdate } from './model.ts';

export * from './model.ts';
export * from './rules.ts';

const path = '/api/v2/compute/volume_snapshots';

/** A volume of a snapshot is made by the call of volumes. */
export const volumeSnapshotApi = {
  /** Filters: id, name, status, volume_id, project_id, domain_id. */
  ...crudApi(path, { item: VolumeSnapshot, create: VolumeSnapshotBody, update: VolumeSnapshotUpdate }),
  /** Answers with the volume, which is `reverting`. */
  revert: send('POST', `${path}/{id}/revert`, object({}), Volume),
  /** Answers with the image, which is `saving`. */
  uploadToImage: send('POST', `${path}/{id}/upload-to-image`, SnapshotToImage, Image),
  resetState: send('POST', `${path}/{id}/reset-state`, object({}), VolumeSnapshot),
} as const;

export const volumeSnapshotSubjects = { list: 'compute_volume_snapshots', item: 'compute_volume_snapshot' } as const;
export const volumeSnapshotEvent = { name: 'volume_snapshot', object: VolumeSnapshot } as const;

/** Sort keys the server knows. */
export const volumeSnapshotSorts = ['name', 'status', 'size', 'created_at'] as const;
