import type { ReactNode } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { AriaLocale } from '../react-aria/AriaLocale.tsx';
import * as css from './drop.css.ts';
import { type DroppedFile, filesOfItems } from './files-of-items.ts';

interface FileDropProps {
  readonly label: string;
  /** Is given what was dropped, or pasted while it has the focus. Rejects where a file cannot be read. */
  readonly onFiles: (files: Promise<DroppedFile[]>) => void;
  /** The dashed box of a dialog; left out, it is as its content is. */
  readonly isBox?: boolean;
  readonly children: ReactNode;
}

/** A place for files, dropped or pasted. */
export const FileDrop = ({ label, onFiles, isBox = false, children }: FileDropProps) => (
  <AriaLocale>
    <DropZone
      className={isBox ? `${css.zone} ${css.box}` : css.zone}
      aria-label={label}
      onDrop={({ items }) => onFiles(filesOfItems(items))}
    >
      {children}
    </DropZone>
  </AriaLocale>
);
