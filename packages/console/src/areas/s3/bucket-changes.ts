import type { LiveEvent } from '@skydeck/contract';
import { createListeners } from '../../kit/live/listeners.ts';
import { refreshAvailability } from './availability.ts';

/** The bucket's name, null for all of them: something in it is different, here or elsewhere. */
export const { notify: notifyBucketChange, listen: onBucketChange } = createListeners<[bucket: string | null]>();

/** What the live link told on the channel `s3`: of a bucket; or of the domain or the person, whom it lets in or keeps out. */
export function applyStorageEvent({ type, operation, object }: Pick<LiveEvent, 'type' | 'operation' | 'object'>): void {
  const { name } = (object ?? {}) as { name?: unknown };
  const isOfBucket = type === 's3_bucket';
  if (isOfBucket) return notifyBucketChange(operation === 'updated' && typeof name === 'string' ? name : null);
  // Whose it was the event tells, but not whether this person is meant: their next question does.
  void refreshAvailability().then(() => notifyBucketChange(null));
}
