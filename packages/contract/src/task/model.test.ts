import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasEnded, levelOf, problemsOfTask, Task, type TaskState, taskStates } from './model.ts';

const task = (state: TaskState): Task => ({
  task_id: 't',
  name: 'compute.routers.delete_many',
  state,
  args: {},
  kwargs: {},
  progress: null,
  error: null,
  result: null,
  project_id: null,
  user_id: 'u',
  request_id: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});

// spec: task.states
test('a task has ended, or goes on', () => {
  assert.deepEqual(
    taskStates.filter((state) => hasEnded(task(state))),
    ['success', 'failed', 'cancelled', 'aborted'],
  );
});

// spec: task.notice.level
test('each state has a level, and what goes on is in progress', () => {
  assert.deepEqual(Object.keys(levelOf).sort(), [...taskStates].sort());
  for (const state of taskStates) assert.equal(levelOf[state] === 'progress', !hasEnded(task(state)), state);
  assert.deepEqual(
    [levelOf.success, levelOf.cancelled, levelOf.failed, levelOf.aborted],
    ['success', 'warning', 'error', 'error'],
  );
});

// spec: task.partial
test('a task may succeed in part, and may have fields we do not know', () => {
  const problem = { id: '1', name: 'web', err_code: 'in_use', message: 'It is in use', values: { ports: 2 } };
  assert.ok(Task.is({ ...task('success'), result: { done: ['2'], errors: [problem] }, later: 1 }));
  assert.ok(!Task.is({ ...task('success'), state: 'lost' }));
  assert.deepEqual(problemsOfTask({ result: { done: ['2'], errors: [problem] } }), [problem]);
  assert.deepEqual(problemsOfTask({ result: null }), []);
});

test('a server that cannot cancel says nothing of it', () => {
  assert.ok(Task.is(task('running')));
  assert.ok(Task.is({ ...task('running'), can_cancel: true }));
  assert.ok(!Task.is({ ...task('running'), can_cancel: 'yes' }));
});
