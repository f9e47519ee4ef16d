import { Alert } from '@skydeck/react-bindings/alert';
import { useText } from '../../../kit/text/index.ts';
import { OneTimeSecretDialog } from '../OneTimeSecretDialog.tsx';
import { CodeFiles } from './CodeFiles.tsx';
import type { CodeFile } from './files.code.ts';
import { commandLineWords } from './words.ts';

interface OneTimeFilesProps {
  readonly heading: string;
  readonly files: readonly CodeFile[];
  readonly onClosed: () => void;
}

/** The only time that files with a secret show. */
export function OneTimeFiles({ heading, files, onClosed }: OneTimeFilesProps) {
  const t = useText(commandLineWords);
  return (
    <OneTimeSecretDialog heading={heading} keptLabel={t('kept')} onClosed={onClosed}>
      <Alert tone="warning">{t('made_text')}</Alert>
      <CodeFiles files={files} />
    </OneTimeSecretDialog>
  );
}
