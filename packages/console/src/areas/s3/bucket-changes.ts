import type { LiveEvent, S3BucketEvent } from '@skydeck/contract';
import { createListeners } from '../../kit/live/listeners.ts';
import { refreshAvailability } from './availability.ts';

/** What of a bucket is different: what lies in it, or a setting, too. */
export type BucketChange = 'objects' | 'settings';

const { notify, listen } = createListeners<[bucket: string | null, change: BucketChange]>();

/** The bucket's name, null for all of them: something in it is different, here or elsewhere. */
export const onBucketChange = listen;
export const notifyBucketChange = (bucket: string | null, change: BucketChange = 'objects'): void =>
  notify(bucket, change);

/** What the live link told on the channel `s3`: of a bucket; or of the domain or the person, whom it lets in or keeps out. */
export function applyStorageEvent({ type, operation, object }: Pick<LiveEvent, 'type' | 'operation' | 'object'>): void {
  const { name, settings_changed: areSettings } = (object ?? {}) as Partial<S3BucketEvent>;
  const isOfBucket = type === 's3_bucket';
  if (isOfBucket)
    return notifyBucketChange(operation === 'updated' ? (name ?? null) : null, areSettings ? 'settings' : 'objects');
  // Whose it was the event tells, but not whether this person is meant: their next question does.
  void refreshAvailability().then(() => notifyBucketChange(null));
}
