import { Button } from '@skydeck/react-bindings/button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import file from 'lucide-static/icons/file.svg?raw';
import folder from 'lucide-static/icons/folder.svg?raw';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { visibleName } from '../wire/names.ts';
import { DropCard } from './DropHint.tsx';
import * as css from './files.css.ts';
import { filesWords } from './words.ts';

registerIcons({ 'kind-file': file, 'kind-folder': folder });

interface Props {
  readonly isOpen: boolean;
  readonly bucket: string;
  readonly prefix: string;
  readonly onFiles: () => void;
  readonly onFolder: () => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Where the files will be, and the ways to choose them. What is dropped here the page takes, as anywhere on it. */
export function UploadDialog({ isOpen, bucket, prefix, onFiles, onFolder, onClose, onClosed }: Props) {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  return (
    <Dialog
      size="small"
      open={isOpen}
      heading={t('upload.action')}
      description={kit('create.in', { project: `${bucket}/${visibleName(prefix)}` })}
      onSkyClose={onClose}
      onSkyClosed={onClosed}
    >
      <div className={css.dropZone} onDrop={onClose}>
        <DropCard count={0} bucket={bucket} prefix={prefix} />
        <div className={css.choices}>
          <Button onClick={onFiles}>
            <Icon slot="start" name="kind-file" />
            {t('upload.files')}
          </Button>
          <Button onClick={onFolder}>
            <Icon slot="start" name="kind-folder" />
            {t('upload.folder')}
          </Button>
        </div>
      </div>
      <Button slot="footer" onClick={onClose}>
        {kit('form.cancel')}
      </Button>
    </Dialog>
  );
}
