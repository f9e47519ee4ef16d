import { SearchField } from '../../../kit/list/filters/SearchField.tsx';
import type { RowAction } from '../../../kit/list/index.ts';
import type { Selection } from '../../../kit/list/table/useSelection.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import type { Entry } from '../wire/listing.ts';
import * as css from './files.css.ts';
import { totalsOf } from './files.rules.ts';
import { FilesBulk } from './FilesBulk.tsx';
import type { Files } from './useFiles.ts';
import { filesWords } from './words.ts';

interface Props {
  readonly files: Files;
  readonly actions: readonly RowAction<Entry>[];
  readonly selection: Selection<Entry>;
}

export function FilesToolbar({ files, actions, selection }: Props) {
  const t = useText(filesWords);
  return (
    <div className={css.toolbar}>
      <SearchField label={t('search')} value={files.search} onSearch={files.setSearch} />
      <FilesBulk actions={actions} selection={selection} />
      {files.folder.filled && files.folder.isComplete && <Totals files={files} />}
    </div>
  );
}

function Totals({ files: { folder } }: { files: Files }) {
  const t = useText(filesWords);
  const format = useFormat();
  const { folders, files, bytes } = totalsOf(folder.entries);
  const parts = [
    ...(folders > 0 ? [t('totals.folders', { count: folders })] : []),
    ...(files > 0 ? [t('totals.files', { count: files }), format.bytes(bytes)] : []),
  ];
  return <span className={css.totals}>{parts.join(', ')}</span>;
}
