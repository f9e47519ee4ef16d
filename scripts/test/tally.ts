/** How many tests, or checks, said yes and how many said no. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, each in a few lines. A long run says it once more at its end, where it is looked for. */
  readonly failures?: readonly string[];
}

export const nothing: Tally = { passed: 0, failed: 0 };
export const onePassed: Tally = { passed: 1, failed: 0 };
export const oneFailed: Tally = { passed: 0, failed: 1 };

export function sum(tallies: readonly Tally[]): Tally {
  const failures = tallies.flatMap((tally) => tally.failures ?? []);
  return {
    passed: tallies.reduce((all, { passed }) => all + passed, 0),
    failed: tallies.reduce((all, { failed }) => all + failed, 0),
    ...(failures.length > 0 && { failures }),
  };
}

/** Says of what has failed where it was, and what there is to read about it; of what went well nothing. */
export function withFailures(tally: Tally, where: string, texts: readonly string[]): Tally {
  if (tally.failed === 0) return tally;
  const told = texts.length > 0 ? texts.map((text) => `${where}: ${shortened(text)}`) : [where];
  return { ...tally, failures: told };
}

const LINES = 30;
const shortened = (text: string) => {
  const lines = plain(text).trim().split('\n');
  return lines.length > LINES ? [...lines.slice(0, LINES), '…'].join('\n') : lines.join('\n');
};

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

/** Of a run of `node --test` what it says of its failing tests at its end, each without where in our own test it was noticed. */
export function failuresInNodeTest(output: string): readonly string[] {
  const [, told] = plain(output).split('✖ failing tests:');
  if (told === undefined) return [];
  return told
    .split('\n')
    .filter((line) => !/^\s+at |^\s*$|^\s+(generatedMessage|code|operator|diff|actual|expected):/.test(line))
    .join('\n')
    .split(/^(?=test at )/m)
    .filter((text) => text.trim() !== '');
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

/** What web-test-runner says under the mark of a test or a file that failed. */
export const failuresInWebTestRunner = (output: string): readonly string[] =>
  plain(output).match(/^ *(?:❌|𐄂) .*(?:\n(?! *(?:❌|𐄂) )(?!\s*$).*)*/gm) ?? [];

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly ok: boolean;
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The same of Playwright's report: where the test stands, its title, and the first error of its last try that failed. */
export function failuresInPlaywright(report: string): readonly string[] {
  const { suites = [], errors = [] } = JSON.parse(report) as {
    suites?: readonly PlaywrightSuite[];
    errors?: readonly { readonly message?: string }[];
  };
  const specs = ({ specs: own = [], suites: inner = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...own,
    ...inner.flatMap(specs),
  ];
  const failed = suites.flatMap(specs).filter(({ ok }) => !ok);
  return [
    ...failed.map(({ title, file, line, tests }) => {
      const error = tests.flatMap(({ results }) => results).findLast((result) => result.error)?.error;
      return `${file}:${line} ${title}\n${error?.message ?? ''}`;
    }),
    ...errors.map(({ message = '' }) => message),
  ];
}

/** From the report of Playwright's `json` reporter. A test that passed at the second try is flaky, and has failed. */
export function fromPlaywright(report: string): Tally {
  const { stats, errors = [] } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors?: readonly unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
