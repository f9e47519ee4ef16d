import { Button } from '@skydeck/react-bindings/button';
import { Code } from '@skydeck/react-bindings/code';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import download from 'lucide-static/icons/download.svg?raw';
import { saveFile } from '../../../kit/data/save-file.ts';
import { useText } from '../../../kit/text/index.ts';
import * as css from '../account.css.ts';
import type { CodeFile } from './files.code.ts';
import { commandLineWords } from './words.ts';

registerIcons({ download });

/** Texts for programs, each to be copied or taken away as a file. */
export function CodeFiles({ files }: { files: readonly CodeFile[] }) {
  const t = useText(commandLineWords);
  return files.map(({ name, language, text }) => (
    <div key={name} className={css.codeFile}>
      <Code label={name} language={language} withCopy>
        {text}
      </Code>
      <Button size="small" onClick={() => saveFile(text, name)}>
        <Icon slot="start" name="download" />
        {t('download', { name })}
      </Button>
    </div>
  ));
}
