import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Cancelled, type Task, TaskFailed, type TaskState } from '@skydeck/contract';
import { createTasks } from './tasks.ts';

const task = (state: TaskState, more: Partial<Task> = {}): Task => ({
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
  request_id: 'r',
  created_at: '',
  updated_at: '',
  ...more,
});

describe('tasks', () => {
  it('resolve for somebody who waits before the end', async () => {
    const tasks = createTasks();
    const seen: (number | null)[] = [];
    const ended = tasks.until('t', ({ progress }) => seen.push(progress));
    tasks.hear(task('running', { progress: 40 }));
    tasks.hear(task('success'));
    assert.equal((await ended).state, 'success');
    assert.deepEqual(seen, [40]);
  });

  it('resolve for somebody who learns the id after the end', async () => {
    const tasks = createTasks();
    tasks.hear(task('success', { result: { errors: [] } }));
    assert.deepEqual((await tasks.until('t')).result, { errors: [] });
  });

  it('tell at once how far they are', () => {
    const tasks = createTasks();
    tasks.hear(task('running', { progress: 70 }));
    const seen: (number | null)[] = [];
    void tasks.until('t', ({ progress }) => seen.push(progress));
    assert.deepEqual(seen, [70]);
  });

  it('reject with the error of the task, and carry it', async () => {
    const tasks = createTasks();
    const ended = tasks.until('t');
    tasks.hear(task('failed', { error: { err_code: 'in_use', message: 'Ports' } }));
    await assert.rejects(
      ended,
      (error: TaskFailed & { task: Task }) =>
        error instanceof TaskFailed &&
        error.code === 'in_use' &&
        error.requestId === 'r' &&
        error.task.state === 'failed',
    );
  });

  for (const [state, kind] of [
    ['cancelled', Cancelled],
    ['aborted', TaskFailed],
  ] as const) {
    it(`reject when ${state}`, async () => {
      const tasks = createTasks();
      const ended = tasks.until('t');
      tasks.hear(task(state));
      await assert.rejects(ended, (error: { task?: Task }) => error instanceof kind && error.task?.state === state);
    });
  }

  it('ask for those somebody waits for after a break, and outlive a failed question', async () => {
    const tasks = createTasks();
    const ended = tasks.until('t');
    tasks.catchUp(async () => {
      throw new Error('away');
    });
    tasks.catchUp(async () => task('success'));
    assert.equal((await ended).state, 'success');
  });

  it('end every waiting when the session ends', async () => {
    const tasks = createTasks();
    const ended = tasks.until('t');
    tasks.reset();
    await assert.rejects(ended, (error) => error instanceof Cancelled && !('task' in error));
  });

  it('are all told to who listens, until they do not', () => {
    const tasks = createTasks();
    const heard: string[] = [];
    const stop = tasks.listen(({ state }) => heard.push(state));
    tasks.hear(task('running'));
    tasks.hear(task('success'));
    stop();
    tasks.hear(task('running'));
    assert.deepEqual(heard, ['running', 'success']);
  });
});
