import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { EmptyList } from '../../../kit/list/index.ts';
import * as list from '../../../kit/list/list.css.ts';
import { FailedView } from '../../../kit/page/index.ts';
import { StaleRows } from '../../../kit/list/StaleRows.tsx';
import { useFormat, useText } from '../../../kit/text/index.ts';
import type { Files } from './useFiles.ts';
import { filesWords } from './words.ts';

const NoMatch = lazyComponent(async () => (await import('../../../kit/list/ListNotices.tsx')).NoMatch);

interface Props {
  readonly files: Files;
  readonly mayWrite: boolean;
  /** The way to the first file, for who may write. */
  readonly upload: ReactNode;
  readonly children: ReactNode;
}

/** All of the folder is known, and there is nothing of it. */
export const isBlank = ({ filled, isComplete, entries }: Files['folder']) =>
  filled && isComplete && entries.length === 0;

/** What stands where the rows stand. */
export function FilesState({ files, mayWrite, upload, children }: Props) {
  const t = useText(filesWords);
  const { folder, prefix, search, setSearch } = files;
  const { phase, filled, problem, isThere, refresh } = folder;
  if (phase === 'failed' && !filled) return <FailedView error={problem} retry={refresh} />;
  if (isBlank(folder)) {
    if (search !== '') return <NoMatch onClear={() => setSearch('')} />;
    if (prefix !== '' && !isThere)
      return (
        <EmptyList
          icon="kind-folder"
          title={t('absent.folder')}
          text={t(mayWrite ? 'absent.text' : 'absent.text_reader')}
          action={upload}
        />
      );
    return (
      <EmptyList
        icon="kind-folder"
        title={t(prefix === '' ? 'empty.bucket' : 'empty.folder')}
        text={t(mayWrite ? 'empty.text' : 'empty.text_reader')}
        action={upload}
      />
    );
  }
  return (
    <>
      {phase === 'failed' && <StaleRows problem={problem} retry={refresh} />}
      {filled && !folder.isComplete && <ServerOrder files={files} />}
      {children}
    </>
  );
}

/** A long folder comes in pieces, in an order that only the server knows to the end. */
function ServerOrder({ files: { folder } }: { files: Files }) {
  const t = useText(filesWords);
  const format = useFormat();
  return (
    <div className={list.stale}>
      <Alert tone="info">
        {t('order.text', { number: format.number(folder.entries.length) })}
        <Button
          slot="actions"
          size="x-small"
          busy={folder.phase === 'loading'}
          onClick={() => folder.reach(Number.POSITIVE_INFINITY)}
        >
          {t('order.all')}
        </Button>
      </Alert>
    </div>
  );
}
