import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromPlaywright } from './playwright-report.ts';

const spec = (title: string, status: string, more: object = {}) => ({
  title,
  file: 'a.e2e.ts',
  line: 7,
  tests: [{ status, results: [{ duration: 500 }], ...more }],
});
const report = (...specs: readonly object[]) => JSON.stringify({ suites: [{ suites: [{ specs }] }], errors: [] });

const stack = `Error: first
    at openPalette (/here/steps.ts:3:24)
    at /here/node_modules/runner.js:8:2
    at /here/a.e2e.ts:91:3`;

test('a flaky test has failed, and so has one that did not run', () => {
  const told = report(
    spec('well', 'expected'),
    spec('flaky', 'flaky', {
      results: [{ error: { message: 'first', stack } }, {}],
    }),
    spec('after a crash', 'skipped', { results: [] }),
    spec('interrupted', 'unexpected', { results: [{ status: 'interrupted' }] }),
  );
  const { passed, failed, failures } = fromPlaywright(told, 'e2e');
  assert.deepEqual([passed, failed], [1, 3]);
  assert.deepEqual(failures, [
    'e2e/a.e2e.ts:7 flaky\nsteps.ts:3, called at a.e2e.ts:91\nfirst',
    'e2e/a.e2e.ts:7 interrupted\n',
    'e2e/a.e2e.ts:7 after a crash\ndid not run',
  ]);
});

test('a failure says what its pages showed', () => {
  const body = Buffer.from('http://localhost/routers\n- heading “Routers”').toString('base64');
  const attachments = [{ name: 'screenshot' }, { name: 'page', body }];
  const failed = spec('lost', 'unexpected', { results: [{ error: { message: 'no form' }, attachments }] });
  const { failures } = fromPlaywright(report(failed), 'e2e');
  assert.deepEqual(failures, ['e2e/a.e2e.ts:7 lost\nno form\nhttp://localhost/routers\n- heading “Routers”']);
});

test('what was skipped on purpose has its reason, and is not passed', () => {
  const told = report(spec('talks', 'skipped', { annotations: [{ type: 'skip', description: 'no nginx' }] }));
  const { passed, failed, skipped } = fromPlaywright(told);
  assert.deepEqual([passed, failed, skipped], [0, 0, ['talks: no nginx']]);
});

test('an error outside of tests has failed', () => {
  const { failed, failures } = fromPlaywright(JSON.stringify({ suites: [], errors: [{ message: 'no server' }] }));
  assert.deepEqual([failed, failures], [1, ['no server']]);
});

test('a file takes what its tests take', () => {
  const { files } = fromPlaywright(report(spec('one', 'expected'), spec('other', 'expected')), 'e2e');
  assert.deepEqual(files, [{ file: 'e2e/a.e2e.ts', seconds: 1, tests: 2 }]);
});
