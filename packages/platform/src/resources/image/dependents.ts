import { volumeRecords } from '../volume/records.ts';
import type { Dependents } from '../kit/dependents.ts';
import type { ImageRecord } from './records.ts';

/** An image stays while volumes are made of it. */
// spec: image.used
export const imageDependents: Dependents<ImageRecord> = {
  by: 'volumes',
  count: (tx, { id }) => volumeRecords.in(tx).count([{ field: 'volume_image_metadata.image_id', equals: id }]),
  said: (name, many) => `${many('volume')} of '${name}' exist`,
};
