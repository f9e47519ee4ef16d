/** One line of lit-analyzer's list. `line` counts from 1. */
export interface TemplateProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Reads the `list` format: a file's name, then its problems as `line:column severity message`. */
export function problemsIn(output: string): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  let file = '';
  for (const line of output.split('\n')) {
    const heading = /^\.\/(\S+)$/.exec(line);
    if (heading?.[1]) file = heading[1];
    const problem = /^ +(\d+):\d+ +(?:error|warning) +(.+)$/.exec(line);
    if (problem?.[1] && problem[2]) problems.push({ file, line: Number(problem[1]), message: problem[2] });
  }
  return problems;
}

/** Attributes every HTML element has and lit-analyzer 2 does not know. */
const globalAttributes = [
  'aria-description',
  'autofocus',
  'enterkeyhint',
  'inert',
  'popover',
  'popovertarget',
  'popovertargetaction',
  'writingsuggestions',
];

/** What lit-analyzer 2 takes for a problem though Lit 3 means it so. */
export function isFalseAlarm({ message }: TemplateProblem, source: string): boolean {
  // `nothing` takes the attribute away; the analyzer sees a symbol.
  if (message.includes('Symbol(undefined)')) return true;
  // Any text can be written into an attribute; which words have a meaning there is the browser's business.
  if (/^Type '(string|number)' is not assignable to '"/.test(message)) return true;
  if (globalAttributes.some((name) => message === `Unknown attribute '${name}'.`)) return true;
  // It is an enumerated attribute since it can say `until-found`; as a boolean it could not.
  if (message.startsWith("The 'hidden' attribute is of boolean type") && source.includes('until-found')) return true;
  // A role of ARIA 1.2 that the analyzer has not heard of.
  if (message.startsWith("The value 'meter' is not assignable")) return true;
  // A property with its own converter needs no type.
  return message.startsWith("Missing '{type: ") && source.includes('converter');
}
