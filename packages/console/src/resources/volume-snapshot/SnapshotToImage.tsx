import type { VolumeSnapshot } from '@skydeck/contract';
import { withItem } from '../../kit/details/index.ts';
import { DiskToImage } from '../image/index.ts';
import { volumeSnapshots } from './volume-snapshot.ts';

// spec: snapshot.to-image
export const SnapshotToImage = withItem(
  volumeSnapshots,
  'snapshotId',
  function ToImageForm({ item }: { item: VolumeSnapshot }) {
    return <DiskToImage item={item} endpoint={volumeSnapshots.api.uploadToImage} />;
  },
);
