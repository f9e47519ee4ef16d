import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import Database from 'better-sqlite3';
import { preparedOnce } from './prepared-once.ts';

function opened(t: TestContext) {
  const database = new Database(':memory:');
  t.after(() => database.close());
  database.exec('create table box (content text); insert into box values (1), (2)');
  const prepare = t.mock.method(database, 'prepare');
  return { database, once: preparedOnce(database), timesPrepared: () => prepare.mock.callCount() };
}

test('a statement is prepared once, and answers each time with its own parameters', (t) => {
  const { once, timesPrepared } = opened(t);
  const find = (content: string) => once.prepare('select * from box where content = ?').all([content]);
  assert.deepEqual(find('1'), [{ content: '1' }]);
  assert.deepEqual(find('2'), [{ content: '2' }]);
  assert.deepEqual(find('3'), []);
  assert.equal(timesPrepared(), 1);
});

test('what was used longest ago is given up, and prepared again when it is asked', (t) => {
  const { once, timesPrepared } = opened(t);
  const ask = (number: number) => once.prepare(`select ${number} as number`).all([]);
  for (let number = 0; number < 500; number += 1) ask(number);
  ask(0);
  ask(500);
  assert.equal(timesPrepared(), 501);
  assert.deepEqual(ask(0), [{ number: 0 }]);
  assert.equal(timesPrepared(), 501);
  assert.deepEqual(ask(1), [{ number: 1 }]);
  assert.equal(timesPrepared(), 502);
});

test('a statement shows the table as it is after a change of its columns', (t) => {
  const { database, once } = opened(t);
  const all = () => once.prepare('select * from box').all([]);
  assert.deepEqual(all(), [{ content: '1' }, { content: '2' }]);
  database.exec('alter table box add column size integer not null default 7');
  assert.deepEqual(all(), [
    { content: '1', size: 7 },
    { content: '2', size: 7 },
  ]);
});

test('a statement that failed works again', (t) => {
  const { once } = opened(t);
  once.prepare('create unique index only on box (content)').run([]);
  const add = (content: string) => once.prepare('insert into box values (?)').run([content]);
  assert.throws(() => add('1'), { code: 'SQLITE_CONSTRAINT_UNIQUE' });
  assert.equal(add('3').changes, 1);
  assert.throws(() => add('3'), { code: 'SQLITE_CONSTRAINT_UNIQUE' });
});
