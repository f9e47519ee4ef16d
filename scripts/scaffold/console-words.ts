import { titled } from './names.ts';
import type { ResourceNames } from './resource-names.ts';
import { sharedWords } from './shared-words.ts';
import type { Files } from './write-files.ts';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The words of a new resource. What any resource says is there in nine languages; the names of the resource are English
 * everywhere, so that `pnpm check safety` asks for each until somebody has translated it.
 */
export function wordFiles({ one, many }: ResourceNames): Files {
  const title = titled(many.words);
  const languages = Object.entries(sharedWords);
  const inAll = (text: string) => json(Object.fromEntries(languages.map(([language]) => [language, text])));
  return {
    ...Object.fromEntries(
      languages.map(([language, words]) => [`words/${language}.json`, json({ 'list.title': title, ...words })]),
    ),
    'words/menu.json': inAll(title),
    'words/name.json': inAll(titled(one.words)),
  };
}
