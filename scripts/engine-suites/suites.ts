import type { Source } from '../safety/repository.ts';

/** One test of a suite that each engine behind a port runs. */
export interface SuiteTest {
  readonly name: string;
  /** The names of the groups around it, and its own. */
  readonly title: string;
  /** Anchors of the specification. */
  readonly rules: readonly string[];
}

/** A suite as its file describes it. */
export interface Suite {
  readonly path: string;
  /** `describeRouterEngine`. */
  readonly name: string;
  /** `routers`. */
  readonly subject: string;
  /** Those that run it. */
  readonly engines: readonly string[];
  readonly tests: readonly SuiteTest[];
}

const exported = /^export function (describe\w+)\(harness: EngineHarness</m;
const described = /^ {2}describe\(`(.+) of the \$\{harness\.engine\} engine(.*)`, /m;
const opened = /^describe\w+\((embedded|openstack)\w*(?:\(.*\))?\);$/gm;

/** A file has at most one. */
export function suiteIn({ path, text }: Source): Suite | null {
  const [, name] = exported.exec(text) ?? [];
  const [, subject = '', part = ''] = described.exec(text) ?? [];
  if (name === undefined || subject === '') return null;
  const engines = [...text.matchAll(opened)].map(([, engine = '']) => engine);
  return { path, name, subject: `${subject}${part}`, engines: [...new Set(engines)], tests: testsIn(text) };
}

const cited = /^\s*\/\/ (spec: .+)$/;
/** A title as the formatter leaves it: on the line of the call, or on a line of its own. */
const named = /^(\s+)(describe|test)\((?:(['"`])(.+?)\3, |$)/;
const alone = /^\s+(['"`])(.+)\1,$/;

/** What looks after its engine, by the indentation of the formatter. */
function testsIn(text: string): SuiteTest[] {
  const lines = text.split('\n');
  const groups: { readonly indent: number; readonly title: string }[] = [];
  const found: SuiteTest[] = [];
  let rules: string[] = [];
  for (const [at, line] of lines.entries()) {
    const [, anchors] = cited.exec(line) ?? [];
    if (anchors !== undefined) {
      rules = [...anchors.matchAll(/spec: ([\w.-]+)/g)].map(([, anchor = '']) => anchor);
      continue;
    }
    const [, indent = '', kind, , inLine] = named.exec(line) ?? [];
    const title = inLine ?? alone.exec(lines[at + 1] ?? '')?.[2];
    // The suite itself is at two spaces.
    if (kind === undefined || title === undefined || indent.length <= 2) continue;
    while (groups.length > 0 && (groups.at(-1)?.indent ?? 0) >= indent.length) groups.pop();
    if (kind === 'describe') groups.push({ indent: indent.length, title });
    else found.push({ name: title, title: [...groups.map((group) => group.title), title].join(': '), rules });
    rules = [];
  }
  return found;
}
