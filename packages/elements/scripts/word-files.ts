// What scripts/exports.ts writes of the words in src: one module for each language, with what every element says in it.
import { existsSync, globSync } from 'node:fs';

import { loaders } from '../src/core/languages.ts';

const root = new URL('../', import.meta.url);

interface WordFolder {
  /** The name under which the words are known: that of the element, or `field`. */
  readonly name: string;
  /** Below src. */
  readonly folder: string;
}

/** `src/text-field/words` is what `text-field` says, and `src/core/field-words` what every field does. */
function wordFolders(): WordFolder[] {
  return globSync(['src/*/words/en.ts', 'src/core/*-words/en.ts'], { cwd: root })
    .map((path) => path.split('/').slice(1, -1))
    .map(([owner = '', folder = '']) => ({
      name: owner === 'core' ? folder.replace(/-words$/, '') : owner,
      folder: `${owner}/${folder}`,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Every language but English, which is in the elements themselves. */
export const languages: readonly string[] = Object.keys(loaders);

const written = '// Written by scripts/exports.ts.\n';
const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const typeOf = (name: string): string => `${camelCase(`-${name}`)}Words`;
const constantOf = (name: string): string => `${camelCase(name)}Words`;
const key = (name: string): string => (name.includes('-') ? `'${name}'` : name);

function elementWords(folders: readonly WordFolder[]): string {
  const imports = folders.map(({ name, folder }) => `import type { ${typeOf(name)} } from '../${folder}/en.js';\n`);
  const members = folders.map(({ name }) => `  ${key(name)}: ${typeOf(name)};\n`);
  return `${written}${imports.join('')}
/** What each element says, by its name. */
export interface ElementWords {
${members.join('')}}
`;
}

function languageModule(language: string, folders: readonly WordFolder[]): string {
  const imports = folders.map(({ name, folder }) => {
    if (!existsSync(new URL(`src/${folder}/${language}.ts`, root)))
      throw new Error(`src/${folder} lacks ${language}.ts.`);
    return `import { ${language} as ${constantOf(name)} } from '../${folder}/${language}.js';\n`;
  });
  const entries = folders.map(({ name }) => `  ${key(name)}: ${constantOf(name)},\n`);
  return `${written}${imports.join('')}import type { ElementWords } from './element-words.js';

export const words: ElementWords = {
${entries.join('')}};
`;
}

/** The generated modules, by their path. */
export function wordFiles(): Record<string, string> {
  const folders = wordFolders();
  return {
    'src/languages/element-words.ts': elementWords(folders),
    ...Object.fromEntries(
      languages.map((language) => [`src/languages/${language}.ts`, languageModule(language, folders)]),
    ),
  };
}
