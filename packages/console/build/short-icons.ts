import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Icons without what only people read in their files: names for style sheets, one attribute a line. */
export const shortIcons: Plugin = {
  name: 'short-icons',
  enforce: 'pre',
  apply: 'build',
  async load(id) {
    const [, file] = /^(.*\/lucide-static\/icons\/[\w-]+\.svg)\?raw$/.exec(id) ?? [];
    if (file === undefined) return null;
    const source = await readFile(file, 'utf8');
    const short = source
      .replace(/\s*class="[^"]*"/, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?([<>]) ?| (\/>)/g, '$1$2')
      .replaceAll('<!--', '\n<!--');
    return `export default ${JSON.stringify(short.trim())};`;
  },
};
