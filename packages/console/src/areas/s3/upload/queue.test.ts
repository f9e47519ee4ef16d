import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Cancelled, Invalid } from '@skydeck/contract';
import { createGate } from './gate.ts';
import { createQueue, type Sending } from './queue.ts';
import type { UploadItem } from './upload.rules.ts';

const item = (id: string): UploadItem => ({ id, bucketName: 'b', key: id, name: id, file: null, type: '' });
const settled = () => new Promise((resolve) => setImmediate(resolve));

function start() {
  const log: string[] = [];
  const running = new Map<string, PromiseWithResolvers<void> & { sending: Sending }>();
  let idle = 0;
  const gate = createGate();
  const queue = createQueue({
    gate,
    send(one, sending) {
      const outcome = Promise.withResolvers<void>();
      sending.signal.addEventListener('abort', () => outcome.reject(new Cancelled('')));
      running.set(one.id, { ...outcome, sending });
      return outcome.promise;
    },
    onStatus: ({ id }, status) => log.push(`${id} ${status}`),
    onProgress: ({ id }, sent) => log.push(`${id} ${sent}`),
    onIdle: () => (idle += 1),
  });
  return { queue, gate, log, running, idle: () => idle };
}

// spec: upload.one-by-one
test('files go one by one', async () => {
  const { queue, log, running, idle } = start();
  queue.add([item('a'), item('b')]);
  running.get('a')?.sending.onProgress(5);
  assert.deepEqual(log, ['a PROGRESS', 'a 5']);
  running.get('a')?.resolve();
  await settled();
  assert.deepEqual(log.slice(2), ['a UPLOADED', 'b PROGRESS']);
  assert.equal(idle(), 0);
  running.get('b')?.resolve();
  await settled();
  assert.equal(queue.statusOf('b'), 'UPLOADED');
  assert.equal(idle(), 1);
});

// spec: upload.retry
test('one that fails keeps nobody back, and can be tried again', async () => {
  const { queue, running } = start();
  queue.add([item('a'), item('b')]);
  running.get('a')?.reject(new Invalid('No'));
  await settled();
  assert.deepEqual([queue.statusOf('a'), queue.statusOf('b')], ['FAILED', 'PROGRESS']);
  queue.retry(['a', 'b']);
  assert.deepEqual([queue.statusOf('a'), queue.statusOf('b')], ['PENDING', 'PROGRESS']);
  running.get('b')?.resolve();
  await settled();
  assert.equal(queue.statusOf('a'), 'PROGRESS');
});

// spec: upload.cancel, spec: upload.status
test('a cancel is no failure, whether it waits or is under way', async () => {
  const { queue, log, running, idle } = start();
  queue.add([item('a'), item('b'), item('c')]);
  queue.cancel(['a', 'b']);
  await settled();
  assert.deepEqual(log, ['a PROGRESS', 'a CANCELED', 'b CANCELED', 'c PROGRESS']);
  running.get('a')?.sending.onProgress(9);
  running.get('c')?.resolve();
  await settled();
  queue.cancel(['c']);
  assert.deepEqual(log.slice(4), ['c UPLOADED']);
  assert.equal(idle(), 1);
});

test('what was canceled and is tried again is sent once', async () => {
  const { queue, log, running } = start();
  queue.add([item('a'), item('b')]);
  queue.cancel(['b']);
  queue.retry(['b']);
  running.get('a')?.resolve();
  await settled();
  running.get('b')?.resolve();
  await settled();
  assert.equal(log.filter((line) => line === 'b PROGRESS').length, 1);
});

// spec: upload.pause
test('paused, what is under way comes to its end, and nothing begins before it goes on', async () => {
  const { queue, gate, log, running, idle } = start();
  queue.add([item('a'), item('b'), item('c')]);
  gate.close();
  running.get('a')?.resolve();
  await settled();
  assert.deepEqual([log.at(-1), idle()], ['a UPLOADED', 0]);
  queue.cancel(['b']);
  gate.open();
  queue.resume();
  assert.equal(log.at(-1), 'c PROGRESS');
  queue.add([item('d')]);
  gate.close();
  running.get('c')?.resolve();
  await settled();
  queue.cancel(['d']);
  assert.equal(idle(), 1, 'of which nothing is left, it is over');
});
