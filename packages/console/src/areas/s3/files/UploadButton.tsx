import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import uploadIcon from 'lucide-static/icons/upload.svg?raw';
import { useState } from 'react';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { useText } from '../../../kit/text/index.ts';
import type { Found } from '../upload/collect.ts';
import { filesWords } from './words.ts';

registerIcons({ upload: uploadIcon });

const UploadDialog = lazyComponent(async () => (await import('./UploadDialog.tsx')).UploadDialog);

interface Props {
  readonly bucket: string;
  readonly prefix: string;
  readonly onFound: (found: Promise<readonly Found[]> | readonly Found[]) => void;
}

/** Files, or a folder with all that is in it. */
export function UploadButton({ bucket, prefix, onFound }: Props) {
  const t = useText(filesWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" size="small" haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon slot="start" name="upload" />
        {t('upload.action')}
      </Button>
      <UploadDialog isOpen={isOpen} bucket={bucket} prefix={prefix} onFound={onFound} onClose={() => setOpen(false)} />
    </>
  );
}
