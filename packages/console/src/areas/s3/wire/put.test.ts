import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Cancelled, Offline, UPLOAD_GAP_MS } from '@skydeck/contract';
import { createHandTimer } from '../../../../test/hand-timer.ts';
import { watched } from './put.ts';

/** A request that ends with its signal. */
const untilStopped = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Cancelled('')));
  });

// spec: call.upload.gap
test('an upload that tells nothing for a minute has lost its connection', async () => {
  const { timer, advance } = createHandTimer();
  const facts = { onProgress: () => {}, signal: new AbortController().signal };
  const outcome = watched(new Blob(['a']), facts, untilStopped, timer);
  advance(UPLOAD_GAP_MS);
  await assert.rejects(outcome, (error) => error instanceof Offline && error.code === 'upload_gap');
});

test('one that somebody stops has not, and nothing is waited for after', async () => {
  const { timer, waiting } = createHandTimer();
  const stop = new AbortController();
  const outcome = watched(new Blob(['a']), { onProgress: () => {}, signal: stop.signal }, untilStopped, timer);
  stop.abort();
  await assert.rejects(outcome, Cancelled);
  assert.equal(waiting(), 0);
});
