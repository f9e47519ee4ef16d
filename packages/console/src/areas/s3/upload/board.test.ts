import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHandTimer } from '../../../../test/hand-timer.ts';
import { type Change, createBoard } from './board.ts';
import type { UploadItem } from './upload.rules.ts';

const item = (id: string): UploadItem => ({ id, bucketName: 'b', key: id, name: id, file: null, type: '' });
const [a, b, c] = [item('a'), item('b'), item('c')];

function start() {
  const shown: Record<string, Change>[] = [];
  const { timer, advance } = createHandTimer();
  const board = createBoard(timer, (changes) => shown.push(Object.fromEntries(changes)));
  board.add(
    [a, b, c],
    new Map([
      ['a', 100],
      ['b', 300],
    ]),
  );
  return { board, shown, advance };
}

test('the first change shows at once, those that come in the next 100 ms together', () => {
  const { board, shown, advance } = start();
  board.become(a, 'PROGRESS');
  assert.deepEqual(shown, [{ a: { status: 'PROGRESS', progress: 0 } }]);
  board.advance(a, 50);
  board.become(a, 'UPLOADED');
  board.become(b, 'PROGRESS');
  advance(99);
  assert.equal(shown.length, 1);
  advance(1);
  assert.deepEqual(shown.slice(1), [
    { a: { status: 'UPLOADED', progress: 50 }, b: { status: 'PROGRESS', progress: 0 } },
  ]);
});

test('what still waits shows when it is asked for, and only once', () => {
  const { board, shown, advance } = start();
  board.become(a, 'PROGRESS');
  board.become(a, 'FAILED', 'No room');
  board.flush();
  assert.deepEqual(shown[1], { a: { status: 'FAILED', error: 'No room' } });
  advance(100);
  assert.equal(shown.length, 2);
});

test('the sum counts bytes, and what is over counts whole', () => {
  const { board } = start();
  assert.deepEqual(board.sum(), { percent: 0, done: 0, count: 3, sent: 0, total: 400 });
  board.become(b, 'PROGRESS');
  board.advance(b, 100);
  assert.deepEqual(board.sum(), { percent: 25, done: 0, count: 3, sent: 100, total: 400 });
  board.become(b, 'FAILED', '');
  assert.deepEqual(board.sum(), { percent: 75, done: 0, count: 3, sent: 300, total: 400 });
  board.become(b, 'PENDING');
  assert.deepEqual(board.sum(), { percent: 0, done: 0, count: 3, sent: 0, total: 400 });
});

test('it is open while anything waits or is under way', () => {
  const { board } = start();
  for (const one of [a, b, c]) board.become(one, 'FAILED', '');
  assert.deepEqual([board.isOpen(), board.outcome()], [false, 'error']);
  board.become(c, 'PENDING');
  assert.deepEqual([board.isOpen(), board.outcome()], [true, 'progress']);
  board.become(c, 'UPLOADED');
  assert.deepEqual([board.isOpen(), board.outcome()], [false, 'success']);
});
