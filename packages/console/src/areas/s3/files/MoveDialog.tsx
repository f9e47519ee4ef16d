import { importWithRetry } from '../../../kit/connectivity/import-with-retry.ts';
import { ConfirmAction } from '../../../kit/confirm/index.ts';
import { useText } from '../../../kit/text/index.ts';
import type { Entry } from '../wire/listing.ts';
import { visibleName } from '../wire/names.ts';
import { nameOf } from './file-columns.tsx';
import { parentOf } from './folder-tree.rules.ts';
import { whyNotTo } from './why-not-to.ts';
import { filesWords } from './words.ts';

interface MoveDialogProps {
  readonly bucket: string;
  readonly entry: Entry;
  /** The prefix it gets. */
  readonly to: string;
  readonly onClosed: () => void;
}

/** Asks before a folder that was dropped on another goes there. */
export function MoveDialog({ bucket, entry, to, onClosed }: MoveDialogProps) {
  const t = useText(filesWords);
  const name = nameOf(entry);
  const prefix = parentOf(to);
  const move = async () => {
    const routes = [{ entry, to }];
    const why = await whyNotTo(t, { bucket, prefix }, routes, true);
    if (why !== null) throw new Error(why);
    const { copyEntries } = await importWithRetry(() => import('../jobs/copy-entries.ts'));
    void copyEntries({ bucket, toBucket: bucket, routes, isMove: true });
  };
  return (
    <ConfirmAction
      tone="neutral"
      heading={t('tree.move_title', { name })}
      message={t('tree.move_text', { name, folder: prefix === '' ? bucket : visibleName(prefix) })}
      confirmLabel={t('copy.move')}
      onConfirm={move}
      onClosed={onClosed}
    />
  );
}
