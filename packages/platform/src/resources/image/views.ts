import { type Image, imageEvent, imageSubjects, osTypeOf } from '@skydeck/contract';
import { ownedFieldsOf } from '../kit/owned-collection.ts';
import { recordViews } from '../kit/record-views.ts';
import type { ImageRecord } from './records.ts';

const imageView = (image: ImageRecord): Image => ({
  id: image.id,
  name: image.name,
  status: image.status,
  progress: image.progress,
  disk_format: image.disk_format,
  container_format: image.container_format,
  size: image.size,
  virtual_size: image.virtual_size,
  min_disk: image.min_disk,
  min_ram: image.min_ram,
  os_distro: image.os_distro,
  os_type: osTypeOf(image.os_distro),
  checksum: image.checksum,
  checksum_sha256: image.checksum_sha256,
  file: `/api/v2/compute/images/${image.id}/file`,
  protected: image.protected,
  visibility: image.visibility,
  tags: [...image.tags],
  traits: [...image.traits],
  hw_firmware_type: image.hw_firmware_type,
  ...ownedFieldsOf(image),
});

export const imageViews = recordViews<ImageRecord, Image>({
  event: imageEvent,
  subject: imageSubjects.item,
  // null: everybody who may read images.
  audiences: async (_, images) =>
    images.map(({ project_id, visibility }) => (visibility === 'public' ? [null] : [project_id])),
  show: async (_, images) => images.map(imageView),
});
