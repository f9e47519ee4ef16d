import type { Volume, VolumeBody, VolumeClone } from '@skydeck/contract';
import { type HclBlock, resource } from '../../kit/code/index.ts';

/** A volume of Cinder, whose type is what is a storage policy here. */
export const volumeBlocks = ({
  name,
  description,
  size,
  storage_policy_name,
  snapshot_id,
  image_id,
}: VolumeBody): HclBlock[] => [
  resource('openstack_blockstorage_volume_v3', name, {
    name,
    description,
    size,
    volume_type: storage_policy_name,
    ...(snapshot_id && { snapshot_id }),
    ...(image_id && { image_id }),
  }),
];

export const cloneBlocks = (
  { id, size }: Pick<Volume, 'id' | 'size'>,
  { name, size: wanted = size, storage_policy_name }: VolumeClone,
): HclBlock[] => [
  resource('openstack_blockstorage_volume_v3', name, {
    name,
    size: wanted,
    volume_type: storage_policy_name,
    source_vol_id: id,
  }),
];
