import { problem } from '@skydeck/contract';
import { invalid } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import type { Actor } from '../kit/access.ts';
import type { UsableImage } from './port.ts';
import { imageRecords } from './records.ts';
import { seesImage } from './visibility.rules.ts';

/**
 * What a volume or a server is made of. Throws 400 at `field`: `unknown_image` for one that the actor does not see,
 * `image_not_active` while its bytes are not all there.
 */
// spec: image.use
export async function requireUsableImage(tx: Tx, actor: Actor, id: string, field = 'image_id'): Promise<UsableImage> {
  const image = await imageRecords.in(tx).get(id);
  if (!image || !seesImage(actor, image))
    throw invalid({ [field]: problem('unknown_image', 'There is no such image') });
  const { virtual_size, status, name } = image;
  if (virtual_size === null || status !== 'active')
    throw invalid({ [field]: problem('image_not_active', `The image '${name}' cannot be used now`, { name }) });
  const { disk_format, min_disk, min_ram, os_distro, hw_firmware_type } = image;
  return { id: image.id, name, disk_format, min_disk, min_ram, os_distro, hw_firmware_type, virtual_size };
}
