import { type Image, imageApi, volumeSubjects } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import download from 'lucide-static/icons/download.svg?raw';
import hardDrive from 'lucide-static/icons/hard-drive.svg?raw';
import { useSnapshot } from 'valtio';
import { deletionOf } from '../../kit/confirm/index.ts';
import { call } from '../../kit/data/client.ts';
import { saveFrom } from '../../kit/data/save-file.ts';
import { textOfError } from '../../kit/failure/problem-text.ts';
import {
  type Actions,
  because,
  deleteAction,
  editAction,
  forFirst,
  namedAction,
  useActions,
} from '../../kit/list/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useCan } from '../../kit/permissions/abilities.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { session } from '../../session/index.ts';
import { whyNotChange, whyNotDelete, whyNotUse } from './image.rules.ts';
import { images, imageWords } from './image.ts';
import { imagePaths } from './paths.ts';

registerIcons({ download, 'hard-drive': hardDrive });

const ImageDelete = deletionOf(images);

/** What can be done to images. `shown`: the one whose page this is. */
export function useImageActions(shown?: Image): Actions<Image> {
  const t = useText(imageWords);
  const kit = useText(kitWords);
  const { projectId } = useSnapshot(session);
  const mayCreateVolume = useCan(volumeSubjects.list, 'create') && projectId !== null;
  const save = async (image: Image) => {
    try {
      const { address } = await call(imageApi.downloadLink, { params: { id: image.id } });
      saveFrom(address);
    } catch (error) {
      notify('error', t('download.failed', { name: image.name }), { message: textOfError(kit, error) });
    }
  };
  return useActions(images.subjects.item, shown, [
    editAction(
      t,
      ({ id }) => imagePaths.edit(id, shown && 'details'),
      because(t, (image) => whyNotChange(image, projectId)),
    ),
    ...(mayCreateVolume
      ? [
          namedAction(t, 'create_volume', 'hard-drive', {
            right: 'read',
            blocked: because(t, whyNotUse),
            to: ({ id }: Image) => imagePaths.createVolume(id, shown && 'details'),
          }),
        ]
      : []),
    namedAction(t, 'download', 'download', {
      right: 'read',
      run: forFirst(save),
      blocked: because(t, whyNotUse),
    }),
    deleteAction(
      t,
      imagePaths.list(),
      ImageDelete,
      because(t, (image) => whyNotDelete(image, projectId)),
    ),
  ]);
}
