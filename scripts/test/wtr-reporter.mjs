// A reporter of web-test-runner that writes what the runner counts, in the form of `node-reporter.mjs`: to the file that
// TEST_REPORT names, and nothing without it. A page that did not come to its end is a test that failed.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../bootstrap/root.mjs';

export function jsonReporter() {
  const place = process.env['TEST_REPORT'];
  if (place === undefined) return {};
  /** @type {readonly string[]} */
  let planned = [];
  let browsers = 1;
  return {
    /** @param {{ testFiles: readonly string[], browserNames: readonly string[] }} run */
    start({ testFiles, browserNames }) {
      planned = testFiles;
      browsers = browserNames.length;
    },
    /** @param {{ sessions: Iterable<any> }} run */
    stop({ sessions }) {
      const all = [...sessions];
      const results = all.flatMap(resultsOf);
      const finished = all.filter(({ status }) => status === 'FINISHED').length;
      const tests = results.filter((result) => 'state' in result).length;
      const end = { tests, files: finished, planned: planned.length * browsers };
      appendFileSync(place, [...results, { end }].map((one) => `${JSON.stringify(one)}\n`).join(''));
    },
  };
}

/** @param {any} session */
function resultsOf({ testFile, status, passed, errors = [], testResults }) {
  const file = relative(root, testFile);
  const results = testsIn(testResults, [], file);
  const isBroken = status !== 'FINISHED' || testResults === undefined || errors.length > 0;
  const isTold = results.some(({ state }) => state === 'failed');
  if (!isBroken && (passed || isTold)) return results;
  const told = errors.map((/** @type {any} */ error) => error.message).join('\n') || 'did not come to its end';
  return [...results, { file, seconds: 0, name: '(the page)', state: 'failed', message: told }];
}

/**
 * @param {any} suite
 * @param {readonly string[]} above
 * @param {string} file
 * @returns {any[]}
 */
function testsIn(suite, above, file) {
  if (!suite) return [];
  const titles = suite.name ? [...above, suite.name] : above;
  return [
    ...suite.tests.map((/** @type {any} */ { name, passed, skipped, duration = 0, error }) => ({
      file,
      seconds: duration / 1000,
      name: [...titles, name].join(' > '),
      ...(skipped
        ? { state: 'skipped', reason: '' }
        : passed
          ? { state: 'passed' }
          : { state: 'failed', message: error?.message ?? '' }),
    })),
    ...suite.suites.flatMap((/** @type {any} */ inner) => testsIn(inner, titles, file)),
  ];
}
