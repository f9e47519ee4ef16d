import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const menu = /\/src\/((?:areas|resources)\/.+)\/words\/menu\.json$/;
const mark = '\0title:';
const kitWords = /\/src\/kit\/words\/(\w\w)\.json$/;

/**
 * The titles of the menu stand in all languages beside what they name, where people look for them. The first page needs them
 * in one: in what is built they go with the words that every page has, and `title[language]` finds them there.
 */
export function titlesByLanguage(root: string): Plugin {
  const source = resolve(root, 'src');
  const keyOf = (folder: string) => `title.${folder}`;
  return {
    name: 'titles-by-language',
    enforce: 'pre',
    apply: 'build',
    // Under a name of its own: what ends in .json is read as JSON.
    resolveId(file, importer) {
      if (!importer || !file.endsWith('/menu.json')) return null;
      const [, folder] = menu.exec(resolve(dirname(importer), file).replaceAll('\\', '/')) ?? [];
      return folder === undefined ? null : `${mark}${folder}`;
    },
    load(id) {
      if (id.startsWith(mark)) {
        const folder = id.slice(mark.length);
        const text = resolve(source, 'kit/text/title.ts');
        return `import { titleOf } from ${JSON.stringify(text)}; export default titleOf(${JSON.stringify(keyOf(folder))});`;
      }
      const [, language] = kitWords.exec(id) ?? [];
      return language === undefined ? null : withTitles(id, language);
    },
  };

  function withTitles(file: string, language: string): string {
    const titles = globSync('{areas,resources}/**/words/menu.json', { cwd: source }).map((path) => {
      const folder = relative(source, resolve(source, path, '../..')).replaceAll('\\', '/');
      return [keyOf(folder), read(resolve(source, path))[language]] as const;
    });
    return JSON.stringify({ ...read(file), ...Object.fromEntries(titles) });
  }
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
