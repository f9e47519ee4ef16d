import { GIB, type Image } from '@skydeck/contract';
import { Related, useRelated } from '../../kit/details/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { volumePaths, volumes, volumeStatus, volumeWords } from '../volume/index.ts';

const { Status } = volumeStatus;

/** What keeps an image from being deleted. */
// spec: image.used
export function ImageVolumes({ image: { id } }: { image: Image }) {
  const t = useText(volumeWords);
  const format = useFormat();
  const { items, count } = useRelated(volumes, { image_id: id, sort: 'created_at:desc' });
  return (
    <Related
      title={t('list.title')}
      icon={volumes.icon}
      count={count}
      items={items.map((volume) => ({
        id: volume.id,
        name: volume.name,
        to: volumePaths.details(volume.id),
        fact: format.bytes(volume.size * GIB),
        state: <Status status={volume.status} />,
      }))}
    />
  );
}
