import { type FieldProblem, problem } from '@skydeck/contract';
import { invalid } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import type { Actor } from '../kit/access.ts';
import type { UsableImage } from './port.ts';
import { imageRecords } from './records.ts';
import { seesImage } from './visibility.rules.ts';

/**
 * What a volume or a server is made of, or what is wrong with it: `image_unknown` for one that the actor does not see,
 * `image_not_active` while its bytes are not all there.
 */
// spec: image.use
export async function findUsableImage(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<UsableImage | { readonly wrong: FieldProblem }> {
  const image = await imageRecords.in(tx).get(id.toLowerCase());
  if (!image || !seesImage(actor, image)) return { wrong: problem('image_unknown', 'There is no such image') };
  const { virtual_size, status, name } = image;
  if (virtual_size === null || status !== 'active')
    return { wrong: problem('image_not_active', `The image '${name}' cannot be used now`, { name }) };
  const { disk_format, min_disk, min_ram, os_distro, hw_firmware_type, traits } = image;
  return { id: image.id, name, disk_format, min_disk, min_ram, os_distro, hw_firmware_type, virtual_size, traits };
}

/** The same, where nothing else can be wrong: throws 400 at `field`. */
export async function requireUsableImage(tx: Tx, actor: Actor, id: string, field = 'image_id'): Promise<UsableImage> {
  const image = await findUsableImage(tx, actor, id);
  if ('wrong' in image) throw invalid({ [field]: image.wrong });
  return image;
}
