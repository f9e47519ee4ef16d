import { Cancelled } from '@skydeck/contract';
import { notifyProgress } from '../../../kit/notify/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { loadText } from '../../../kit/text/index.ts';
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

type Refusal = Awaited<ReturnType<typeof deleteObjects>>[number];

/** Deletes files, and folders with all that is in them. Goes on in the background; never rejects: it tells how it went. */
export async function deleteEntries(bucket: string, entries: readonly Entry[]): Promise<void> {
  const t = await loadText(jobWords);
  const kit = await loadText(kitWords);
  const stop = new AbortController();
  const leave = onScopeLeft(() => stop.abort());
  const canceled = new Set<string>();
  let failed = 0;
  const count = entries.length;
  const groupId = transfers.add({
    kind: 'delete',
    place: bucket,
    items: entries.map(({ key, name }) => ({ id: key, name: visibleName(name) })),
    cancel: (ids) => {
      for (const id of ids) canceled.add(id);
    },
  });
  const notice = notifyProgress(t('deleting', { count }), { preventReload: true });
  let over = 0;
  let gone = 0;

  // How much a folder holds is known at its end; until then it is told how much of it is gone.
  const updateNotice = () =>
    notice.update(Math.floor((over / count) * 100), gone > 0 ? t('deleted', { count: gone }) : undefined);

  function end(entry: Entry, error: string | null) {
    over += 1;
    if (error !== null) failed += 1;
    transfers.update(groupId, entry.key, error === null ? { status: 'done' } : { status: 'failed', error });
    updateNotice();
  }

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
    for (const file of files) transfers.update(groupId, file.key, { status: 'progress' });
    const refused = await remove(files.map(({ key }) => key)).catch((error: unknown) => textOfError(kit, error));
    for (const file of files) end(file, typeof refused === 'string' ? refused : whyOf(refused, file.key));
  }

  async function removeFolder(folder: Entry) {
    transfers.update(groupId, folder.key, { status: 'progress' });
    const refused: Refusal[] = [];
    try {
      for await (const some of walk(bucket, folder.key, stop.signal)) {
        if (canceled.has(folder.key)) throw new Cancelled('');
        refused.push(...(await remove(some.map(({ key }) => key))));
        gone += some.length;
        updateNotice();
      }
      end(folder, refused[0] ? t('refused', { count: refused.length, message: refused[0].message }) : null);
    } catch (error) {
      if (!(error instanceof Cancelled)) end(folder, textOfError(kit, error));
    }
  }

  for (const files of chunksOf(
    entries.filter(({ isFolder }) => !isFolder),
    MOST_KEYS,
  ))
    await removeFiles(files.filter(({ key }) => !canceled.has(key)));
  for (const folder of entries) if (folder.isFolder && !canceled.has(folder.key)) await removeFolder(folder);

  leave();
  transfers.finish(groupId);
  notifyBucketChange(bucket);
  if (failed > 0) notice.become('error', t('delete_failed', { failed, count }));
  else notice.become('success', t('deleted', { count: over }));
}

const whyOf = (refused: readonly Refusal[], key: string) => refused.find((one) => one.key === key)?.message ?? null;
