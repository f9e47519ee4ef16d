import { notifyProgress } from '../../../kit/notify/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { loadText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { notifyBucketChange } from '../bucket-changes.ts';
import { onScopeLeft } from '../scope.ts';
import { retryWhileOffline } from '../upload/retry-while-offline.ts';
import type { Entry } from '../wire/listing.ts';
import { visibleName } from '../wire/names.ts';
import { deleteObjects, MOST_KEYS } from '../wire/objects.ts';
import { copyFile } from './copy-file.ts';
import { chunksOf, filesAmong, forEachOf } from './walk.ts';
import { jobWords } from './words.ts';

export interface Route {
  readonly entry: Entry;
  /** The key it gets; of a folder the prefix, with its slash. */
  readonly to: string;
}

export interface CopyOrder {
  readonly bucket: string;
  readonly toBucket: string;
  readonly routes: readonly Route[];
  /** What was copied is deleted where it was. */
  readonly isMove: boolean;
}

const AT_ONCE = 4;

/** Copies or moves, folders with all that is in them; in the background, never rejects. What fails stays where it is. */
export async function copyEntries({ bucket, toBucket, routes, isMove }: CopyOrder): Promise<void> {
  const t = await loadText(jobWords);
  const kit = await loadText(kitWords);
  const stop = new AbortController();
  const { signal } = stop;
  const leave = onScopeLeft(() => stop.abort());
  const notice = notifyProgress(t(isMove ? 'moving' : 'copying', { bucket: toBucket }), {
    preventReload: true,
    actions: [{ label: t('stop'), run: () => stop.abort() }],
  });
  try {
    const pairs = await pairsOf(bucket, routes, signal);
    const count = pairs.length;
    let done = 0;
    const failed = await forEachOf(pairs, AT_ONCE, async ({ from, to, size }) => {
      signal.throwIfAborted();
      await copyFile({ bucket, key: from }, { bucket: toBucket, key: to }, size, signal);
      done += 1;
      notice.update(Math.floor((done / count) * 100), t('count', { done, count }));
    });
    if (isMove) await deleteSources(bucket, without(pairs, failed), signal);
    if (failed.length === 0) notice.become('success', t(isMove ? 'moved' : 'copied', { count }));
    else {
      const message = failed
        .slice(0, 5)
        .map(({ item, error }) => kit('fact', { name: visibleName(item.from), value: textOfError(kit, error) }))
        .join('\n');
      notice.become('error', t('copy_failed', { failed: failed.length, count }), { message });
    }
  } catch (error) {
    notice.become('error', t('copy_stopped', { bucket: toBucket }), { message: textOfError(kit, error) });
  } finally {
    leave();
    notifyBucketChange(bucket);
    if (toBucket !== bucket) notifyBucketChange(toBucket);
  }
}

interface Pair {
  readonly from: string;
  readonly to: string;
  readonly size: number;
}

async function pairsOf(bucket: string, routes: readonly Route[], signal: AbortSignal): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const { entry, to } of routes) {
    const files = await filesAmong(bucket, [entry], signal);
    pairs.push(
      ...files.map(({ key, size }) => ({ from: key, size: size ?? 0, to: `${to}${key.slice(entry.key.length)}` })),
    );
  }
  return pairs;
}

const without = (pairs: readonly Pair[], failed: readonly { readonly item: Pair }[]) => {
  const stayed = new Set(failed.map(({ item }) => item));
  return pairs.filter((pair) => !stayed.has(pair));
};

async function deleteSources(bucket: string, pairs: readonly Pair[], signal: AbortSignal): Promise<void> {
  for (const some of chunksOf(pairs, MOST_KEYS)) {
    const doomed = some.map(({ from }) => ({ key: from }));
    const [refused] = await retryWhileOffline(() => deleteObjects(bucket, doomed, signal), signal);
    if (refused) throw new Error(refused.message);
  }
}
