import { notifyProgress } from '../../../kit/notify/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { loadText } from '../../../kit/text/index.ts';
import { transfers } from '../../../kit/transfers/transfers.ts';
import { kitWords } from '../../../kit/words.ts';
import { notifyBucketChange } from '../bucket-changes.ts';
import { onScopeLeft } from '../scope.ts';
import { retryWhileOffline } from '../upload/retry-while-offline.ts';
import { deleteBucket } from '../wire/buckets.ts';
import type { VersionListing } from '../wire/listing.ts';
import { dropParts, listUnfinished } from '../wire/multipart.ts';
import { deleteObjects, listVersions } from '../wire/objects.ts';
import { jobWords } from './words.ts';

/** Deletes everything in a bucket, every version of it, then the bucket. In the background; never rejects. */
export async function deleteFullBucket(bucket: string, objects: number): Promise<void> {
  const t = await loadText(jobWords);
  const kit = await loadText(kitWords);
  const stop = new AbortController();
  const { signal } = stop;
  const leave = onScopeLeft(() => stop.abort());
  const groupId = transfers.add({
    kind: 'delete',
    place: bucket,
    items: [{ id: bucket, name: bucket }],
    cancel: () => stop.abort(),
  });
  const notice = notifyProgress(t('emptying', { bucket }), { preventReload: true, isQuiet: true });
  const onProgress = (gone: number) => {
    const progress = objects > 0 ? Math.min(99, Math.floor((gone / objects) * 100)) : null;
    notice.update(progress);
    transfers.update(groupId, bucket, { status: 'progress', progress });
  };
  try {
    await empty(bucket, signal, onProgress);
    await retryWhileOffline(() => deleteBucket(bucket), signal);
    transfers.update(groupId, bucket, { status: 'done' });
    notice.become('success', t('bucket_deleted', { bucket }), { isQuiet: true });
  } catch (error) {
    transfers.update(groupId, bucket, { status: 'failed', error: textOfError(kit, error) });
    if (signal.aborted) notice.become('info', t('emptying_stopped', { bucket }), { isQuiet: true });
    else
      notice.become('error', t('bucket_not_deleted', { bucket }), { message: textOfError(kit, error), isQuiet: true });
  } finally {
    leave();
    transfers.finish(groupId);
    notifyBucketChange(null);
  }
}

async function empty(bucket: string, signal: AbortSignal, onProgress: (gone: number) => void): Promise<void> {
  let gone = 0;
  let after: VersionListing['next'] = null;
  onProgress(0);
  do {
    const from: VersionListing['next'] = after;
    const ask = (): Promise<VersionListing> => listVersions({ bucket, prefix: '', after: from, signal });
    const { versions, next }: VersionListing = await retryWhileOffline(ask, signal);
    const doomed = versions.map(({ key, versionId }) => ({ key, ...(versionId && { versionId }) }));
    const [refused] = await retryWhileOffline(() => deleteObjects(bucket, doomed, signal), signal);
    if (refused) throw new Error(refused.message);
    gone += versions.length;
    onProgress(gone);
    after = next;
  } while (after !== null);
  for (const { key, id } of await listUnfinished(bucket, signal)) await dropParts({ bucket, key }, id);
}
