import { basename, join } from 'node:path';
import type { FileTime, Tally } from './tally.ts';

interface Test {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
  readonly results: readonly {
    readonly duration?: number;
    readonly error?: {
      readonly message?: string;
      readonly stack?: string;
    };
    readonly attachments?: readonly { readonly name: string; readonly body?: string }[];
  }[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly Test[];
}

interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Report {
  readonly suites?: readonly Suite[];
  readonly errors?: readonly { readonly message?: string }[];
}

/**
 * From the report of Playwright's `json` reporter; `folder` is where its files are. A test that passed at the second try is
 * flaky, and has failed; so has one that did not run though nothing in it says that it is to be skipped.
 */
export function fromPlaywright(report: string, folder = ''): Tally {
  const { suites = [], errors = [] } = JSON.parse(report) as Report;
  const tests = suites
    .flatMap(specsIn)
    .flatMap((spec) => spec.tests.map((test) => ({ spec, test, state: stateOf(test) })));
  const of = (state: string) => tests.filter((one) => one.state === state);
  const failures = [
    ...[...of('failed'), ...of('did not run')].map(({ spec, test, state }) => failureText(spec, test, state, folder)),
    ...errors.map(({ message = '' }) => message),
  ];
  return {
    passed: of('passed').length,
    failed: of('failed').length + of('did not run').length + errors.length,
    skipped: of('skipped').map(({ spec, test }) => [spec.title, reasonOf(test)].filter(Boolean).join(': ')),
    files: filesOf(tests, folder),
    ...(failures.length > 0 && { failures }),
  };
}

const specsIn = ({ specs = [], suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsIn)];

const skipOf = ({ annotations = [] }: Test) => annotations.find(({ type }) => type === 'skip' || type === 'fixme');
const reasonOf = (test: Test) => skipOf(test)?.description ?? '';

function stateOf(test: Test): 'passed' | 'failed' | 'skipped' | 'did not run' {
  if (test.status === 'expected') return 'passed';
  if (test.status !== 'skipped') return 'failed';
  return skipOf(test) ? 'skipped' : 'did not run';
}

/** Where an error arose, the innermost line first: `locators.ts:12`. */
const linesOf = (stack: string): readonly string[] =>
  [...stack.matchAll(/^ +at .*?([^\s(]+):(\d+):\d+\)?$/gm)]
    .filter(([, file = '']) => !file.includes('node_modules'))
    .map(([, file = '', line]) => `${basename(file)}:${line}`);

function failureText({ title, file, line }: Spec, { results }: Test, state: string, folder: string): string {
  const { error, attachments = [] } = results.findLast((result) => result.error) ?? {};
  const pages = attachments
    .filter(({ name }) => name === 'page')
    .map(({ body = '' }) => `\n${Buffer.from(body, 'base64').toString()}`);
  const lines = linesOf(error?.stack ?? '');
  const where = lines.length > 0 ? `${lines.join(', called at ')}\n` : '';
  const message = error?.message ?? (state === 'failed' ? '' : state);
  return `${join(folder, file)}:${line} ${title}\n${where}${message}${pages.join('')}`;
}

function filesOf(tests: readonly { spec: Spec; test: Test }[], folder: string): readonly FileTime[] {
  const files = new Map<string, FileTime>();
  for (const { spec, test } of tests) {
    const file = join(folder, spec.file);
    const known = files.get(file) ?? { file, seconds: 0, tests: 0 };
    const seconds = test.results.reduce((all, { duration = 0 }) => all + duration / 1000, 0);
    files.set(file, { file, seconds: known.seconds + seconds, tests: known.tests + 1 });
  }
  return [...files.values()];
}
