import type { Source } from '../repository.ts';
import type { Table } from './words.ts';

/** Words that no text of a language says, and what it says instead (docs/words.md, "Never"). */
export interface Refused {
  readonly language: string;
  readonly words: readonly string[];
  readonly instead: string;
}

/** The rows of the Markdown table under a heading, without its head: their cells. */
export function rowsUnder(heading: string, page: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const lines = own.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** The languages that the head of the table of terms names, in its order. */
export function languagesOf(page: string): string[] {
  const [, head = ''] = /^\| Term \|(.*)\|$/m.exec(page) ?? [];
  return head.split('|').map((cell) => cell.trim());
}

/** Terms that lack a language. */
export const gapsIn = (page: string): string[] => {
  const languages = languagesOf(page);
  return rowsUnder('Terms', page).flatMap(([term = '', ...cells]) =>
    languages.filter((_, at) => !cells[at]).map((language) => `${term}: ${language}`),
  );
};

export const refusedIn = (page: string): Refused[] =>
  rowsUnder('Never', page).map(([language = '', words = '', instead = '']) => ({
    language,
    words: words.split(',').map((word) => word.trim()),
    instead,
  }));

const withoutSpaces: ReadonlySet<string> = new Set(['ja', 'zh']);
const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf({ language, words }: Refused): RegExp {
  const any = words.map((word) => escaped(word).replaceAll('*', String.raw`\p{L}*`)).join('|');
  return withoutSpaces.has(language)
    ? new RegExp(any, 'iu')
    : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, 'iu');
}

const holes = /\{\{[^}]*\}\}|\$\{[^}]*\}/g;

/** The texts of a language that say what is refused in it. */
export function refusedTexts(texts: Table, language: string, refused: readonly Refused[]): string[] {
  const own = refused.filter((one) => one.language === language).map((one) => ({ ...one, pattern: patternOf(one) }));
  return Object.entries(texts).flatMap(([key, text]) =>
    own.flatMap(({ pattern, instead }) => {
      const [found] = pattern.exec(text.replaceAll(holes, '')) ?? [];
      return found === undefined ? [] : [`${key} says “${found}”, say ${instead}: ${text}`];
    }),
  );
}

/** The string literals of a word file that is code. */
export const literalsIn = ({ text }: Source): Table =>
  Object.fromEntries(
    [...text.matchAll(/(?<=[:(?=>]\s*)(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g)].map(
      ([, quoted, template], at) => [String(at + 1), quoted ?? template ?? ''],
    ),
  );
