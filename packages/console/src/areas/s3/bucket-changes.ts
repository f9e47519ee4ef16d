import type { LiveEvent } from '@skydeck/contract';
import { refreshAvailability } from './availability.ts';

type Listener = (bucket: string | null) => void;

const listeners = new Set<Listener>();

/** The bucket's name, null for all of them: something in it is different, here or elsewhere. */
export function notifyBucketChange(bucket: string | null): void {
  for (const listener of listeners) listener(bucket);
}

/** Returns what ends the listening. */
export function onBucketChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the live link told on the channel `s3`: of a bucket; or of the domain or the person, whom it lets in or keeps out. */
export function applyStorageEvent({ type, operation, object }: Pick<LiveEvent, 'type' | 'operation' | 'object'>): void {
  const { name } = (object ?? {}) as { name?: unknown };
  const isOfBucket = type === 's3_bucket';
  if (isOfBucket) return notifyBucketChange(operation === 'updated' && typeof name === 'string' ? name : null);
  // Whose it was the event tells, but not whether this person is meant: their next question does.
  void refreshAvailability().then(() => notifyBucketChange(null));
}
