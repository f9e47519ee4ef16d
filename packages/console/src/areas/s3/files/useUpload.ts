import { checkObjectKey } from '@skydeck/contract';
import { useState } from 'react';
import { importWithRetry } from '../../../kit/connectivity/import-with-retry.ts';
import { notify } from '../../../kit/notify/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import type { Found } from '../upload/collect.ts';
import { retryWhileOffline } from '../upload/retry-while-offline.ts';
import { findTaken } from '../upload/taken.ts';
import { type Choice, placeItems, type UploadItem } from '../upload/upload.rules.ts';
import { freeName, visibleName } from '../wire/names.ts';
import { filesWords } from './words.ts';

/** Names that are there already, until the person says what is to be done about them. */
export interface Question {
  readonly items: readonly UploadItem[];
  readonly taken: ReadonlySet<string>;
}

/** Nobody has a way to stop a question that is only asked. */
const never = new AbortController().signal;

const itemOf = (bucket: string, prefix: string, { path, file }: Found): UploadItem => ({
  id: crypto.randomUUID(),
  bucketName: bucket,
  key: `${prefix}${path}`,
  name: visibleName(path),
  file,
  type: file?.type || 'application/octet-stream',
});

/** From what was chosen or dropped to uploads; asked once about names that are taken. */
export function useUpload(bucket: string, prefix: string) {
  const t = useText(filesWords);
  const kit = useText(kitWords);
  const [question, setQuestion] = useState<Question | null>(null);

  const begin = async (items: readonly UploadItem[]) => {
    const { startUploads } = await importWithRetry(() => import('../upload/uploads.ts'));
    await startUploads(bucket, items);
  };

  async function offer(found: Promise<readonly Found[]> | readonly Found[]) {
    try {
      const items = (await found).map((one) => itemOf(bucket, prefix, one));
      const good = items.filter(({ key }) => checkObjectKey(key) === null);
      if (good.length < items.length) {
        const names = items.filter((item) => !good.includes(item)).map(({ name }) => name);
        notify('error', t('upload.bad_names', { count: names.length }), { message: names.slice(0, 5).join('\n') });
      }
      const files = good.filter(({ file }) => file !== null);
      const keys = files.map(({ key }) => key);
      const taken = await retryWhileOffline(() => findTaken(bucket, prefix, keys), never);
      if (taken.size > 0) setQuestion({ items: good, taken });
      else await begin(good);
    } catch (error) {
      notify('error', t('upload.not_begun'), { message: textOfError(kit, error) });
    }
  }

  async function answer(choice: Choice | null) {
    setQuestion(null);
    if (question && choice !== null) await begin(placeItems(question.items, question.taken, choice, freeName));
  }

  return { question, offer, answer };
}
