import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { clearNotices, dismissNotice, markNoticesSeen, runNoticeAction, setMute, hideToast } from './changes.ts';
import { notices, notify, resetNotices } from './notices.ts';
import { notifyProgress } from './progress.ts';

const open = { all: false, error: false, info: false, success: false };
const last = () => notices.list.at(-1);

describe('what people are told', () => {
  beforeEach(() => {
    resetNotices();
    setMute(open);
  });

  describe('notices', () => {
    for (const [type, duration] of [
      ['success', 3000],
      ['info', 3000],
      ['warning', 5000],
      ['error', 10_000],
    ] as const) {
      // spec: notification.duration
      it(`of ${type} float for ${duration} ms`, () => {
        notify(type, 'x');
        assert.equal(last()?.duration, duration);
        assert.equal(last()?.afloat, true);
      });
    }

    it('stand newest last, the oldest going when there are too many', () => {
      for (let at = 0; at < 205; at += 1) notify('info', String(at));
      assert.equal(notices.list.length, 200);
      assert.equal(notices.list[0]?.title, '5');
      assert.equal(last()?.title, '204');
    });

    it('run their actions until they are dismissed', () => {
      const ran: string[] = [];
      const id = notify('error', 'x', {
        actions: [
          { label: 'Again', run: () => ran.push('again') },
          { label: 'Undo', run: () => ran.push('undo') },
        ],
      });
      assert.deepEqual(
        last()?.actions?.map(({ label }) => label),
        ['Again', 'Undo'],
      );
      runNoticeAction(id, '1');
      dismissNotice(id);
      runNoticeAction(id, '0');
      assert.deepEqual(ran, ['undo']);
      assert.equal(notices.list.length, 0);
    });

    it('sink without leaving the centre', () => {
      hideToast(notify('info', 'x'));
      assert.equal(last()?.afloat, false);
      assert.equal(notices.list.length, 1);
    });

    // spec: task.notice.change
    it('of progress become their result in place, unseen again', () => {
      const progress = notifyProgress('Deleting', { inProgressItems: ['a', 'b'] });
      const { id } = last() ?? {};
      notify('info', 'between');
      progress.update(40, 'half way');
      assert.deepEqual(
        [notices.list[0]?.progress, notices.list[0]?.message, notices.list[0]?.showClose],
        [40, 'half way', false],
      );
      markNoticesSeen();
      progress.become('error', 'Not deleted', { message: 'in use' });
      const notice = notices.list[0];
      assert.deepEqual(
        [notice?.id, notice?.type, notice?.isSeen, notice?.showClose, notice?.message],
        [id, 'error', false, true, 'in use'],
      );
      assert.equal(notice?.progress, undefined);
      assert.equal(notice?.inProgressItems, undefined);
    });

    it('of progress tell their result even when they were dismissed meanwhile', () => {
      const progress = notifyProgress('Deleting');
      dismissNotice(last()?.id as string);
      progress.update(50);
      assert.equal(notices.list.length, 0);
      progress.become('success', 'Deleted');
      assert.equal(last()?.title, 'Deleted');
    });

    it('forget the actions of what they were before', () => {
      const ran: string[] = [];
      const progress = notifyProgress('Uploading', { actions: [{ label: 'Stop', run: () => ran.push('stop') }] });
      const id = last()?.id as string;
      progress.become('success', 'Uploaded');
      runNoticeAction(id, '0');
      assert.equal(last()?.actions, undefined);
      assert.deepEqual(ran, []);
    });

    it('that are cleared leave what still runs', () => {
      notifyProgress('runs');
      notify('error', 'failed');
      notify('info', 'said');
      clearNotices('error');
      assert.deepEqual(
        notices.list.map(({ title }) => title),
        ['runs', 'said'],
      );
      clearNotices('all');
      assert.deepEqual(
        notices.list.map(({ title }) => title),
        ['runs'],
      );
    });
  });

  describe('muting', () => {
    // spec: notification.mute.stays
    it('of one kind keeps its toasts away, not its entries', () => {
      setMute({ ...open, success: true });
      notify('success', 'quiet');
      assert.equal(last()?.afloat, false);
      notify('info', 'loud');
      assert.equal(last()?.afloat, true);
      assert.equal(notices.list.length, 2);
    });

    it('of all leaves warnings and what runs', () => {
      setMute({ ...open, all: true });
      const seen = (['success', 'info', 'error', 'warning'] as const).map((type) => {
        notify(type, type);
        return last()?.afloat;
      });
      notifyProgress('runs');
      assert.deepEqual([...seen, last()?.afloat], [false, false, false, true, true]);
    });

    // spec: notification.mute
    it('of all switches the single ones off', () => {
      setMute({ all: true, error: true, info: true, success: false });
      assert.deepEqual({ ...notices.mute }, { ...open, all: true });
    });
  });

  describe('a notice that stays', () => {
    it('has no end of its own and shows whatever is muted', () => {
      setMute({ ...open, all: true });
      notify('info', 'You were signed out', { stays: true });
      assert.deepEqual([last()?.duration, last()?.afloat, last()?.showClose], [null, true, true]);
    });
  });

  // spec: upload.notice
  it('of which something on the page tells already is only kept', () => {
    notifyProgress('Uploading to exports', { isQuiet: true }).become('success', 'Uploaded', { isQuiet: true });
    assert.deepEqual([notices.list.length, last()?.afloat], [1, false]);
  });

  describe('a notice of a task', () => {
    it('keeps its task when it becomes the result', () => {
      const progress = notifyProgress('Deleting', { operationId: 't' });
      assert.equal(last()?.id, 'task-t', 'in each tab the same');
      progress.update(10, '', [{ kind: 'cancel', task: 't' }]);
      assert.deepEqual(last()?.acts, [{ kind: 'cancel', task: 't' }]);
      progress.become('success', 'Deleted');
      assert.deepEqual([last()?.operationId, last()?.acts], ['t', undefined]);
    });
  });
});
