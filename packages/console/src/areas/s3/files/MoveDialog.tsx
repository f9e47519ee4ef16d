import { importWithRetry } from '../../../kit/connectivity/import-with-retry.ts';
import { ConfirmAction } from '../../../kit/confirm/index.ts';
import { useText } from '../../../kit/text/index.ts';
import type { Route } from '../jobs/copy-entries.ts';
import { visibleName } from '../wire/names.ts';
import { nameOf } from './file-columns.tsx';
import { parentOf } from './folder-tree.rules.ts';
import { whyNotTo } from './why-not-to.ts';
import { filesWords } from './words.ts';

interface MoveDialogProps {
  readonly bucket: string;
  /** Into one folder. */
  readonly routes: readonly Route[];
  readonly onClosed: () => void;
}

/** Asks before what was dropped on a folder goes there. */
export function MoveDialog({ bucket, routes, onClosed }: MoveDialogProps) {
  const t = useText(filesWords);
  const [first] = routes;
  const prefix = parentOf(first?.to ?? '');
  const folder = prefix === '' ? bucket : visibleName(prefix);
  const count = routes.length;
  const name = first ? nameOf(first.entry) : '';
  const move = async () => {
    const why = await whyNotTo(t, { bucket, prefix }, routes, true);
    if (why !== null) return why;
    const { copyEntries } = await importWithRetry(() => import('../jobs/copy-entries.ts'));
    void copyEntries({ bucket, toBucket: bucket, routes, isMove: true });
    return undefined;
  };
  const isFolder = count === 1 && first?.entry.isFolder;
  return (
    <ConfirmAction
      tone="neutral"
      heading={count === 1 ? t('tree.move_title', { name }) : t('tree.move_many_title', { count })}
      message={isFolder ? t('tree.move_text', { name, folder }) : t('tree.move_many_text', { folder })}
      confirmLabel={t('copy.move')}
      onConfirm={move}
      onClosed={onClosed}
    />
  );
}
