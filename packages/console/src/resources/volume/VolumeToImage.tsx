import type { Volume } from '@skydeck/contract';
import { withItem } from '../../kit/details/index.ts';
import { DiskToImage } from '../image/index.ts';
import { volumes } from './volume.ts';

// spec: volume.to-image
export const VolumeToImage = withItem(volumes, 'volumeId', function ToImageForm({ item }: { item: Volume }) {
  const isUsed = item.attachments.length > 0;
  return <DiskToImage item={item} endpoint={volumes.api.uploadToImage} isUsed={isUsed} />;
});
