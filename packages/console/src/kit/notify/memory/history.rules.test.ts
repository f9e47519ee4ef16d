import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Notice } from '../notices.ts';
import { keptOf, type KeptNotice, mergeHistory, MOST_KEPT, readHistory, writeHistory } from './history.rules.ts';

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
    const text = writeHistory('u1', [full, kept('b', { type: 'progress', progress: null })]);
    assert.deepEqual(readHistory(text, 'u1'), [full, kept('b', { type: 'progress', progress: null })]);
    assert.deepEqual(readHistory(text, 'u2'), []);
  });

  for (const text of [null, '{', 'null', '7', '{"version":2,"user_id":"u1","list":[]}', '{"version":1,"user_id":"u1"}'])
    it(`is nothing where the browser has ${text}`, () => assert.deepEqual(readHistory(text, 'u1'), []));

  it('drops single entries that are none', () => {
    const text = JSON.stringify({
      version: 1,
      user_id: 'u1',
      list: [{ id: 'x' }, kept('a'), { ...kept('b'), type: 'loud' }],
    });
    assert.deepEqual(idsOf(readHistory(text, 'u1')), ['a']);
  });
});

// spec: notification.tabs
describe('what another tab did', () => {
  it('is added, in the order of time and not as a toast', () => {
    const list = mergeHistory([], [notice('mine', { timestamp: 2 })], [kept('theirs', { timestamp: 1 })]);
    assert.deepEqual(idsOf(list), ['theirs', 'mine']);
    assert.deepEqual(
      list.map(({ afloat }) => afloat),
      [false, true],
    );
  });

  it('is closed here too; what was closed here does not come back', () => {
    const base = [kept('a'), kept('b')];
    assert.deepEqual(idsOf(mergeHistory(base, [notice('a'), notice('b')], [kept('b')])), ['b']);
    assert.deepEqual(idsOf(mergeHistory(base, [notice('b')], [kept('a'), kept('b')])), ['b']);
  });

  it('is seen here too', () => {
    const [seen] = mergeHistory([kept('a')], [notice('a')], [kept('a', { isSeen: true })]);
    assert.deepEqual([seen?.isSeen, seen?.afloat], [true, true]);
  });

  it('does not make unseen what was seen here meanwhile', () => {
    const [a] = mergeHistory([kept('a')], [notice('a', { isSeen: true })], [kept('a', { link: '/x' })]);
    assert.deepEqual([a?.isSeen, a?.link], [true, '/x']);
  });

  it('became a result here too; the newer of two stands', () => {
    const base = [kept('a', { type: 'progress', operationId: 't' })];
    const running = notice('a', { type: 'progress', operationId: 't' });
    const done = kept('a', { type: 'success', timestamp: 5, operationId: 't' });
    assert.equal(mergeHistory(base, [running], [done])[0]?.type, 'success');
    const newer = notice('a', { type: 'error', timestamp: 9, operationId: 't' });
    assert.equal(mergeHistory(base, [newer], [done])[0]?.type, 'error');
  });

  it('tells the end of a task a moment later: it stays on the screen here, and seen', () => {
    const mine = notice('a', { type: 'success', timestamp: 5, isSeen: true });
    const base = [kept('a', { type: 'progress', operationId: 't' })];
    const [a] = mergeHistory(base, [mine], [kept('a', { type: 'success', timestamp: 6 })]);
    assert.deepEqual([a?.timestamp, a?.isSeen, a?.afloat], [6, true, true]);
  });

  it('leaves what this page alone has', () => {
    const upload = notice('upload', { type: 'progress', preventReload: true });
    assert.deepEqual(idsOf(mergeHistory([kept('a')], [upload, notice('a')], [])), ['upload']);
  });
});
