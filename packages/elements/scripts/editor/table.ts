import type { Interface } from './interfaces.ts';

const begin = '<!-- Written by scripts/editor-data.ts. -->';
const end = '<!-- So far. -->';

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** A row for each entry point: the element it is named after, with those that live inside it. */
function rows(elements: readonly Interface[]): string[] {
  const folders = [...new Set(elements.map(({ folder }) => folder))].sort();
  return folders.map((folder) => {
    const here = elements.filter((element) => element.folder === folder);
    const main = here.find(({ tag }) => tag === `sky-${folder}`);
    if (!main) throw new Error(`src/${folder} has no sky-${folder}.`);
    const inside = here.filter((element) => element !== main).map(({ tag }) => `\`${tag}\``);
    const tags = [`\`${main.tag}\``, ...inside].join(', ');
    return `| ${tags} | \`${folder}\` | ${firstSentence(main.summary).replaceAll('|', String.raw`\|`)} |`;
  });
}

/**
 * A README with its table of elements written anew.
 *
 * @throws {Error} When it has no place for one.
 */
export function withTable(readme: string, elements: readonly Interface[]): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error('The README has no place for the table of elements.');
  const table = ['| Element | Entry point | Description |', '|---|---|---|', ...rows(elements)].join('\n');
  return `${readme.slice(0, from)}${begin}\n\n${table}\n\n${readme.slice(to)}`;
}
