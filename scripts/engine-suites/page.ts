import type { Suite } from './suites.ts';

const begin = '<!-- Written by `pnpm engine-suites`, from here -->';
const end = '<!-- to here -->';

/** The page with these suites in it. */
export function pageWith(page: string, suites: readonly Suite[]): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/engines.md has no “${begin}” and “${end}”`);
  return `${before}${begin}\n\n${sectionOf(suites)}\n${end}${after}`;
}

/** Every engine that a suite runs on passes all of it: otherwise the page is not written. */
function sectionOf(suites: readonly Suite[]): string {
  const engines = [...new Set(suites.flatMap((suite) => suite.engines))].toSorted();
  const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const mark = (suite: Suite) => engines.map((engine) => (suite.engines.includes(engine) ? '✓' : '–'));
  const counts = suites.map((suite) =>
    row(`[${suite.subject}](#${slugOf(suite)})`, String(suite.tests.length), ...mark(suite)),
  );
  const head = (...cells: readonly string[]) => [row(...cells), `|${'---|'.repeat(cells.length)}`];
  const tables = suites.map((suite) =>
    [
      `### ${headingOf(suite)}`,
      '',
      `\`${suite.name}\` in [${suite.path.split('/').slice(-2).join('/')}](../${suite.path})`,
      '',
      ...head('Test', 'Rules', ...suite.engines),
      ...suite.tests.map(({ title, rules }) =>
        row(escaped(title), rules.map(linkOf).join(', '), ...suite.engines.map(() => '✓')),
      ),
      '',
    ].join('\n'),
  );
  return [...head('Suite', 'Tests', ...engines), ...counts, '', ...tables].join('\n');
}

const headingOf = ({ subject }: Suite) => subject.replace(/^./, (first) => first.toUpperCase());
/** As GitHub makes it. */
const slugOf = (suite: Suite) =>
  headingOf(suite)
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
const linkOf = (anchor: string) => `[${anchor}](specification/${anchor.split('.')[0]}.md)`;
const escaped = (text: string) => text.replaceAll('|', '\\|');
