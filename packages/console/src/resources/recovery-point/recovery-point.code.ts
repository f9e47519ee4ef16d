import type { RecoveryPoint, RestoreBody } from '@skydeck/contract';
import { type HclBlock, resource } from '../../kit/code/index.ts';

/** A volume of the OpenStack provider, which is made of a backup. Its type is what is a storage policy here. */
export const restoreBlocks = (
  { id, size }: Pick<RecoveryPoint, 'id' | 'size'>,
  { name, size: wanted = size, storage_policy }: RestoreBody,
): HclBlock[] => [
  resource('openstack_blockstorage_volume_v3', name, {
    name,
    size: wanted,
    backup_id: id,
    volume_type: storage_policy,
  }),
];
