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
    const ended = tasks.waitFor('t', ({ progress }) => seen.push(progress));
    tasks.update(task('running', { progress: 40 }));
    tasks.update(task('success'));
    assert.equal((await ended).state, 'success');
    assert.deepEqual(seen, [40]);
  });

  // spec: task.wait
  it('resolve for somebody who learns the id after the end', async () => {
    const tasks = createTasks();
    tasks.update(task('success', { result: { errors: [] } }));
    assert.deepEqual((await tasks.waitFor('t')).result, { errors: [] });
  });

  it('tell at once how far they are', () => {
    const tasks = createTasks();
    tasks.update(task('running', { progress: 70 }));
    const seen: (number | null)[] = [];
    void tasks.waitFor('t', ({ progress }) => seen.push(progress));
    assert.deepEqual(seen, [70]);
  });

  it('reject with the error of the task, and carry it', async () => {
    const tasks = createTasks();
    const ended = tasks.waitFor('t');
    tasks.update(task('failed', { error: { err_code: 'in_use', message: 'Ports' } }));
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
      const ended = tasks.waitFor('t');
      tasks.update(task(state));
      await assert.rejects(ended, (error: { task?: Task }) => error instanceof kind && error.task?.state === state);
    });
  }

  it('ask for those somebody waits for after a break, and outlive a failed question', async () => {
    const tasks = createTasks();
    const ended = tasks.waitFor('t');
    tasks.catchUp(async () => {
      throw new Error('away');
    });
    tasks.catchUp(async () => task('success'));
    assert.equal((await ended).state, 'success');
  });

  describe('an answer that was overtaken by the live link is dropped', () => {
    const running = (progress: number | null, updated_at = '') => task('running', { progress, updated_at });
    for (const [name, first, then, isHeard] of [
      ['less progress', running(50), running(0), false],
      ['no telling any more', running(50), running(null), false],
      ['more progress', running(0), running(50), true],
      ['one that was running, of one that ended', task('success'), running(50), false],
      ['the end', running(50), task('failed'), true],
      ['another state as far on, later', running(50, '2'), task('cancelling', { progress: 50, updated_at: '3' }), true],
      ['another state as far on, earlier', task('cancelling', { updated_at: '3' }), running(null, '2'), false],
    ] as const)
      it(name, () => {
        const tasks = createTasks();
        const heard: Task[] = [];
        tasks.listen((one) => heard.push(one));
        tasks.update(first);
        tasks.update(then);
        assert.deepEqual(heard, isHeard ? [first, then] : [first]);
      });
  });

  it('end every waiting when the session ends', async () => {
    const tasks = createTasks();
    const ended = tasks.waitFor('t');
    tasks.reset();
    await assert.rejects(ended, (error) => error instanceof Cancelled && !('task' in error));
  });

  it('are all told to who listens, until they do not', () => {
    const tasks = createTasks();
    const heard: string[] = [];
    const stop = tasks.listen(({ state }) => heard.push(state));
    tasks.update(task('running'));
    tasks.update(task('success'));
    stop();
    tasks.update(task('running'));
    assert.deepEqual(heard, ['running', 'success']);
  });
});
