// Writes from the committed manifest what editors read (VS Code's custom data, JetBrains' web-types), and in the README
// the table of elements and the version. `--check` only compares, and fails when they differ.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { interfacesOf } from './editor/interfaces.ts';
import { withTable } from './editor/table.ts';
import { cssData, htmlData } from './editor/vscode.ts';
import { webTypes } from './editor/web-types.ts';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const json = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

/** The text of each file, by its path in the package. */
export function editorFiles(): Record<string, string> {
  const elements = interfacesOf(root);
  const description = JSON.parse(read('package.json')) as { name: string; version: string };
  return {
    'vscode.html-custom-data.json': json(htmlData(elements)),
    'vscode.css-custom-data.json': json(cssData(elements)),
    'web-types.json': json(webTypes(elements, description)),
    'README.md': withVersion(withTable(read('README.md'), elements), description),
  };
}

/** The addresses of a CDN name the version that the README belongs to. */
function withVersion(readme: string, { name, version }: { name: string; version: string }): string {
  return readme.replaceAll(new RegExp(`(/npm/${name}@)[^/]+`, 'g'), `$1${version}`);
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(editorFiles())) {
    if (existsSync(new URL(path, root)) && read(path) === text) continue;
    if (process.argv.includes('--check')) throw new Error(`${path} is out of date: run "pnpm run editor-data".`);
    writeFileSync(new URL(path, root), text);
  }
}
