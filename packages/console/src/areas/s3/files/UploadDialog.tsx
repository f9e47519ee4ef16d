import { Button } from '@skydeck/react-bindings/button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { registerIcons } from '@skydeck/react-bindings/icon';
import file from 'lucide-static/icons/file.svg?raw';
import folder from 'lucide-static/icons/folder.svg?raw';
import { FileButton } from '../../../kit/drop/FileButton.tsx';
import { FileDrop } from '../../../kit/drop/FileDrop.tsx';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { filesOf, type Found } from '../upload/collect.ts';
import { lastPartOf, visibleName } from '../wire/names.ts';
import { DropCard } from './DropHint.tsx';
import * as css from './files.css.ts';
import { filesWords } from './words.ts';

registerIcons({ 'kind-file': file, 'kind-folder': folder });

interface Props {
  readonly isOpen: boolean;
  readonly bucket: string;
  readonly prefix: string;
  readonly onFound: (found: Promise<readonly Found[]> | readonly Found[]) => void;
  readonly onClose: () => void;
}

/** Where the files will be, and the ways to choose them: dropped, pasted, or in the system's chooser. */
export function UploadDialog({ isOpen, bucket, prefix, onFound, onClose }: Props) {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  const take = (found: Parameters<Props['onFound']>[0]) => {
    onClose();
    onFound(found);
  };
  const choose = (files: FileList | null) => take(filesOf(files));
  return (
    <Dialog
      size="small"
      open={isOpen}
      heading={t('upload.action')}
      description={kit('create.in', { project: `${bucket}/${visibleName(prefix)}` })}
      onSkyClose={onClose}
    >
      <FileDrop
        isBox
        label={t('drop.title', { folder: prefix === '' ? bucket : visibleName(lastPartOf(prefix)) })}
        onFiles={take}
      >
        <DropCard count={0} bucket={bucket} prefix={prefix} />
        <div className={css.choices}>
          <FileButton label={t('upload.files')} icon="kind-file" onChoose={choose} />
          <FileButton label={t('upload.folder')} icon="kind-folder" isFolder onChoose={choose} />
        </div>
      </FileDrop>
      <Button slot="footer" onClick={onClose}>
        {kit('form.cancel')}
      </Button>
    </Dialog>
  );
}
