import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CommandSettings, quoted, run } from '../process.ts';
import { SUITE_TIMEOUT } from './time-budgets.ts';
import { type FileTime, honest, type Tally, withFailures } from './tally.ts';

/** A line of what `node-reporter.mjs` and `wtr-reporter.mjs` write. */
interface Line {
  readonly file?: string;
  readonly seconds?: number;
  readonly name?: string;
  readonly state?: 'passed' | 'failed' | 'skipped';
  readonly reason?: string;
  readonly message?: string;
  /** A test that the runner began, and one that it came to the end of. */
  readonly began?: string;
  readonly ended?: string;
  /** The last line of a runner: how many tests it told of, and of how many files it had. */
  readonly end?: { readonly tests: number; readonly files?: number; readonly planned?: number };
}

/**
 * What the reports of some runners say. `runners` is how many had to come to their end: one that did not has failed,
 * whatever it counted until then.
 */
export function fromReports(texts: readonly string[], runners: number, where: string): Tally {
  const lines = texts.flatMap((text) => text.split('\n').filter(Boolean).flatMap(parsed));
  const tests = lines.filter(({ state }) => state !== undefined);
  const failed = tests.filter(({ state }) => state === 'failed');
  const problems = early(lines, tests.length, runners);
  const told = failed.filter(({ message }) => message !== '');
  const tally: Tally = {
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: failed.length + problems.length,
    skipped: tests.filter(({ state }) => state === 'skipped').map(skippedText),
    files: filesOf(lines),
  };
  return withFailures(tally, where, [...problems, ...told.map(failureText)]);
}

/** A line that was cut off when its writer ended is no line; that there is no end says so. */
function parsed(line: string): Line[] {
  try {
    return [JSON.parse(line) as Line];
  } catch {
    return [];
  }
}

function early(lines: readonly Line[], tests: number, runners: number): string[] {
  const ends = lines.flatMap(({ end }) => end ?? []);
  const problems: string[] = [];
  if (ends.length < runners)
    problems.push(`ended early: ${ends.length} of ${runners} runners came to their end${atThat(lines)}`);
  for (const { files, planned } of ends) {
    if (files !== planned) problems.push(`ended early: ${files} of ${planned} test files`);
  }
  const told = ends.reduce((all, end) => all + end.tests, 0);
  if (ends.length >= runners && told !== tests) problems.push(`tells of ${told} tests, and there are ${tests}`);
  return problems;
}

/** What was under way when a runner broke off. */
function atThat(lines: readonly Line[]): string {
  const running: string[] = [];
  for (const { began, ended } of lines) {
    if (began !== undefined) running.push(began);
    if (ended !== undefined && running.includes(ended)) running.splice(running.lastIndexOf(ended), 1);
  }
  return running.length > 0 ? `; under way: ${running.join(', ')}` : '';
}

const failureText = ({ file = '', name = '', message = '' }: Line) => `${file} ${name}\n${message}`;
const skippedText = ({ file = '', name = '', reason = '' }: Line) =>
  `${name} (${file})${reason === '' ? '' : `: ${reason}`}`;

function filesOf(lines: readonly Line[]): readonly FileTime[] {
  const files = new Map<string, FileTime>();
  for (const { file: told, seconds = 0, state } of lines) {
    if (told === undefined) continue;
    const file = told.replace(/:\d+$/, '');
    const known = files.get(file) ?? { file, seconds: 0, tests: 0 };
    files.set(file, { file, seconds: known.seconds + seconds, tests: known.tests + (state === undefined ? 0 : 1) });
  }
  return [...files.values()];
}

/** Milliseconds for one test, or for one file where each has a process: what hangs is to say its name. */
const TEST_TIMEOUT = 240_000;
const reporter = fileURLToPath(import.meta.resolve('./node-reporter.mjs'));

/** The line with our reporter beside the one for people, in each `node --test` of it; and how many runners it begins. */
export function withReporter(line: string, folder: string): { line: string; runners: number } {
  let nodes = 0;
  const reported = line.replaceAll(/\bnode --test\b/g, () => {
    nodes += 1;
    const report = quoted(join(folder, `node-${nodes}.jsonl`));
    return (
      `node --test --test-timeout=${TEST_TIMEOUT} --test-reporter=spec --test-reporter-destination=stdout ` +
      `--test-reporter=${quoted(reporter)} --test-reporter-destination=${report}`
    );
  });
  return { line: reported, runners: nodes + [...line.matchAll(/(?<![\w-])wtr(?![\w-])/g)].length };
}

/** Runs the tests of a shell line; they are counted from what the runners write for us, not from what a person reads. */
export async function runReported(
  where: string,
  given: string,
  settings: CommandSettings,
): Promise<{ tally: Tally; output: string; seconds: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-report-'));
  try {
    const { line, runners } = withReporter(given, folder);
    const env = { ...settings.env, TEST_REPORT: join(folder, 'wtr.jsonl') };
    const { code, output, seconds } = await run(line, { timeout: SUITE_TIMEOUT, ...settings, env });
    const reports = globSync('*.jsonl', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'));
    const tally = fromReports(reports, Math.max(runners, 1), where);
    const told = honest(tally, code);
    return { tally: told.failures ? told : withFailures(told, where, [output]), output, seconds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
