import { Cancelled } from '@skydeck/contract';
import { notifyProgress } from '../../../kit/notify/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { loadText, type Text } from '../../../kit/text/index.ts';
import { transfers } from '../../../kit/transfers/transfers.ts';
import { kitWords } from '../../../kit/words.ts';
import { notifyBucketChange } from '../bucket-changes.ts';
import { onScopeLeft } from '../scope.ts';
import { retryWhileOffline } from '../upload/retry-while-offline.ts';
import type { Entry } from '../wire/listing.ts';
import { visibleName } from '../wire/names.ts';
import { deleteObjects, MOST_KEYS } from '../wire/objects.ts';
import { chunksOf, walk } from './walk.ts';
import { jobWords } from './words.ts';
import type en from './words/en.json';

type Refusal = Awaited<ReturnType<typeof deleteObjects>>[number];

/** Deletes files, and folders with all that is in them. Goes on in the background; never rejects: it tells how it went. */
export async function deleteEntries(bucket: string, entries: readonly Entry[]): Promise<void> {
  const t = await loadText(jobWords);
  const kit = await loadText(kitWords);
  const stop = new AbortController();
  const leave = onScopeLeft(() => stop.abort());
  const progress = showProgress(t, bucket, entries);

  const remove = (keys: readonly string[]) =>
    retryWhileOffline(
      () =>
        deleteObjects(
          bucket,
          keys.map((key) => ({ key })),
          stop.signal,
        ),
      stop.signal,
    );

  async function removeFiles(files: readonly Entry[]) {
    for (const file of files) progress.begin(file);
    const refused = await remove(files.map(({ key }) => key)).catch((error: unknown) => textOfError(kit, error));
    for (const file of files) progress.end(file, typeof refused === 'string' ? refused : whyOf(refused, file.key));
  }

  async function removeFolder(folder: Entry) {
    progress.begin(folder);
    const refused: Refusal[] = [];
    try {
      for await (const some of walk(bucket, folder.key, stop.signal)) {
        if (progress.isCanceled(folder)) throw new Cancelled('');
        refused.push(...(await remove(some.map(({ key }) => key))));
        progress.addGone(folder, some.length);
      }
      progress.end(folder, refused[0] ? t('refused', { count: refused.length, message: refused[0].message }) : null);
    } catch (error) {
      if (!(error instanceof Cancelled)) progress.end(folder, textOfError(kit, error));
    }
  }

  for (const files of chunksOf(
    entries.filter(({ isFolder }) => !isFolder),
    MOST_KEYS,
  ))
    await removeFiles(files.filter((file) => !progress.isCanceled(file)));
  for (const folder of entries) if (folder.isFolder && !progress.isCanceled(folder)) await removeFolder(folder);

  leave();
  progress.finish();
}

const whyOf = (refused: readonly Refusal[], key: string) => refused.find((one) => one.key === key)?.message ?? null;

/** Shows how far the deletion is, among the transfers; a notice that does not float keeps what came of it. */
function showProgress(t: Text<typeof en>, bucket: string, entries: readonly Entry[]) {
  const count = entries.length;
  const canceled = new Set<string>();
  let [over, gone, failed] = [0, 0, 0];
  const inFolder = new Map<string, number>();
  const groupId = transfers.add({
    kind: 'delete',
    place: bucket,
    items: entries.map(({ key, name }) => ({ id: key, name: visibleName(name) })),
    cancel: (ids) => {
      for (const id of ids) canceled.add(id);
    },
  });
  const notice = notifyProgress(t('deleting', { count }), { preventReload: true, isQuiet: true });

  // How much a folder holds is known at its end; until then it is told how much of it is gone.
  const updateNotice = () =>
    notice.update(Math.floor((over / count) * 100), gone > 0 ? t('deleted', { count: gone }) : undefined);

  return {
    isCanceled: ({ key }: Entry) => canceled.has(key),
    begin: ({ key }: Entry) => transfers.update(groupId, key, { status: 'progress' }),
    /** So many files of a folder are deleted. */
    addGone({ key }: Entry, files: number) {
      gone += files;
      inFolder.set(key, (inFolder.get(key) ?? 0) + files);
      transfers.update(groupId, key, { partsDone: inFolder.get(key) ?? 0 });
      updateNotice();
    },
    /** `error`: why it is not deleted, or null. */
    end({ key }: Entry, error: string | null) {
      over += 1;
      if (error !== null) failed += 1;
      transfers.update(groupId, key, error === null ? { status: 'done' } : { status: 'failed', error });
      updateNotice();
    },
    finish() {
      transfers.finish(groupId);
      notifyBucketChange(bucket);
      if (failed > 0) notice.become('error', t('delete_failed', { failed, count }), { isQuiet: true });
      else notice.become('success', t('deleted', { count: over }), { isQuiet: true });
    },
  };
}
