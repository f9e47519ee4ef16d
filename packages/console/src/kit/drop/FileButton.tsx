import { Icon } from '@skydeck/react-bindings/icon';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import * as css from './drop.css.ts';

interface FileButtonProps {
  readonly label: string;
  readonly icon: string;
  /** Whole folders, with all that is in them. */
  readonly isFolder?: boolean;
  /** One file of these endings: `.iso,.raw`. Left out: any, and several. */
  readonly accept?: string;
  readonly onChoose: (files: FileList | null) => void;
}

/** Opens the system's chooser of files, or of folders: a browser has one for each. */
export const FileButton = ({ label, icon, isFolder = false, accept, onChoose }: FileButtonProps) => (
  <FileTrigger
    // For what fills in the field without its button.
    ref={(input) => input?.setAttribute('aria-label', label)}
    allowsMultiple={accept === undefined}
    {...(accept !== undefined && { acceptedFileTypes: accept.split(',') })}
    acceptDirectory={isFolder}
    onSelect={onChoose}
  >
    <Button className={css.button}>
      <Icon name={icon} />
      {label}
    </Button>
  </FileTrigger>
);
