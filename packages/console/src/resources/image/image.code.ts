import type { ImageUpload } from '@skydeck/contract';
import { type HclBlock, resource } from '../../kit/code/index.ts';

/** The same for Glance, of a file that lies beside the program. */
export const imageBlocks = (body: ImageUpload, fileName: string): HclBlock[] => [
  resource('openstack_images_image_v2', body.name, {
    name: body.name,
    container_format: body.container_format,
    // Glance does not look for itself.
    disk_format: body.disk_format === 'detect' ? 'raw' : body.disk_format,
    local_file_path: fileName,
    min_disk_gb: body.min_disk,
    min_ram_mb: body.min_ram,
    protected: body.protected,
    visibility: body.visibility,
    tags: body.tags,
    properties: {
      pairs: {
        ...(body.os_distro && { os_distro: body.os_distro }),
        ...(body.hw_firmware_type && { hw_firmware_type: body.hw_firmware_type }),
      },
    },
  }),
];
