import { Select } from '@skydeck/react-bindings/select';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../kit/text/index.ts';
import { s3Paths } from '../paths.ts';
import type { Entry } from '../wire/listing.ts';
import { stepsTo, visibleName } from '../wire/names.ts';
import * as css from './files.css.ts';
import { filesWords } from './words.ts';

interface FolderSelectProps {
  readonly bucket: string;
  readonly prefix: string;
  /** Of the folder, as far as it was read. */
  readonly entries: readonly Entry[];
}

/** On a phone in place of the tree: the way down to this folder, and the folders in it. */
export function FolderSelect({ bucket, prefix, entries }: FolderSelectProps) {
  const t = useText(filesWords);
  const navigate = useNavigate();
  const steps = [{ name: bucket, prefix: '' }, ...stepsTo(prefix)];
  const below = entries.filter(({ isFolder }) => isFolder).map(({ name, key }) => ({ name, prefix: key }));
  const places = [
    ...steps.map((step, depth) => ({ ...step, depth })),
    ...below.map((step) => ({ ...step, depth: steps.length })),
  ];
  return (
    <Select
      className={css.folderSelect}
      labelHidden
      label={t('tree.choose')}
      value={prefix}
      onChange={({ target }) => void navigate(s3Paths.files(bucket, (target as HTMLSelectElement).value))}
    >
      {places.map(({ name, prefix: place, depth }) => (
        <option key={place} value={place}>
          {'\u00a0\u00a0'.repeat(depth)}
          {visibleName(name) || '/'}
        </option>
      ))}
    </Select>
  );
}
