import { notifyProgress, type ProgressNotice } from '../../../kit/notify/index.ts';
import { textOfError } from '../../../kit/problem-text.ts';
import { loadText } from '../../../kit/text/index.ts';
import { transfers, type TransferStatus } from '../../../kit/transfers.ts';
import { kitWords } from '../../../kit/words.ts';
import { tellChange } from '../bucket-changes.ts';
import { onScopeLeft } from '../scope.ts';
import { createQueue, type UploadQueue } from './queue.ts';
import { sendItem } from './send-item.ts';
import { isOpen, outcomeOf, type UploadItem, type UploadStatus } from './upload.rules.ts';
import { uploadWords } from './words.ts';

const shown: Record<UploadStatus, TransferStatus> = {
  PENDING: 'pending',
  PROGRESS: 'progress',
  UPLOADED: 'done',
  FAILED: 'failed',
  CANCELED: 'canceled',
};

/** Uploads to one bucket: what is added while they last joins them. */
interface Run {
  readonly add: (items: readonly UploadItem[]) => void;
  readonly stop: () => void;
  readonly isOpen: () => boolean;
}

const runs = new Map<string, Run>();

onScopeLeft(() => {
  for (const run of runs.values()) run.stop();
  runs.clear();
});

/** Begins at once, or when what is under way to this bucket is over. Never rejects: each item tells how it went. */
export async function startUploads(bucket: string, items: readonly UploadItem[]): Promise<void> {
  if (items.length === 0) return;
  const open = runs.get(bucket);
  if (open?.isOpen()) return open.add(items);
  const run = await createRun(bucket, items);
  runs.set(bucket, run);
}

async function createRun(bucket: string, first: readonly UploadItem[]): Promise<Run> {
  const t = await loadText(uploadWords);
  const kit = await loadText(kitWords);
  const sizes = new Map<string, number>();
  const sent = new Map<string, number>();
  let notice: ProgressNotice | null = null;
  let total = 0;

  const groupId = transfers.add({
    kind: 'upload',
    place: bucket,
    items: first.map(({ id, name }) => ({ id, name })),
    cancel: (ids) => queue.cancel(ids),
    retry: (ids) => queue.retry(ids),
  });

  const queue: UploadQueue = createQueue({
    send: sendItem,
    onProgress({ id }, bytes) {
      sent.set(id, bytes);
      transfers.update(groupId, id, { progress: percentOf(bytes, sizes.get(id) ?? 0) });
      tellNotice();
    },
    onStatus({ id }, status, error) {
      if (status === 'UPLOADED') tellChange(bucket);
      if (status !== 'PROGRESS') sent.set(id, isOpen(status) ? 0 : (sizes.get(id) ?? 0));
      transfers.update(groupId, id, {
        status: shown[status],
        ...(status === 'PROGRESS' && { progress: 0 }),
        ...(status === 'FAILED' && { error: textOfError(kit, error) }),
      });
      tellNotice();
    },
    onIdle: end,
  });

  function tellNotice() {
    if (!queue.statuses().some(isOpen)) return;
    // While it is there, leaving the page asks first (1-foundations §4).
    notice ??= notifyProgress(t('running', { bucket }), { preventReload: true });
    const bytes = [...sent.values()].reduce((sum, one) => sum + one, 0);
    notice.update(percentOf(bytes, total), t('count', counts()));
  }

  const counts = () => {
    const statuses = queue.statuses();
    return { done: statuses.filter((status) => status === 'UPLOADED').length, count: statuses.length };
  };

  function end() {
    if (!notice) return;
    const { done, count } = counts();
    const isError = outcomeOf(queue.statuses()) === 'error';
    if (isError) notice.become('error', t('failed', { bucket }));
    else notice.become('success', t('done', { bucket, done, count }));
    notice = null;
    transfers.finish(groupId);
    tellChange(bucket);
  }

  function add(items: readonly UploadItem[]) {
    for (const { id, file } of items) {
      sizes.set(id, file?.size ?? 0);
      total += file?.size ?? 0;
    }
    queue.add(items);
  }

  add(first);
  return {
    add(items) {
      transfers.append(
        groupId,
        items.map(({ id, name }) => ({ id, name })),
      );
      add(items);
    },
    stop: () => transfers.cancel(groupId),
    isOpen: () => queue.statuses().some(isOpen),
  };
}

const percentOf = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.floor((Math.min(part, whole) / whole) * 100);
