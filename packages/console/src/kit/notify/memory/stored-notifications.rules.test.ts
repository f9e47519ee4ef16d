import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type StoredNotifications,
  readStoredNotifications,
  withoutTask,
  withTask,
} from './stored-notifications.rules.ts';

const loud = { all: false, error: false, info: false, success: false };
const blank: StoredNotifications = { version: 1, mute: loud, maxItems: 3, requestedTasks: [] };
const own = { task_id: 't1', user_id: 'u1' };

// spec: notification.store
describe('the notification store of a browser', () => {
  for (const [kept, read] of [
    [null, {}],
    ['{', {}],
    ['null', {}],
    ['7', {}],
    ['[]', {}],
    ['{}', {}],
    ['{"version":1}', {}],
    ['{"version":1,"mute":null}', {}],
    ['{"version":1,"mute":{"error":true}}', { mute: { ...loud, error: true } }],
    ['{"version":1,"mute":{"error":"yes","info":true}}', { mute: { ...loud, info: true } }],
    ['{"version":1,"mute":{"all":true,"error":true}}', { mute: { ...loud, all: true } }],
    ['{"version":1,"maxItems":2}', { maxItems: 2 }],
    ['{"version":1,"maxItems":30}', {}],
    ['{"version":1,"maxItems":0}', {}],
    ['{"version":1,"requestedTasks":[{"task_id":"t1","user_id":"u1"}]}', { requestedTasks: [own] }],
    ['{"version":1,"requestedTasks":[{"user_id":"u1"},null,7]}', {}],
    ['{"version":1,"requestedTasks":{"0":"t1"}}', {}],
    // Version 1 has its flags in `mute`, and nowhere else.
    ['{"version":1,"error":true,"muted":false}', {}],
    // Before there were versions.
    ['{"error":true,"success":true}', { mute: { ...loud, error: true, success: true } }],
    ['{"mute":{"info":true}}', { mute: { ...loud, info: true } }],
    ['{"muted":true}', { mute: { ...loud, all: true } }],
    ['{"requestedTasks":["t1"]}', { requestedTasks: [{ task_id: 't1', user_id: null }] }],
    [
      '{"version":0,"requestedTasks":["t1"],"maxItems":1}',
      { requestedTasks: [{ task_id: 't1', user_id: null }], maxItems: 1 },
    ],
    // After us.
    ['{"version":2,"mute":{"all":true},"requestedTasks":["t1"]}', {}],
    ['{"version":"1","mute":{"all":true}}', {}],
  ] as const) {
    it(`is read from ${kept}`, () => assert.deepEqual(readStoredNotifications(kept), { ...blank, ...read }));
  }

  it('reads what it wrote', () => {
    const store = withTask({ ...blank, mute: { ...loud, info: true } }, own);
    assert.deepEqual(readStoredNotifications(JSON.stringify(store)), store);
  });

  it('keeps each task once, and not for ever', () => {
    const twice = withTask(withTask(blank, own), own);
    assert.deepEqual(twice.requestedTasks, [own]);
    assert.deepEqual(withoutTask(twice, 't1').requestedTasks, []);
    let many = blank;
    for (let at = 0; at < 60; at += 1) many = withTask(many, { task_id: `t${at}`, user_id: 'u1' });
    assert.equal(many.requestedTasks.length, 50);
    assert.equal(many.requestedTasks.at(-1)?.task_id, 't59');
  });
});
