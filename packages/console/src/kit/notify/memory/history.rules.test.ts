import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Notice } from '../notices.ts';
import {
  endedHistory,
  keptOf,
  type KeptNotice,
  mergeHistory,
  MOST_KEPT,
  nextHistory,
  type NoticeHistory,
  readHistory,
  writeHistory,
} from './history.rules.ts';

const kept = (id: string, more: Partial<KeptNotice> = {}): KeptNotice => ({
  id,
  type: 'info',
  title: id,
  isSeen: false,
  showClose: true,
  duration: 3000,
  timestamp: 1,
  ...more,
});
const notice = (id: string, more: Partial<Notice> = {}): Notice => ({ ...kept(id), afloat: true, ...more });
const history = (list: readonly KeptNotice[] = [], closed: NoticeHistory['closed'] = []): NoticeHistory => ({
  list,
  closed,
});
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('what is kept of the notices', () => {
  it('has no functions and no toasts', () =>
    assert.deepEqual(keptOf([notice('a', { actions: [{ id: '0', label: 'Undo' }], preventReload: true })]), [
      kept('a'),
    ]));

  it('leaves out what ends with the page', () => {
    const upload = notice('upload', { type: 'progress' });
    const task = notice('task', { type: 'progress', operationId: 't' });
    assert.deepEqual(idsOf(keptOf([upload, task])), ['task']);
  });

  // spec: notification.history
  it('is bounded, the newest stay', () => {
    const many = Array.from({ length: MOST_KEPT + 5 }, (_, at) => notice(String(at)));
    assert.deepEqual([keptOf(many).length, keptOf(many)[0]?.id], [MOST_KEPT, '5']);
  });

  it('is read as it was written, by the same person only', () => {
    const full = kept('a', {
      message: 'in use',
      link: '/compute/routers/1',
      requestId: 'r',
      operationId: 't',
      acts: [{ kind: 'retry', task: 'compute.routers.delete_many', items: [{ id: '1', name: 'web' }] }],
    });
    const all = history([full, kept('b', { type: 'progress', progress: null })], [{ id: 'c', at: 7 }]);
    const text = writeHistory('u1', all);
    assert.deepEqual(readHistory(text, 'u1'), all);
    assert.equal(readHistory(text, 'u2'), null);
  });

  for (const text of [null, '{', 'null', '7', '{"version":2,"user_id":"u1","list":[]}', '{"version":1,"user_id":"u1"}'])
    it(`is nothing where the browser has ${text}`, () => assert.equal(readHistory(text, 'u1'), null));

  it('drops single entries that are none', () => {
    const text = JSON.stringify({
      version: 1,
      user_id: 'u1',
      list: [{ id: 'x' }, kept('a'), { ...kept('b'), type: 'loud' }],
      closed: [{ id: 'x' }, { id: 'c', at: 7 }],
    });
    assert.deepEqual(readHistory(text, 'u1'), history([kept('a')], [{ id: 'c', at: 7 }]));
  });
});

// spec: notification.tabs
describe('what another tab did', () => {
  it('is added, in the order of time and not as a toast', () => {
    const list = mergeHistory(
      history(),
      [notice('mine', { timestamp: 2 })],
      history([kept('theirs', { timestamp: 1 })]),
    );
    assert.deepEqual(idsOf(list), ['theirs', 'mine']);
    assert.deepEqual(
      list.map(({ afloat }) => afloat),
      [false, true],
    );
  });

  it('is closed here too; what was closed here does not come back', () => {
    const base = history([kept('a'), kept('b')]);
    const closedThere = nextHistory(base, [kept('b')], 9);
    assert.deepEqual(idsOf(mergeHistory(base, [notice('a'), notice('b')], closedThere)), ['b']);
    assert.deepEqual(idsOf(mergeHistory(base, [notice('b')], base)), ['b'], 'not written yet');
    assert.deepEqual(idsOf(mergeHistory(nextHistory(base, [kept('b')], 9), [notice('b')], base)), ['b']);
  });

  it('is not closed here because that tab had not heard of it', () => {
    const mine = nextHistory(history(), [kept('mine')], 9);
    assert.deepEqual(idsOf(mergeHistory(mine, [notice('mine')], history([kept('theirs')]))), ['mine', 'theirs']);
  });

  it('is open where it was told again after it was closed', () => {
    const closed = history([], [{ id: 'a', at: 5 }]);
    assert.deepEqual(idsOf(mergeHistory(closed, [], history([kept('a', { timestamp: 6 })]))), ['a']);
    assert.deepEqual(idsOf(mergeHistory(closed, [], history([kept('a', { timestamp: 5 })]))), []);
  });

  it('is the same text in both after they wrote at the same moment', () => {
    const one = nextHistory(history(), [kept('one')], 9);
    const other = nextHistory(history(), [kept('other')], 9);
    const textOf = (shared: NoticeHistory, mine: Notice[], theirs: NoticeHistory) =>
      writeHistory('u1', nextHistory(theirs, keptOf(mergeHistory(shared, mine, theirs)), 10));
    assert.equal(textOf(one, [notice('one')], other), textOf(other, [notice('other')], one));
  });

  it('is the end of the session: nothing that was shared stays', () => {
    const shared = history([kept('a')]);
    assert.deepEqual(idsOf(mergeHistory(shared, [notice('a'), notice('b')], endedHistory(shared))), ['b']);
  });

  it('is seen here too', () => {
    const [seen] = mergeHistory(history([kept('a')]), [notice('a')], history([kept('a', { isSeen: true })]));
    assert.deepEqual([seen?.isSeen, seen?.afloat], [true, true]);
  });

  it('does not make unseen what was seen here meanwhile', () => {
    const mine = notice('a', { isSeen: true });
    const [a] = mergeHistory(history([kept('a')]), [mine], history([kept('a', { link: '/x' })]));
    assert.deepEqual([a?.isSeen, a?.link], [true, '/x']);
  });

  it('became a result here too; the newer of two stands', () => {
    const base = history([kept('a', { type: 'progress', operationId: 't' })]);
    const running = notice('a', { type: 'progress', operationId: 't' });
    const done = history([kept('a', { type: 'success', timestamp: 5, operationId: 't' })]);
    assert.equal(mergeHistory(base, [running], done)[0]?.type, 'success');
    const newer = notice('a', { type: 'error', timestamp: 9, operationId: 't' });
    assert.equal(mergeHistory(base, [newer], done)[0]?.type, 'error');
  });

  it('tells the end of a task a moment later: it stays on the screen here, and seen', () => {
    const mine = notice('a', { type: 'success', timestamp: 5, isSeen: true });
    const base = history([kept('a', { type: 'progress', operationId: 't' })]);
    const [a] = mergeHistory(base, [mine], history([kept('a', { type: 'success', timestamp: 6 })]));
    assert.deepEqual([a?.timestamp, a?.isSeen, a?.afloat], [6, true, true]);
  });

  it('leaves what this page alone has', () => {
    const upload = notice('upload', { type: 'progress', preventReload: true });
    const closed = nextHistory(history([kept('a')]), [], 9);
    assert.deepEqual(idsOf(mergeHistory(history([kept('a')]), [upload, notice('a')], closed)), ['upload']);
  });
});
