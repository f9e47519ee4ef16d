import { type S3Key, s3Api } from '@skydeck/contract';
import { proxy } from 'valtio';
import { call } from '../../../kit/data/client.ts';
import { createCollection } from '../../../kit/data/collection.ts';
import { recordAvailability, onUnavailable } from '../availability.ts';
import { onBucketChange } from '../bucket-changes.ts';

/** S3's own limit, so that an old key can stay until the new one is everywhere. */
export const MOST_KEYS_OF_USER = 2;

export type AccessKey = S3Key & { readonly id: string };

const withId = (key: S3Key): AccessKey => ({ ...key, id: key.acc_key });

/** What bucket policies call the person; '' until it is known. */
export const owner = proxy({ arn: '' });

export const keyItems = createCollection<AccessKey>();
onUnavailable(() => {
  keyItems.reset();
  owner.arn = '';
});
// Told for all buckets: the live link was away, or something about the person is different.
onBucketChange((bucket) => {
  if (bucket === null) keyItems.refresh();
});

export async function loadKeys(): Promise<{ readonly data: readonly AccessKey[] }> {
  try {
    const { keys, arn } = await call(s3Api.user);
    owner.arn = arn;
    return { data: keys.map(withId) };
  } catch (error) {
    recordAvailability(error);
    throw error;
  }
}

/** Resolves with the secret, which nobody is ever told again. */
export async function createKey(description: string): Promise<{ readonly key: AccessKey; readonly secret: string }> {
  const { sec_key: secret, ...key } = await call(s3Api.createKey, { body: { description } });
  keyItems.applyEvent('created', withId(key));
  return { key: withId(key), secret };
}

export async function switchKey({ acc_key: accessKey }: AccessKey, enabled: boolean): Promise<void> {
  const [changed] = await call(s3Api.switchKey, { params: { accessKey }, body: { enabled } });
  if (changed) keyItems.put(withId(changed));
}

export async function removeKey(key: AccessKey): Promise<void> {
  await call(s3Api.removeKey, { params: { accessKey: key.acc_key } });
  keyItems.applyEvent('deleted', key);
}
