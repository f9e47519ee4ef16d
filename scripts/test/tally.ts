/** What the tests of a file took, one after the other. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
  readonly tests: number;
}

/** How many tests, or checks, said yes and how many said no. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What did not run, each with its reason: nobody must take it for passed. */
  readonly skipped?: readonly string[];
  /** What failed, each in a few lines. A long run says it once more at its end, where it is looked for. */
  readonly failures?: readonly string[];
  readonly files?: readonly FileTime[];
}

export const nothing: Tally = { passed: 0, failed: 0 };
export const onePassed: Tally = { passed: 1, failed: 0 };
export const oneFailed: Tally = { passed: 0, failed: 1 };

export function sum(tallies: readonly Tally[]): Tally {
  const [skipped, failures, files] = [
    tallies.flatMap((tally) => tally.skipped ?? []),
    tallies.flatMap((tally) => tally.failures ?? []),
    tallies.flatMap((tally) => tally.files ?? []),
  ];
  return {
    passed: tallies.reduce((all, { passed }) => all + passed, 0),
    failed: tallies.reduce((all, { failed }) => all + failed, 0),
    ...(skipped.length > 0 && { skipped }),
    ...(failures.length > 0 && { failures }),
    ...(files.length > 0 && { files }),
  };
}

/** Says of what has failed where it was, and what there is to read about it; of what went well nothing. */
export function withFailures(tally: Tally, where: string, texts: readonly string[]): Tally {
  if (tally.failed === 0) return tally;
  const told = texts.length > 0 ? texts.map((text) => `${where}: ${shortened(text)}`) : [where];
  return { ...tally, failures: told };
}

const LINES = 100;
const shortened = (text: string) => {
  const lines = plain(text).trim().split('\n');
  return lines.length > LINES ? [...lines.slice(0, LINES), '…'].join('\n') : lines.join('\n');
};

/** The count of a run, made to agree with its exit code: a run that broke off must not count as a success. */
export function honest(tally: Tally, code: number): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** The last line of a run, which programs read. */
export const lastLine = ({ passed, failed, skipped = [] }: Tally) =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;

// oxlint-disable-next-line no-control-regex -- the escape character is what colours and cursor moves begin with
const plain = (output: string) => output.replaceAll(/\u001B\[[0-9;]*[A-Za-z]/g, '');
