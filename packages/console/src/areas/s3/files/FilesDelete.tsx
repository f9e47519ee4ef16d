import { ConfirmDelete } from '../../../kit/confirm/index.ts';
import { importWithRetry } from '../../../kit/connectivity/import-with-retry.ts';
import { notify } from '../../../kit/notify/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { notifyBucketChange } from '../bucket-changes.ts';
import { hasNoAddress } from '../wire/address.ts';
import type { Entry } from '../wire/listing.ts';
import { deleteObject } from '../wire/objects.ts';
import { nameOf } from './file-columns.tsx';
import { kindOf, needsPhrase } from './files.rules.ts';
import { filesWords } from './words.ts';

interface Props {
  readonly bucket: string;
  readonly entries: readonly Entry[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** One file goes at once; more, and folders, in the background. */
export function FilesDelete({ bucket, entries, onClose, onDeleted }: Props) {
  const t = useText(filesWords);
  const format = useFormat();
  const [first] = entries;
  const count = entries.length;
  const isOne = count === 1 && first !== undefined && !first.isFolder && !hasNoAddress(first.key);
  const name = first ? nameOf(first) : '';

  async function confirm() {
    if (isOne) {
      await deleteObject(bucket, first.key);
      notifyBucketChange(bucket);
      notify('success', t('deleted', { name }));
    } else {
      const { deleteEntries } = await importWithRetry(() => import('../jobs/delete-entries.ts'));
      void deleteEntries(bucket, entries);
    }
    onDeleted();
  }

  return (
    <ConfirmDelete
      open
      icon={`kind-${first ? kindOf(first) : 'file'}`}
      title={count === 1 ? t('delete.single.title', { name }) : t('delete.title', { count })}
      message={t(entries.some(({ isFolder }) => isFolder) ? 'delete.folder_text' : 'delete.text')}
      items={entries.map((entry) => ({
        id: entry.key,
        name: nameOf(entry),
        detail: entry.size === null ? t('type.folder') : format.bytes(entry.size),
      }))}
      confirmLabel={count === 1 ? t('delete.single.confirm') : t('delete.confirm', { count })}
      phrase={needsPhrase(entries) ? t('delete.phrase', { count }) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
