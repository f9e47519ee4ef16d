import { type Image, type ImageUpload, imageApi, upload, uploadHeaders } from '@skydeck/contract';
import { currentClient } from '../../kit/data/client.ts';
import { notify, notifyProgress } from '../../kit/notify/index.ts';
import { problemWords } from '../../kit/problems/words.ts';
import { loadText } from '../../kit/text/index.ts';
import { transfers } from '../../kit/transfers/transfers.ts';
import { kitWords } from '../../kit/words.ts';
import { images, imageWords } from './image.ts';
import { textOfUploadError } from './upload-error.ts';

interface NewImage {
  readonly file: File;
  readonly body: ImageUpload;
}

/** Sends a file in the background: the form that began it may close. Never rejects; what becomes of it shows in its panel. */
// spec: image.background, spec: upload.retry
export async function startUpload(image: NewImage): Promise<void> {
  const t = await loadText(imageWords);
  const { name } = image.body;
  let stop = new AbortController();
  const id = crypto.randomUUID();
  const groupId = transfers.add({
    kind: 'upload',
    place: t('list.title'),
    items: [{ id, name }],
    cancel: () => stop.abort(),
    retry() {
      stop = new AbortController();
      // Nothing of the first try is kept.
      notify('info', t('upload.again', { name }));
      void send();
    },
  });

  async function send() {
    // While it is there, leaving the page asks first (spec: upload.leave).
    const notice = notifyProgress(t('upload.running', { name }), { preventReload: true, isQuiet: true });
    transfers.update(groupId, id, { status: 'progress', progress: 0 });
    try {
      await sendBytes(image, stop.signal, (percent) => {
        transfers.update(groupId, id, { progress: percent });
        notice.update(percent, '');
      });
      transfers.update(groupId, id, { status: 'done' });
      notice.become('success', t('upload.done', { name }), { isQuiet: true });
    } catch (error) {
      const isCanceled = stop.signal.aborted;
      const [kit, problems] = [await loadText(kitWords), await loadText(problemWords)];
      const text = textOfUploadError(kit, problems, error);
      transfers.update(groupId, id, isCanceled ? { status: 'canceled' } : { status: 'failed', error: text });
      if (isCanceled) notice.become('info', t('upload.canceled', { name }), { isQuiet: true });
      else notice.become('error', t('upload.failed', { name }), { message: text, isQuiet: true });
    }
    transfers.finish(groupId);
  }
  await send();
}

async function sendBytes(
  { file, body }: NewImage,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<void> {
  const saved = await upload(currentClient(), imageApi.upload.path, file, {
    headers: uploadHeaders(body),
    signal,
    // The last percent is the server's: it looks at what has come.
    onProgress: (sent, total) => onPercent(Math.min(99, Math.floor((sent / total) * 100))),
  });
  images.items.put(saved as Image);
}
