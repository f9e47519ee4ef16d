import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  failuresInNodeTest,
  failuresInPlaywright,
  failuresInWebTestRunner,
  fromNodeTest,
  fromPlaywright,
  fromWebTestRunner,
  honest,
  skippedInNodeTest,
  sum,
  withFailures,
} from './tally.ts';

test('node: what a person reads', () => {
  assert.deepEqual(fromNodeTest('✔ a (1ms)\nℹ tests 4\nℹ pass 2\nℹ fail 1\nℹ cancelled 1\n'), { passed: 2, failed: 2 });
});

test('node: TAP, and two runs one after the other', () => {
  assert.deepEqual(fromNodeTest('# pass 2\n# fail 0\n# cancelled 0\n# pass 3\n# fail 1\n'), { passed: 5, failed: 1 });
});

test('node: a line of a test that looks like a count is none', () => {
  assert.deepEqual(fromNodeTest('  # pass 9 of them\nℹ pass 1\n'), { passed: 1, failed: 0 });
});

test('node: what was skipped is named, with its reason', () => {
  const output = [
    '✔ runs (1.2ms)',
    '▶ a group',
    '  ﹣ talks to slapd (0.2ms) # slapd is not installed',
    '﹣ without a reason (0.1ms) # SKIP',
    'ok 3 - talks to nginx # SKIP nginx is not installed',
    'ok 4 - runs',
  ].join('\n');
  assert.deepEqual(skippedInNodeTest(output), [
    'talks to slapd: slapd is not installed',
    'without a reason: SKIP',
    'talks to nginx: nginx is not installed',
  ]);
});

test('web-test-runner: a line that overwrites others', () => {
  const output = '\u001B[2K\u001B[1A\u001B[2K\u001B[GChromium: |████| 2/2 test files | 10 passed, 0 failed\n';
  assert.deepEqual(fromWebTestRunner(output), { passed: 10, failed: 0 });
});

test('web-test-runner: the last line of each browser, with colours', () => {
  const output = [
    'Chromium: |████      | 1/2 test files | \u001B[32m3 passed\u001B[39m, 0 failed',
    'Chromium: |██████████| 2/2 test files | \u001B[32m7 passed\u001B[39m, \u001B[31m1 failed\u001B[39m',
    ' Firefox: |██████████| 2/2 test files | 8 passed, 0 failed, 1 skipped',
  ].join('\n');
  assert.deepEqual(fromWebTestRunner(output), { passed: 15, failed: 1 });
});

test('Playwright: flaky tests and errors outside of tests have failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: 'no' }] };
  assert.deepEqual(fromPlaywright(JSON.stringify(report)), { passed: 5, failed: 3 });
});

test('a run that broke off has failed, whatever it counted', () => {
  assert.deepEqual(honest({ passed: 3, failed: 0 }, 1), { passed: 3, failed: 1 });
  assert.deepEqual(honest({ passed: 3, failed: 2 }, 1), { passed: 3, failed: 2 });
  assert.deepEqual(honest({ passed: 3, failed: 0 }, 0), { passed: 3, failed: 0 });
});

test('sums', () => {
  assert.deepEqual(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
    { passed: 4, failed: 6 },
  );
});

test('sums keep what failed', () => {
  const failed = { passed: 0, failed: 1, failures: ['lint'] };
  assert.deepEqual(sum([failed, { passed: 1, failed: 0 }, failed]), {
    passed: 1,
    failed: 2,
    failures: ['lint', 'lint'],
  });
});

test('what failed is told with its place, a long text without its end; of what went well nothing', () => {
  assert.deepEqual(withFailures({ passed: 1, failed: 0 }, 'lint', ['a']), { passed: 1, failed: 0 });
  assert.deepEqual(withFailures({ passed: 1, failed: 1 }, 'lint', []).failures, ['lint']);
  const text = Array.from({ length: 40 }, (_, at) => `\u001B[31m${at}\u001B[0m`).join('\n');
  const [told = ''] = withFailures({ passed: 0, failed: 1 }, 'lint', [text]).failures ?? [];
  assert.match(told, /^lint: 0\n1\n/);
  assert.match(told, /\n29\n…$/);
});

test('node: what failed, with its reason and without our own stack', () => {
  const output = [
    '✖ adds (1ms)',
    'ℹ fail 2',
    '',
    '✖ failing tests:',
    '',
    'test at sum.test.ts:1:1',
    '✖ adds (1ms)',
    '  AssertionError: 2 !== 3',
    '      at sum.test.ts:2:3',
    "    code: 'ERR_ASSERTION',",
    '',
    'test at sum.test.ts:9:1',
    '✖ takes away (1ms)',
  ].join('\n');
  assert.deepEqual(failuresInNodeTest(output), [
    'test at sum.test.ts:1:1\n✖ adds (1ms)\n  AssertionError: 2 !== 3\n',
    'test at sum.test.ts:9:1\n✖ takes away (1ms)',
  ]);
  assert.deepEqual(failuresInNodeTest('ℹ fail 0\n'), []);
});

test('web-test-runner: what failed, up to the empty line', () => {
  const output = ['src/a.test.ts:', '', ' ❌ sky-a > is (failed)', '   AssertionError: no', ' 𐄂 other', '', 'rest'];
  assert.deepEqual(failuresInWebTestRunner(output.join('\n')), [
    ' ❌ sky-a > is (failed)\n   AssertionError: no',
    ' 𐄂 other',
  ]);
  assert.deepEqual(failuresInWebTestRunner('all is well'), []);
});

test('Playwright: what failed, however deep it stands, and errors outside of tests', () => {
  const spec = (ok: boolean, title: string, messages: readonly (string | null)[]) => ({
    ok,
    title,
    file: 'a.e2e.ts',
    line: 7,
    tests: [{ results: messages.map((message) => (message === null ? {} : { error: { message } })) }],
  });
  const inner = { specs: [spec(false, 'deep', ['first', 'last', null])] };
  const report = {
    suites: [{ specs: [spec(true, 'well', [null]), spec(false, 'shallow', [])], suites: [{ suites: [inner] }] }],
    errors: [{ message: 'no server' }],
  };
  assert.deepEqual(failuresInPlaywright(JSON.stringify(report)), [
    'a.e2e.ts:7 shallow\n',
    'a.e2e.ts:7 deep\nlast',
    'no server',
  ]);
});
