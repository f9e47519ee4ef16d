import { NotFound } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Button } from '@skydeck/react-bindings/button';
import { useEffect, useRef, useState } from 'react';
import { importWithRetry } from '../../../kit/connectivity/import-with-retry.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import * as list from '../../../kit/list/list.css.ts';
import { notify } from '../../../kit/notify/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { forget, isSameFile, type Unfinished as UnfinishedUpload, unfinishedIn } from '../upload/remembered.ts';
import { dropParts } from '../wire/multipart.ts';
import { visibleName } from '../wire/names.ts';
import * as css from './files.css.ts';
import { filesWords } from './words.ts';

/** Large files whose upload ended with the page: a browser lets a page read a file again only when it is chosen again. */
export function Unfinished({ bucket }: { bucket: string }) {
  const [uploads, setUploads] = useState<readonly UnfinishedUpload[]>([]);
  useEffect(() => {
    let isOver = false;
    void unfinishedIn(bucket).then((found) => {
      if (!isOver) setUploads(found);
    });
    return () => {
      isOver = true;
    };
  }, [bucket]);
  return uploads.map((upload) => (
    <Offer
      key={upload.place}
      bucket={bucket}
      upload={upload}
      onDone={() => setUploads((now) => now.filter(({ place }) => place !== upload.place))}
    />
  ));
}

interface OfferProps {
  readonly bucket: string;
  readonly upload: UnfinishedUpload;
  readonly onDone: () => void;
}

function Offer({ bucket, upload, onDone }: OfferProps) {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const { key, size, place, uploadId } = upload;
  const name = visibleName(key);

  async function resume(file: File) {
    if (!isSameFile(upload, file))
      return void notify('error', t('unfinished.other'), { message: t('unfinished.other_text') });
    const { startUploads } = await importWithRetry(() => import('../upload/uploads.ts'));
    onDone();
    const type = file.type || 'application/octet-stream';
    await startUploads(bucket, [{ id: crypto.randomUUID(), bucketName: bucket, key, name, file, type }]);
  }

  async function discard() {
    try {
      await dropParts({ bucket, key }, uploadId);
    } catch (error) {
      // The server has forgotten it already.
      if (!(error instanceof NotFound)) return void notify('error', textOfError(kit, error));
    }
    forget(place);
    onDone();
  }

  return (
    <div className={list.stale}>
      <Alert tone="info">
        {t('unfinished.text', { name, size: format.bytes(size) })}
        <Button slot="actions" size="x-small" onClick={() => input.current?.click()}>
          {t('unfinished.choose')}
        </Button>
        <Button slot="actions" size="x-small" variant="ghost" onClick={() => void discard()}>
          {t('unfinished.discard')}
        </Button>
      </Alert>
      <input
        ref={input}
        className={css.hidden}
        type="file"
        aria-label={t('unfinished.choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file again is another choice.
          currentTarget.value = '';
          if (file) void resume(file);
        }}
      />
    </div>
  );
}
