/** How many tests, or checks, said yes and how many said no. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const nothing: Tally = { passed: 0, failed: 0 };
export const onePassed: Tally = { passed: 1, failed: 0 };
export const oneFailed: Tally = { passed: 0, failed: 1 };

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), nothing);

/** The count a run printed, made to agree with its exit code: a run that broke off must not count as a success. */
export function honest(tally: Tally, code: number): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

// oxlint-disable-next-line no-control-regex -- the escape character is what colours and cursor moves begin with
const plain = (output: string) => output.replaceAll(/\u001B\[[0-9;]*[A-Za-z]/g, '');

/** From the last lines of `node --test`, as TAP or as a person reads it. A test that was cancelled has failed. */
export function fromNodeTest(output: string): Tally {
  const count = (name: string) =>
    [...plain(output).matchAll(new RegExp(`^[#ℹ] ${name} (\\d+)$`, 'gm'))].reduce((all, [, n]) => all + Number(n), 0);
  return { passed: count('pass'), failed: count('fail') + count('cancelled') };
}

/** The tests that a run of `node --test` skipped, with the reason where there is one: nobody must take them for passed. */
export const skippedInNodeTest = (output: string): readonly string[] =>
  [...plain(output).matchAll(/^\s*(?:﹣ (.+?)(?: \([\d.]+ms\))? # (.+)|ok \d+ - (.+?) # SKIP ?(.*))$/gm)].map(
    ([, name, reason, tapName, tapReason]) => [name ?? tapName, reason ?? tapReason].filter(Boolean).join(': '),
  );

/** From the last progress line that web-test-runner prints for each browser. A file that could not be run has failed. */
export function fromWebTestRunner(output: string): Tally {
  const last = new Map<string, Tally>();
  for (const [, browser = '', , passed, failed] of plain(output).matchAll(progress)) {
    last.set(browser, { passed: Number(passed), failed: Number(failed) });
  }
  return sum([...last.values()]);
}

const progress = /^ *(\w+): .*?(\d+\/\d+) test files \| (\d+) passed, (\d+) failed/gm;

/** From the report of Playwright's `json` reporter. A test that passed at the second try is flaky, and has failed. */
export function fromPlaywright(report: string): Tally {
  const { stats, errors = [] } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors?: readonly unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
