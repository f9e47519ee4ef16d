import { NotFound } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Tooltip } from '@skydeck/react-bindings/tooltip';
import folderPlus from 'lucide-static/icons/folder-plus.svg?raw';
import refresh from 'lucide-static/icons/refresh-cw.svg?raw';
import type { ReactNode } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { FormSubjectContext, useOwnFormSubject } from '../../../kit/item/form-subject.ts';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { Table } from '../../../kit/list/index.ts';
import { useIsPhone } from '../../../kit/list/useIsPhone.ts';
import { useSelection } from '../../../kit/list/table/useSelection.ts';
import { LinkTo, NotFoundView } from '../../../kit/page/index.ts';
import { keepOneLine } from '../../../kit/page/one-line.ts';
import * as page from '../../../kit/page/page.css.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { s3Paths } from '../paths.ts';
import { hasUnfinished } from '../upload/remembered.ts';
import { entryDrag } from './dragged-entries.ts';
import { nameOf, useFileColumns } from './file-columns.tsx';
import { FILES_ON_PAGE } from './files.rules.ts';
import * as css from './files.css.ts';
import { FilesPaging } from './FilesPaging.tsx';
import { FilesState, isBlank } from './FilesState.tsx';
import { FilesToolbar } from './FilesToolbar.tsx';
import { Unfinished } from './Unfinished.tsx';
import { UploadButton } from './UploadButton.tsx';
import { useDrop } from './useDrop.ts';
import { useFileActions } from './useFileActions.tsx';
import { useFiles } from './useFiles.ts';
import { useUpload } from './useUpload.ts';
import { Where } from './Where.tsx';
import { filesWords } from './words.ts';

registerIcons({ 'folder-plus': folderPlus, 'refresh-cw': refresh });

const DropHint = lazyComponent(async () => (await import('./DropHint.tsx')).DropHint);
const FolderSelect = lazyComponent(async () => (await import('./FolderSelect.tsx')).FolderSelect);
const TakenDialog = lazyComponent(async () => (await import('./TakenDialog.tsx')).TakenDialog);

/** A folder of a bucket. */
export function Files() {
  const t = useText(filesWords);
  const files = useFiles();
  const { bucket, prefix, folder, rows, sort, setSort } = files;
  const mayWrite = useCan('s3_enable', 'create');
  const upload = useUpload(bucket, prefix);
  const drop = useDrop(mayWrite, (found) => void upload.offer(found));
  const selection = useSelection(rows, `${prefix} ${files.page} ${files.search}`);
  const { actions, dialogs } = useFileActions(bucket, prefix, selection.clear);
  const columns = useFileColumns(bucket);
  const kit = useText(kitWords);
  const mayMove = useCan('s3_enable', 'delete') && mayWrite;
  const drag = entryDrag({
    rows,
    selected: selection.selected,
    nameOf: ([first, ...more]) =>
      first && more.length === 0 ? nameOf(first) : kit('bulk.selected', { count: more.length + 1 }),
  });
  // One of the two: beside the path, or where nothing is yet.
  const isEmpty = isBlank(folder) && files.search === '';
  const uploadButton = mayWrite && (
    <UploadButton bucket={bucket} prefix={prefix} onFound={(found) => void upload.offer(found)} />
  );

  // A folder that is not there is an empty answer: what is not found is the bucket.
  const isGone = folder.problem instanceof NotFound;
  const { subject, isKept } = useOwnFormSubject(isGone);

  if (isGone && !isKept)
    return (
      <NotFoundView>
        <LinkTo to={s3Paths.buckets()}>{t('buckets')}</LinkTo>
      </NotFoundView>
    );

  return (
    <div className={page.page} {...drop.handlers} {...(mayMove && drag)}>
      <FilesHeader files={files} mayWrite={mayWrite} upload={!isEmpty && uploadButton} />
      <FilesToolbar files={files} actions={actions} selection={selection} />
      {mayWrite && hasUnfinished() && <Unfinished key={bucket} bucket={bucket} />}
      <FilesState files={files} mayWrite={mayWrite} upload={uploadButton}>
        <Table
          title={t('files')}
          rows={rows}
          columns={columns}
          label={nameOf}
          actions={actions}
          selection={selection}
          sort={sort}
          {...(folder.isComplete && { onSort: setSort })}
          total={folder.entries.length}
          before={(files.page - 1) * FILES_ON_PAGE}
          isBlank={!folder.filled}
          isBusy={folder.phase === 'loading'}
        />
      </FilesState>
      <FilesPaging files={files} />
      {drop.count !== null && <DropHint count={drop.count} bucket={bucket} prefix={prefix} />}
      {upload.question && <TakenDialog question={upload.question} onAnswer={(choice) => void upload.answer(choice)} />}
      <FormSubjectContext value={subject}>
        {dialogs}
        <Outlet />
      </FormSubjectContext>
    </div>
  );
}

interface FilesHeaderProps {
  readonly files: ReturnType<typeof useFiles>;
  readonly mayWrite: boolean;
  readonly upload: ReactNode;
}

function FilesHeader({ files: { bucket, prefix, folder }, mayWrite, upload }: FilesHeaderProps) {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  return (
    <header className={page.head}>
      <Where bucket={bucket} prefix={prefix} />
      {isPhone && <FolderSelect bucket={bucket} prefix={prefix} entries={folder.entries} />}
      <div className={css.actions} ref={keepOneLine}>
        <Tooltip text={kit('page.refresh')} className={page.refresh}>
          <Button variant="ghost" size="small" iconOnly label={kit('page.refresh')} onClick={folder.refresh}>
            <Icon name="refresh-cw" />
          </Button>
        </Tooltip>
        {mayWrite && (
          <Button size="small" onClick={() => void navigate(s3Paths.addFolder(bucket, prefix))}>
            <Icon slot="start" name="folder-plus" />
            {t('new_folder')}
          </Button>
        )}
        {upload}
      </div>
    </header>
  );
}
