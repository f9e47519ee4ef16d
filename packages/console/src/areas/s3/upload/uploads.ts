import { realTimer } from '@skydeck/contract';
import { notifyProgress, type ProgressNotice } from '../../../kit/notify/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { loadText } from '../../../kit/text/index.ts';
import { transfers, type TransferStatus } from '../../../kit/transfers/transfers.ts';
import { kitWords } from '../../../kit/words.ts';
import { notifyBucketChange } from '../bucket-changes.ts';
import { kindOf } from '../files/files.rules.ts';
import { chunksOf } from '../jobs/walk.ts';
import { s3Paths } from '../paths.ts';
import { onScopeLeft } from '../scope.ts';
import { extensionOf, folderOf, lastPartOf, visibleName } from '../wire/names.ts';
import { createBoard } from './board.ts';
import { createGate } from './gate.ts';
import { createPacemaker } from './pace.ts';
import { createQueue, type UploadQueue } from './queue.ts';
import { sendItem } from './send-item.ts';
import type { UploadItem, UploadStatus } from './upload.rules.ts';
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
  readonly add: (items: readonly UploadItem[], sizes: Sizes) => void;
  readonly stop: () => void;
  readonly isOpen: () => boolean;
}

/** Files whose sizes are asked for without a pause. */
const AT_ONCE = 100;

const runs = new Map<string, Run>();

onScopeLeft(() => {
  for (const run of runs.values()) run.stop();
  runs.clear();
});

/** Begins at once, or when what is under way to this bucket is over. Never rejects: each item tells how it went. */
export async function startUploads(bucket: string, items: readonly UploadItem[]): Promise<void> {
  if (items.length === 0) return;
  const sizes = await sizesOf(items);
  const open = runs.get(bucket);
  if (open?.isOpen()) return open.add(items, sizes);
  const run = await createRun(bucket, items, sizes);
  runs.set(bucket, run);
}

type Sizes = ReadonlyMap<string, number>;

/** The page stands still while a browser asks the disk for a file's size: it asks for some, and draws again. */
async function sizesOf(items: readonly UploadItem[]): Promise<Sizes> {
  const sizes = new Map<string, number>();
  for (const some of chunksOf(items, AT_ONCE)) {
    for (const { id, file } of some) sizes.set(id, file?.size ?? 0);
    await new Promise<void>((resolve) => realTimer.after(0, resolve));
  }
  return sizes;
}

const shownItems = (items: readonly UploadItem[], sizes: Sizes) =>
  items.map(({ id, name, bucketName, key, file }) => ({
    id,
    name: visibleName(lastPartOf(name)),
    icon: `kind-${kindOf({ isFolder: file === null, type: extensionOf(key) })}`,
    path: visibleName(folderOf(key).replace(/\/$/, '')),
    size: sizes.get(id) ?? 0,
    to: file && s3Paths.file(bucketName, folderOf(key), key),
  }));

async function createRun(bucket: string, first: readonly UploadItem[], firstSizes: Sizes): Promise<Run> {
  const t = await loadText(uploadWords);
  const kit = await loadText(kitWords);
  let notice: ProgressNotice | null = null;

  const groupId = transfers.add({
    kind: 'upload',
    place: bucket,
    items: shownItems(first, firstSizes),
    settle: () => board.flush(),
    cancel: (ids) => queue.cancel(ids),
    retry: (ids) => queue.retry(ids),
    pause(isPaused) {
      pacemaker.forget();
      if (isPaused) return gate.close();
      gate.open();
      queue.resume();
    },
  });
  const pacemaker = createPacemaker(realTimer.now);

  const board = createBoard(realTimer, (changes) => {
    const shownChanges = [...changes].map(
      ([id, { status, ...rest }]) => [id, { ...rest, ...(status && { status: shown[status] }) }] as const,
    );
    transfers.updateAll(groupId, new Map(shownChanges));
    if (!board.isOpen()) return;
    // While it is there, leaving the page asks first (spec: upload.leave).
    notice ??= notifyProgress(t('running', { bucket }), { preventReload: true, isQuiet: true });
    const { percent, done, count, sent, total } = board.sum();
    notice.update(percent, t('count', { done, count }));
    if (!gate.isClosed()) transfers.measure(groupId, pacemaker.note(sent, total));
  });

  const gate = createGate();

  const queue: UploadQueue = createQueue({
    gate,
    send: (item, sending) => sendItem(item, sending, gate),
    onProgress: board.advance,
    onStatus(item, status, error) {
      if (status === 'UPLOADED') notifyBucketChange(bucket);
      board.become(item, status, status === 'FAILED' ? textOfError(kit, error) : undefined);
    },
    onIdle: end,
  });

  function end() {
    gate.open();
    board.flush();
    if (!notice) return;
    const { done, count } = board.sum();
    if (board.outcome() === 'error') notice.become('error', t('failed', { bucket }), { isQuiet: true });
    else notice.become('success', t('done', { bucket, done, count }), { isQuiet: true });
    notice = null;
    transfers.finish(groupId);
    notifyBucketChange(bucket);
  }

  function add(items: readonly UploadItem[], sizes: Sizes) {
    board.add(items, sizes);
    queue.add(items);
  }

  add(first, firstSizes);
  return {
    add(items, sizes) {
      transfers.append(groupId, shownItems(items, sizes));
      add(items, sizes);
    },
    stop: () => transfers.cancel(groupId),
    isOpen: board.isOpen,
  };
}
