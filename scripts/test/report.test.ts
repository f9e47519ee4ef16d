import assert from 'node:assert/strict';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { quoted } from '../process.ts';
import { fromReports, runReported, withReporter } from './report.ts';
import { jsonReporter } from './wtr-reporter.mjs';

const written = (...lines: readonly object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
const passed = { file: 'a.test.ts', seconds: 0.5, name: 'a', state: 'passed' };

test('what came to its end counts', () => {
  const skipped = { file: 'a.test.ts', seconds: 0, name: 'talks', state: 'skipped', reason: 'slapd is not installed' };
  const { files, ...counts } = fromReports([written(passed, skipped, { end: { tests: 2 } })], 1, 'unit');
  assert.deepEqual(counts, { passed: 1, failed: 0, skipped: ['talks (a.test.ts): slapd is not installed'] });
  assert.deepEqual(files, [{ file: 'a.test.ts', seconds: 0.5, tests: 2 }]);
});

for (const [name, text, runners, said] of [
  ['a runner without an end', written(passed), 1, /0 of 1 runners came to their end/],
  ['a line that was cut off', `${written(passed)}{"end":{"te`, 1, /0 of 1 runners/],
  ['the second of two runners', written(passed, { end: { tests: 1 } }), 2, /1 of 2 runners/],
  ['files that were not visited', written({ end: { tests: 0, files: 158, planned: 161 } }), 1, /158 of 161 test files/],
  ['tests whose lines are missing', written(passed, { end: { tests: 441 } }), 1, /tells of 441 tests, and there are 1/],
] as const) {
  test(`${name}: has failed`, () => {
    const { failed, failures = [] } = fromReports([text], runners, 'unit');
    assert.equal(failed, 1);
    assert.match(failures.join('\n'), said);
  });
}

test('each runner of a line gets a report of its own', () => {
  const { line, runners } = withReporter("node --test --test-isolation=none 'a' && node --test 'b' && wtr", 'reports');
  assert.equal(runners, 3);
  assert.match(line, /node-1\.jsonl" --test-isolation=none 'a' && node --test .*node-2\.jsonl" 'b' && wtr$/);
});

test("node's runner tells the same of itself, whether or not each file has a process", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skydeck-node-report-'));
  writeFileSync(
    join(folder.path, 'a.test.ts'),
    `import { describe, it, test } from 'node:test';
     describe('group', () => { it('one', () => {}); it('two', { skip: 'no reason' }, () => {}); });
     test('bad', () => { throw new Error('told'); });`,
  );
  writeFileSync(join(folder.path, 'empty.test.ts'), '');
  for (const isolation of ['process', 'none']) {
    const line = `node --test --test-isolation=${isolation} '*.test.ts'`;
    const { tally } = await runReported('unit', line, { cwd: folder.path });
    assert.deepEqual([tally.passed, tally.failed, tally.skipped?.length], [1, 1, 1], isolation);
    assert.match(tally.failures?.join('\n') ?? '', /a\.test\.ts:3 bad\ntold/, isolation);
  }
});

test('a runner that hangs is ended, has failed, and says what it was at', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skydeck-node-report-'));
  writeFileSync(
    join(folder.path, 'a.test.ts'),
    `import { test } from 'node:test';
     test('good', () => {});
     test('waits', () => new Promise(() => setInterval(() => {}, 1000)));`,
  );
  const line = "node --test --test-isolation=none 'a.test.ts'";
  const { tally } = await runReported('unit', line, { cwd: folder.path, timeout: 8_000 });
  assert.deepEqual([tally.passed, tally.failed], [1, 1]);
  assert.match(tally.failures?.join('\n') ?? '', /0 of 1 runners came to their end; under way: [^,]*a\.test\.ts waits/);
});

test('a server that a test leaves open ends a shared process, which says so', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skydeck-node-report-'));
  writeFileSync(
    join(folder.path, 'a.test.ts'),
    `import { createServer } from 'node:http';
     import { test } from 'node:test';
     test('leaves it', async () => { const server = createServer(); await new Promise((done) => server.listen(0, done)); });`,
  );
  const shared = quoted(fileURLToPath(import.meta.resolve('../shared-process.ts')));
  const line = `node --test --import ${shared} --test-isolation=none 'a.test.ts'`;
  const { tally, output } = await runReported('unit', line, { cwd: folder.path, env: { TEST_GRACE: '200' } });
  assert.equal(tally.failed, 1);
  assert.match(output, /still open: .*TCPServerWrap/);
});

test('a node process that ends in the middle of its tests has failed, and so has a line that begins none', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skydeck-node-report-'));
  writeFileSync(join(folder.path, 'a.test.ts'), "import { test } from 'node:test'; test('a', () => process.exit(0));");
  const ended = await runReported('unit', "node --test --test-isolation=none 'a.test.ts'", { cwd: folder.path });
  assert.deepEqual([ended.tally.passed, ended.tally.failed], [0, 1]);
  assert.equal((await runReported('unit', 'true', { cwd: folder.path })).tally.failed, 1);
});

test('web-test-runner: pages that did not finish or could not be loaded have failed', async (t) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skydeck-wtr-report-'));
  t.after(() => delete process.env['TEST_REPORT']);
  const place = join(folder.path, 'wtr.jsonl');
  process.env['TEST_REPORT'] = place;
  const reporter = jsonReporter();
  reporter.start?.({ testFiles: ['a', 'b', 'c'], browserNames: ['Chromium'] });
  const results = { name: '', tests: [{ name: 'is', passed: true, skipped: false, duration: 5 }], suites: [] };
  reporter.stop?.({
    sessions: [
      { testFile: 'a', status: 'FINISHED', passed: true, errors: [], testResults: results },
      { testFile: 'b', status: 'FINISHED', passed: false, errors: [{ message: 'no module' }] },
      { testFile: 'c', status: 'STARTED', errors: [] },
    ],
  });
  const { tally } = await runReported('elements', `cat '${place}' > "$TEST_REPORT"`, {});
  assert.deepEqual([tally.passed, tally.failed], [1, 3]);
  assert.match(tally.failures?.join('\n') ?? '', /2 of 3 test files[\s\S]*no module[\s\S]*did not come to its end/);
});
