import assert from 'node:assert/strict';
import { test } from 'node:test';
import { honest, lastLine, sum, withFailures } from './tally.ts';

test('a run that broke off has failed, whatever it counted', () => {
  assert.deepEqual(honest({ passed: 3, failed: 0 }, 1), { passed: 3, failed: 1 });
  assert.deepEqual(honest({ passed: 3, failed: 2 }, 1), { passed: 3, failed: 2 });
  assert.deepEqual(honest({ passed: 3, failed: 0 }, 0), { passed: 3, failed: 0 });
});

test('sums keep what failed, what was skipped, and the files', () => {
  const file = { file: 'a.test.ts', seconds: 1, tests: 2 };
  const one = { passed: 0, failed: 1, failures: ['lint'], skipped: ['a: no slapd'], files: [file] };
  assert.deepEqual(sum([one, { passed: 1, failed: 0 }, one]), {
    passed: 1,
    failed: 2,
    failures: ['lint', 'lint'],
    skipped: ['a: no slapd', 'a: no slapd'],
    files: [file, file],
  });
});

test('the last line names what was skipped only where something was', () => {
  assert.equal(lastLine({ passed: 3, failed: 1 }), '3 passed, 1 failed');
  assert.equal(lastLine({ passed: 3, failed: 0, skipped: ['a', 'b'] }), '3 passed, 0 failed, 2 skipped');
});

test('what failed is told with its place, a long text without its end; of what went well nothing', () => {
  assert.deepEqual(withFailures({ passed: 1, failed: 0 }, 'lint', ['a']), { passed: 1, failed: 0 });
  assert.deepEqual(withFailures({ passed: 1, failed: 1 }, 'lint', []).failures, ['lint']);
  const text = Array.from({ length: 110 }, (_, at) => `\u001B[31m${at}\u001B[0m`).join('\n');
  const [told = ''] = withFailures({ passed: 0, failed: 1 }, 'lint', [text]).failures ?? [];
  assert.match(told, /^lint: 0\n1\n/);
  assert.match(told, /\n99\n…$/);
});
