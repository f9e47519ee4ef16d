import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createSessionReporter, reportedState } from './session-reporter.ts';

function open() {
  const calls: string[] = [];
  const reporter = createSessionReporter({
    session: ({ state }) => void calls.push(`session ${state}`),
    storage: ({ state }) => void calls.push(`storage ${state}`),
    ready: ({ title }) => void calls.push(`ready ${title}`),
    failed: ({ code, status }) => void calls.push(`failed ${code} ${status}`),
  });
  return { reporter, calls };
}

it('tells that somebody has come or gone, and how they went, once each', () => {
  const { reporter, calls } = open();
  // Wrong passwords in between change nothing, nor does a second message about the same end.
  for (const state of ['signed-out', 'signed-out', 'signed-in', 'expired', 'signed-out', 'signed-in'] as const)
    reporter.session(state);
  assert.deepEqual(calls, ['session signed-out', 'session signed-in', 'session expired', 'session signed-in']);
});

it('tells of a form after it has told that somebody is here, whichever is known first', () => {
  const { reporter, calls } = open();
  reporter.session('signed-out');
  reporter.ready({ title: 'A' });
  reporter.session('signed-in');
  reporter.ready({ title: 'B' });
  reporter.session('expired');
  reporter.failed({ code: 'not-found', status: 404 });
  reporter.session('signed-in');
  assert.deepEqual(calls, [
    'session signed-out',
    'session signed-in',
    'ready A',
    'ready B',
    'session expired',
    'session signed-in',
    'failed not-found 404',
  ]);
});

it('tells nothing of the form of somebody who is gone', () => {
  const { reporter, calls } = open();
  reporter.ready({ title: 'A' });
  reporter.session('signed-out');
  reporter.session('signed-in');
  assert.deepEqual(calls, ['session signed-out', 'session signed-in']);
});

it('says that there is no form where the browser refuses the frame its session and nobody has signed in in it', () => {
  const { reporter, calls } = open();
  reporter.session('signed-out');
  reporter.storage('needs-gesture');
  reporter.storage('denied');
  reporter.storage('denied');
  reporter.session('signed-in');
  reporter.session('expired');
  assert.deepEqual(calls, [
    'session signed-out',
    'storage needs-gesture',
    'storage denied',
    'failed storage null',
    'storage denied',
    'session signed-in',
    'session expired',
    'failed storage null',
  ]);
});

it('says so whichever is known first, and not where the browser only cannot be asked', () => {
  const first = open();
  first.reporter.storage('denied');
  first.reporter.session('signed-in');
  assert.deepEqual(first.calls, ['storage denied', 'session signed-in']);

  const { reporter, calls } = open();
  reporter.storage('denied');
  reporter.session('signed-out');
  assert.equal(calls.at(-1), 'failed storage null');

  const old = open();
  old.reporter.storage('unsupported');
  old.reporter.session('signed-out');
  assert.deepEqual(old.calls, ['storage unsupported', 'session signed-out']);
});

it('the page hears that a session ran out, and of every other end that nobody is here, of a disabled account too', () => {
  assert.equal(reportedState('interrupted', 'expired'), 'expired');
  for (const why of ['disabled', 'elsewhere', 'idle', null] as const)
    for (const phase of ['interrupted', 'signed-out'] as const) assert.equal(reportedState(phase, why), 'signed-out');
  assert.equal(reportedState('signed-in', null), 'signed-in');
  for (const phase of ['starting', 'signing-in'] as const) assert.equal(reportedState(phase, null), null);
});
