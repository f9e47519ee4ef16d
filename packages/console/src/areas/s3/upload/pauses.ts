import { proxy } from 'valtio';
import type { Gate } from './gate.ts';

/** By bucket, the uploads that are under way. */
export const pauses = proxy({ uploads: {} as Record<string, { isPaused: boolean }> });

/** By bucket, what holds back its uploads, and what goes on when that is open again; beside the store, as functions are no state. */
const gates = new Map<string, Map<Gate, () => void>>();

/** From now on it can be paused, with what else goes to the bucket. */
export function allowPause(bucket: string, gate: Gate, onOpen: () => void): void {
  const ofBucket = gates.get(bucket) ?? new Map<Gate, () => void>();
  gates.set(bucket, ofBucket.set(gate, onOpen));
  const { isPaused = false } = pauses.uploads[bucket] ?? {};
  if (isPaused) gate.close();
  pauses.uploads[bucket] = { isPaused };
}

/** It is over: what it is given later goes at once. */
export function endPause(bucket: string, gate: Gate): void {
  gate.open();
  const ofBucket = gates.get(bucket);
  ofBucket?.delete(gate);
  if (ofBucket?.size === 0) delete pauses.uploads[bucket];
}

/** A person pauses the uploads to a bucket, or has them go on. Parts that are under way are brought to their end. */
export function setPaused(bucket: string, isPaused: boolean): void {
  const upload = pauses.uploads[bucket];
  if (!upload) return;
  upload.isPaused = isPaused;
  for (const [gate, onOpen] of gates.get(bucket) ?? []) {
    if (isPaused) gate.close();
    else {
      gate.open();
      onOpen();
    }
  }
}
