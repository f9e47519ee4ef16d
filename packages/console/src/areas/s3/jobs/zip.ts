import { Cancelled } from '@skydeck/contract';
import { makeZip } from 'client-zip';
import { saveBlob } from '../../../kit/data/save-file.ts';
import { notifyProgress } from '../../../kit/notify/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { createFormat, loadText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { onScopeLeft } from '../scope.ts';
import type { Entry } from '../wire/listing.ts';
import { archivePath, freeName } from '../wire/names.ts';
import { readObject } from '../wire/objects.ts';
import { filesAmong } from './walk.ts';
import { jobWords } from './words.ts';

/** Where no file can be written to directly, the archive has to fit into the browser's memory. */
export const MOST_IN_MEMORY = 1024 ** 3;

interface SavePlace {
  createWritable(): Promise<WritableStream>;
  /** Not in every browser that has the rest. */
  remove?(): Promise<void>;
}

interface SavePicker {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<SavePlace>;
}

/**
 * Several files and folders as one archive, read and written as it comes. Never rejects: a notice tells how it went, and of
 * those that were chosen how many are not in it.
 */
export async function downloadZip(
  bucket: string,
  entries: readonly Entry[],
  name: string,
  leftOut: number,
): Promise<void> {
  // At once: a browser asks for a place only in answer to a press.
  const place = await choosePlace(name);
  if (place === 'none') return;
  const t = await loadText(jobWords);
  const kit = await loadText(kitWords);
  const stop = new AbortController();
  const leave = onScopeLeft(() => stop.abort());
  const notice = notifyProgress(t('zipping', { name }), {
    preventReload: true,
    actions: [{ label: t('stop'), run: () => stop.abort() }],
  });
  try {
    const all = await filesAmong(bucket, entries, stop.signal);
    const files = all.filter(({ key }) => !key.endsWith('/'));
    const bytes = files.reduce((sum, { size }) => sum + (size ?? 0), 0);
    if (place === 'memory' && bytes > MOST_IN_MEMORY) {
      const limit = createFormat(document.documentElement.lang).bytes(MOST_IN_MEMORY);
      return notice.become('error', t('zip_too_large', { limit }));
    }
    const stream = makeZip(contentsOf(bucket, files, entries[0]?.prefix ?? '', stop.signal)).pipeThrough(
      counter((sent) => notice.update(bytes === 0 ? null : Math.min(99, Math.floor((sent / bytes) * 100)))),
    );
    if (place === 'memory') saveBlob(await new Response(stream).blob(), name);
    else await stream.pipeTo(await place.createWritable(), { signal: stop.signal });
    notice.become('success', t(leftOut > 0 ? 'zipped_partly' : 'zipped', { name, count: files.length, left: leftOut }));
  } catch (error) {
    // The browser made an empty file when the place was chosen.
    if (place !== 'memory') await place.remove?.().catch(() => {});
    if (stop.signal.aborted || error instanceof Cancelled) notice.become('info', t('zip_stopped', { name }));
    else notice.become('error', t('zip_failed', { name }), { message: textOfError(kit, error) });
  } finally {
    leave();
  }
}

async function choosePlace(name: string) {
  const { showSaveFilePicker } = globalThis as SavePicker;
  if (!showSaveFilePicker) return 'memory';
  try {
    return await showSaveFilePicker({ suggestedName: name });
  } catch (error) {
    // The person changed their mind; or the browser has it, but not here, as in a frame.
    return error instanceof DOMException && error.name === 'AbortError' ? 'none' : 'memory';
  }
}

async function* contentsOf(bucket: string, files: readonly Entry[], prefix: string, signal: AbortSignal) {
  const used = new Set<string>();
  for (const { key, lastModified } of files) {
    const path = archivePath(key.slice(prefix.length));
    const name = used.has(path) ? freeName(path, (candidate) => used.has(candidate)) : path;
    used.add(name);
    const response = await readObject(bucket, key, { signal });
    yield {
      name,
      input: response.body ?? new Response('').body ?? new Blob().stream(),
      ...(lastModified !== null && { lastModified: new Date(lastModified) }),
    };
  }
}

function counter(onProgress: (sent: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let sent = 0;
  return new TransformStream({
    transform(bytes, controller) {
      sent += bytes.length;
      onProgress(sent);
      controller.enqueue(bytes);
    },
  });
}
