import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Menu, MenuItem } from '@skydeck/react-bindings/menu';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import file from 'lucide-static/icons/file.svg?raw';
import folder from 'lucide-static/icons/folder.svg?raw';
import uploadIcon from 'lucide-static/icons/upload.svg?raw';
import { useRef } from 'react';
import { useText } from '../../../kit/text/index.ts';
import { filesOf, type Found } from '../upload/collect.ts';
import * as css from './files.css.ts';
import { filesWords } from './words.ts';

registerIcons({ 'chevron-down': chevronDown, 'kind-file': file, 'kind-folder': folder, upload: uploadIcon });

/** Files, or a folder with all that is in it: a browser has a chooser for each. */
export function UploadMenu({ onFound }: { onFound: (found: readonly Found[]) => void }) {
  const t = useText(filesWords);
  const files = useRef<HTMLInputElement>(null);
  const folders = useRef<HTMLInputElement>(null);
  const addFiles = (input: HTMLInputElement) => {
    onFound(filesOf(input.files));
    // The same file again is another choice.
    input.value = '';
  };
  return (
    <>
      <Menu
        label={t('upload.action')}
        onSkySelect={({ value }) => (value === 'files' ? files : folders).current?.click()}
      >
        <Button slot="trigger" variant="primary" size="small" haspopup="menu">
          <Icon slot="start" name="upload" />
          {t('upload.action')}
          <Icon slot="end" name="chevron-down" size={14} />
        </Button>
        <MenuItem value="files">
          <Icon slot="start" name="kind-file" />
          {t('upload.files')}
        </MenuItem>
        <MenuItem value="folder">
          <Icon slot="start" name="kind-folder" />
          {t('upload.folder')}
        </MenuItem>
      </Menu>
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
