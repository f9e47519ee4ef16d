import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Task, TaskProblem, TaskState } from '@skydeck/contract';
import type { Text } from '../../text/index.ts';
import en from '../../words/en.json' with { type: 'json' };
import { countOf, failedIn, noticeOfTask } from './task-outcome.ts';
import type { TaskWords } from './task-words.ts';

const t = ((key: string, values: Record<string, string | number> = {}) =>
  ((en as Record<string, string>)[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name]),
  )) as Text<typeof en>;
const words: TaskWords = {
  running: (count) => `Deleting ${count}`,
  done: (count) => `${count} deleted`,
  failed: (failed, all) => `${failed} of ${all} not deleted`,
};
const items = ['a', 'b', 'c'].map((id) => ({ id, name: `router ${id}` }));

const task = (state: TaskState, more: Partial<Task> = {}): Task => ({
  task_id: 't',
  name: 'compute.routers.delete_many',
  state,
  args: {},
  kwargs: { items },
  progress: null,
  error: null,
  result: null,
  project_id: null,
  user_id: 'u',
  request_id: 'r-1',
  created_at: '',
  updated_at: '',
  ...more,
});
const problem = (id: string, err_code: string, message = ''): TaskProblem => ({
  id,
  name: `router ${id}`,
  err_code,
  message,
});
const noticeOf = (of: Task, canRepeat = true) => noticeOfTask(of, words, t, canRepeat);

describe('a task, for a person', () => {
  for (const [state, message] of [
    ['starting', ''],
    ['running', ''],
    ['cancelling', 'Canceling'],
    ['paused', 'Paused'],
    ['scheduled', 'Scheduled'],
  ] as const) {
    it(`is in progress when ${state}`, () => {
      const { type, title, facts } = noticeOf(task(state));
      assert.deepEqual([type, title, facts.message, facts.acts], ['progress', 'Deleting 3', message, []]);
    });
  }

  it('can be cancelled where it says so', () =>
    assert.deepEqual(noticeOf(task('running', { can_cancel: true })).facts.acts, [{ kind: 'cancel', task: 't' }]));

  it('is a success when nothing is left', () => {
    const { type, title } = noticeOf(task('success', { result: { done: ['a', 'b', 'c'], errors: [] } }));
    assert.deepEqual([type, title], ['success', '3 deleted']);
  });

  // spec: task.partial
  it('that did some of it is neither: each reason once, with its names, and a way to try those again', () => {
    const errors = [problem('a', 'in_use'), problem('b', 'in_use')];
    const { type, title, facts } = noticeOf(task('success', { result: { done: ['c'], errors } }));
    assert.deepEqual([type, title], ['warning', '2 of 3 not deleted']);
    assert.equal(facts.message, 'router a, router b: It is in use.');
    assert.deepEqual(facts.acts, [{ kind: 'retry', task: 'compute.routers.delete_many', items: items.slice(0, 2) }]);
    assert.equal(facts.requestId, 'r-1');
  });

  it('that did none of it has failed, by reason', () => {
    const errors = [problem('a', 'in_use'), problem('b', 'unheard_of', 'The moon is full'), problem('c', 'in_use')];
    const { type, title, facts } = noticeOf(task('failed', { result: { done: [], errors } }));
    assert.deepEqual([type, title], ['error', '3 of 3 not deleted']);
    assert.equal(facts.message?.split('\n')[0], 'router a, router c: It is in use.');
    assert.equal(facts.message?.split('\n').length, 2);
  });

  // spec: task.retry
  it('offers another try of what another try can help', () => {
    const lost = ['protected', 'forbidden', 'not_found', 'validation_failed'].map((code) => problem('a', code));
    assert.deepEqual(noticeOf(task('success', { result: { done: ['c'], errors: lost } })).facts.acts, []);
    const mixed = [problem('a', 'protected', 'The default group cannot be deleted'), problem('b', 'server_error')];
    const { facts } = noticeOf(task('success', { result: { done: ['c'], errors: mixed } }));
    assert.deepEqual(facts.acts, [{ kind: 'retry', task: 'compute.routers.delete_many', items: [items[1]] }]);
    assert.equal(facts.message?.split('\n')[0], 'router a: The default group cannot be deleted.');
  });

  // spec: list.bulk.matching
  it('of thousands names some, and offers no other try of more than one call may name', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => problem(`r${at}`, 'in_use'));
    const told = noticeOf(task('success', { kwargs: { count: 2010 }, result: { done: ['a'], errors: many(1001) } }));
    assert.equal(told.title, '1001 of 2010 not deleted');
    assert.match(told.facts.message ?? '', /^router r0, .*, router r49 … \(\+951\): It is in use\.$/);
    assert.deepEqual(told.facts.acts, []);
    const { acts = [] } = noticeOf(task('success', { result: { done: ['a'], errors: many(1000) } })).facts;
    assert.deepEqual(
      acts.map(({ kind }) => kind),
      ['retry'],
    );
  });

  it('offers no other try where nobody knows how to begin one', () => {
    const errors = [problem('a', 'in_use')];
    assert.deepEqual(noticeOf(task('failed', { result: { errors } }), false).facts.acts, []);
  });

  for (const [state, error, message] of [
    ['failed', { err_code: 'in_use', message: '' }, 'It is in use.'],
    ['aborted', null, 'The task failed for an unknown reason.'],
  ] as const) {
    it(`says why as a whole when ${state}`, () => {
      const { type, title, facts } = noticeOf(task(state, { error }));
      assert.deepEqual([type, title, facts.message], ['error', '3 of 3 not deleted', message]);
    });
  }

  it('that was cancelled says how far it came', () => {
    const { type, title, facts } = noticeOf(
      task('cancelled', { result: { done: ['a'], errors: [problem('b', 'in_use')] } }),
    );
    assert.deepEqual([type, title], ['warning', 'Canceled: Deleting 3']);
    assert.equal(facts.message, 'Completed before it was canceled: 1 of 3.\nrouter b: It is in use.');
  });
});

describe('what it failed with', () => {
  const errors = [problem('b', 'in_use')];
  for (const [what, of, expected] of [
    ['is what it names', task('success', { result: { done: ['a', 'c'], errors } }), ['b']],
    ['is all it was about, when it names none', task('failed'), ['a', 'b', 'c']],
    ['may be told as ids alone', task('aborted', { kwargs: { ids: ['a'] } }), ['a']],
    ['is nothing that is known, of a task without objects', task('failed', { kwargs: { reason: 'x' } }), []],
    ['is nothing of a success', task('success', { result: { done: ['a'] } }), []],
    ['is nothing while it runs', task('running'), []],
    ['is nothing when somebody stopped it', task('cancelled', { result: { done: ['a'], errors } }), []],
  ] as const) {
    it(what, () => assert.deepEqual(failedIn(of), expected));
  }
});

describe('the number of its objects', () => {
  for (const [kwargs, result, count] of [
    [{ items }, null, 3],
    [{ ids: ['a', 'b'] }, null, 2],
    [{ count: 2010 }, { done: ['a'], errors: [] }, 2010],
    [{ count: 0 }, null, 1],
    [{}, { done: ['a'], errors: [problem('b', '')] }, 2],
    [{}, null, 1],
  ] as const)
    it(`of ${JSON.stringify(kwargs)} is ${count}`, () =>
      assert.equal(
        countOf({ kwargs, result: result && { done: [...result.done], errors: [...result.errors] } }),
        count,
      ));
});
