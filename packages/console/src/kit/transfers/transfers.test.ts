import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { sentOf, summaryOf, transfers, transferStore, type TransferStatus } from './transfers.ts';

const files = [
  { id: 'a', name: 'one.iso' },
  { id: 'b', name: 'two.iso' },
  { id: 'c', name: 'three.iso' },
];
const upload = { kind: 'upload', place: 'media', items: files } as const;
const statuses = (at = 0) => transferStore.groups[at]?.items.map(({ status }) => status);

describe('transfers', () => {
  beforeEach(() => transfers.reset());

  describe('a group of transfers', () => {
    it('begins with everything pending, and goes on item by item', () => {
      const id = transfers.add(upload);
      transfers.update(id, 'a', { status: 'progress', progress: 40 });
      transfers.update(id, 'b', { status: 'failed', error: 'No room' });
      assert.deepEqual(statuses(), ['progress', 'failed', 'pending']);
      transfers.update(id, 'a', { status: 'done' });
      assert.equal(transferStore.groups[0]?.items[0]?.progress, 100);
    });

    it('hears of many items at once; of those stopped by hand only that they were done before', () => {
      const id = transfers.add({ ...upload, cancel: () => {} });
      transfers.cancel(id, ['b', 'c']);
      transfers.updateAll(
        id,
        new Map([
          ['a', { status: 'done' }],
          ['b', { status: 'done' }],
          ['c', { status: 'failed', error: 'aborted' }],
          ['gone', { progress: 1 }],
        ]),
      );
      assert.deepEqual(statuses(), ['done', 'done', 'canceled']);
      assert.deepEqual(
        transferStore.groups[0]?.items.map(({ progress, error }) => [progress, error]),
        [
          [100, null],
          [100, null],
          [null, null],
        ],
      );
    });

    it('takes more while it lasts, and goes on when it had ended', () => {
      const id = transfers.add(upload);
      transfers.finish(id);
      transfers.append(id, [{ id: 'd', name: 'four.iso' }]);
      assert.deepEqual(statuses(), ['canceled', 'canceled', 'canceled', 'pending']);
      assert.equal(transferStore.groups[0]?.isFinished, false);
    });

    it('that ends leaves nothing open', () => {
      const id = transfers.add(upload);
      transfers.update(id, 'a', { status: 'done' });
      transfers.update(id, 'b', { status: 'progress', progress: 10 });
      transfers.finish(id);
      assert.deepEqual(statuses(), ['done', 'canceled', 'canceled']);
    });

    it('stops what somebody stops, and no late word makes a failure of it', () => {
      const stopped: string[][] = [];
      const id = transfers.add({ ...upload, cancel: (ids) => stopped.push([...ids]) });
      transfers.update(id, 'a', { status: 'done' });
      transfers.update(id, 'b', { status: 'progress', progress: 10 });
      transfers.cancel(id, ['b']);
      transfers.update(id, 'b', { status: 'failed', error: 'aborted' });
      assert.deepEqual(statuses(), ['done', 'canceled', 'pending']);
      transfers.cancel(id);
      transfers.cancel(id);
      assert.deepEqual(stopped, [['b'], ['c']]);
    });

    it('stops nothing that has failed before, though nobody could see it yet', () => {
      const stopped: string[][] = [];
      const id = transfers.add({
        ...upload,
        settle: () => transfers.update(id, 'a', { status: 'failed', error: 'No room' }),
        cancel: (ids) => stopped.push([...ids]),
      });
      transfers.update(id, 'a', { status: 'progress', progress: 100 });
      transfers.cancel(id);
      assert.deepEqual(statuses(), ['failed', 'canceled', 'canceled']);
      assert.equal(transferStore.groups[0]?.items[0]?.error, 'No room');
      assert.deepEqual(stopped, [['b', 'c']]);
    });

    it('begins anew what failed, or what somebody names', () => {
      const again: string[][] = [];
      const id = transfers.add({ ...upload, cancel() {}, retry: (ids) => again.push([...ids]) });
      transfers.update(id, 'a', { status: 'failed', error: 'No room' });
      transfers.cancel(id, ['b']);
      transfers.update(id, 'c', { status: 'done' });
      transfers.finish(id);
      transfers.retry(id);
      assert.deepEqual(statuses(), ['pending', 'canceled', 'done']);
      assert.equal(transferStore.groups[0]?.items[0]?.error, null);
      assert.equal(transferStore.groups[0]?.isFinished, false);
      transfers.retry(id, ['b', 'c']);
      assert.deepEqual(again, [['a'], ['b']]);
    });

    it('is held back and goes on, tells how fast it goes, and forgets both at its end', () => {
      const heard: boolean[] = [];
      const id = transfers.add({ ...upload, pause: (isPaused) => heard.push(isPaused) });
      transfers.pause(id, true);
      transfers.measure(id, { speed: 1000, secondsLeft: 3 });
      const pace = () => {
        const [group] = transferStore.groups;
        return [group?.isPaused, group?.speed, group?.secondsLeft];
      };
      assert.deepEqual(pace(), [true, 1000, 3]);
      transfers.pause(id, false);
      transfers.pause(id, true);
      transfers.finish(id);
      assert.deepEqual(
        [heard, pace()],
        [
          [true, false, true],
          [false, null, null],
        ],
      );
      const other = transfers.add({ ...upload, kind: 'delete' });
      transfers.pause(other, true);
      assert.equal(transferStore.groups[1]?.isPaused, false);
    });

    it('counts the bytes that have left', () => {
      const id = transfers.add({ ...upload, items: files.map((file) => ({ ...file, size: 200 })), cancel() {} });
      transfers.update(id, 'a', { status: 'done' });
      transfers.update(id, 'b', { status: 'progress', progress: 25 });
      assert.equal(sentOf(transferStore.groups[0]?.items ?? []), 250);
    });

    it('that nobody can stop or begin anew is left alone', () => {
      const id = transfers.add({ ...upload, kind: 'delete' });
      transfers.cancel(id);
      transfers.update(id, 'a', { status: 'failed' });
      transfers.retry(id);
      assert.deepEqual(statuses(), ['failed', 'pending', 'pending']);
    });

    it('is closed when it has ended, not before', () => {
      const id = transfers.add(upload);
      transfers.close(id);
      assert.equal(transferStore.groups.length, 1);
      transfers.finish(id);
      transfers.close(id);
      assert.equal(transferStore.groups.length, 0);
      // Nobody is there to hear it.
      transfers.update(id, 'a', { status: 'done' });
    });

    it('is stopped with the session', () => {
      const stopped: string[][] = [];
      transfers.add({ ...upload, cancel: (ids) => stopped.push([...ids]) });
      transfers.reset();
      assert.deepEqual(stopped, [['a', 'b', 'c']]);
      assert.equal(transferStore.groups.length, 0);
    });
  });

  // spec: upload.notice
  describe('how a group stands', () => {
    const item = (status: TransferStatus, progress: number | null = null) => ({ status, progress });
    for (const [name, items, level, percent] of [
      ['nothing', [], 'success', 0],
      ['something pending', [item('done'), item('pending')], 'progress', 50],
      ['something under way', [item('progress', 30), item('failed')], 'progress', 65],
      ['no telling how far', [item('progress')], 'progress', 0],
      ['all done', [item('done'), item('done')], 'success', 100],
      ['some failed', [item('done'), item('failed')], 'success', 100],
      ['all failed', [item('failed'), item('failed')], 'error', 100],
      ['all stopped', [item('canceled')], 'success', 100],
      ['failed or stopped', [item('canceled'), item('failed')], 'error', 100],
    ] as const) {
      it(`with ${name}: ${level}`, () => {
        const summary = summaryOf(items);
        assert.deepEqual([summary.level, summary.percent, summary.total], [level, percent, items.length]);
      });
    }
  });
});
