import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuTree, processTime } from './cpu-time.ts';

test('a line of /proc is read behind the name, whatever that is', () => {
  const stat = '42 (a) b (c) S 7 42 42 0 -1 0 0 0 0 0 150 50 20 30 20 0 1 0 99 0';
  assert.deepEqual(processTime(stat), { pid: 42, parent: 7, own: 2, began: 99 });
});

const shell = { pid: 1, parent: 0, own: 0, began: 1 };

test('a process counts with what it had at the last look, however deep it was and whoever was its parent in the end', () => {
  const tree = cpuTree(1);
  const browser = { pid: 2, parent: 1, own: 1, began: 2 };
  tree.look([{ pid: 3, parent: 2, own: 5, began: 3 }, browser, shell]);
  tree.look([shell, browser, { pid: 3, parent: 9, own: 6, began: 3 }]);
  tree.look([shell, { ...browser, own: 2 }]);
  assert.equal(tree.seconds(), 8);
});

test('a pid that is given again is another process', () => {
  const tree = cpuTree(1);
  tree.look([shell, { pid: 2, parent: 1, own: 3, began: 2 }]);
  tree.look([shell, { pid: 2, parent: 1, own: 1, began: 7 }]);
  assert.equal(tree.seconds(), 4);
});

test('processes of others do not count', () => {
  const tree = cpuTree(1);
  tree.look([shell, { pid: 5, parent: 0, own: 100, began: 2 }]);
  assert.equal(tree.seconds(), 0);
});
