import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import uploadIcon from 'lucide-static/icons/upload.svg?raw';
import { useRef, useState } from 'react';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { useText } from '../../../kit/text/index.ts';
import { filesOf, type Found } from '../upload/collect.ts';
import * as css from './files.css.ts';
import { filesWords } from './words.ts';

registerIcons({ upload: uploadIcon });

const UploadDialog = lazyComponent(async () => (await import('./UploadDialog.tsx')).UploadDialog);

interface Props {
  readonly bucket: string;
  readonly prefix: string;
  readonly onFound: (found: readonly Found[]) => void;
}

/** Files, or a folder with all that is in it: a browser has a chooser for each. */
export function UploadButton({ bucket, prefix, onFound }: Props) {
  const t = useText(filesWords);
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folders = useRef<HTMLInputElement>(null);
  const addFiles = (input: HTMLInputElement) => {
    setOpen(false);
    onFound(filesOf(input.files));
    // The same file again is another choice.
    input.value = '';
  };
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="primary" size="small" haspopup="dialog" onClick={ask}>
        <Icon slot="start" name="upload" />
        {t('upload.action')}
      </Button>
      {isAsked && (
        <UploadDialog
          isOpen={isOpen}
          bucket={bucket}
          prefix={prefix}
          onFiles={() => files.current?.click()}
          onFolder={() => folders.current?.click()}
          onClose={() => setOpen(false)}
          onClosed={() => setAsked(false)}
        />
      )}
      <input
        ref={files}
        className={css.hidden}
        type="file"
        multiple
        aria-label={t('upload.files')}
        onChange={({ currentTarget }) => addFiles(currentTarget)}
      />
      <input
        ref={(input) => {
          folders.current = input;
          if (input) input.webkitdirectory = true;
        }}
        className={css.hidden}
        type="file"
        multiple
        aria-label={t('upload.folder')}
        onChange={({ currentTarget }) => addFiles(currentTarget)}
      />
    </>
  );
}
