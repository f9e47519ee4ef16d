// Writes one React binding per folder of elements, from the committed manifest, and an entry point for the words of the elements
// for who writes React and depends on no second package. By hand is only what is listed in `byHand`.
// `--check` only compares, and fails when something differs.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

interface Member {
  name?: string;
  description?: string;
  type?: { text: string };
}
interface Declaration {
  name: string;
  customElement?: boolean;
  tagName?: string;
  description?: string;
  events?: Member[];
  cssParts?: Member[];
}
interface Manifest {
  modules: { path: string; declarations?: Declaration[] }[];
}

/** Files of src that this script does not write. */
const byHand = ['overlay.ts'];
const isCheck = process.argv.includes('--check');
const root = new URL('../', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('../elements/custom-elements.json', root), 'utf8')) as Manifest;

/** The elements of each folder. What lies in `core` is only there to be extended, and has no tag. */
function elementsByFolder(): Map<string, Required<Declaration>[]> {
  const folders = new Map<string, Required<Declaration>[]>();
  for (const { path, declarations = [] } of manifest.modules) {
    const [, folder = ''] = path.split('/');
    const elements = folder === 'core' ? [] : declarations.filter(({ customElement }) => customElement);
    for (const element of elements) folders.set(folder, [...(folders.get(folder) ?? []), checked(element)]);
  }
  return new Map([...folders].sort(([one], [other]) => one.localeCompare(other)));
}

function checked(element: Declaration): Required<Declaration> {
  const { name, tagName, events = [], cssParts = [], description = '' } = element;
  if (!tagName) throw new Error(`${name} has no @tagname.`);
  for (const event of events)
    if (!event.name || !event.type?.text) throw new Error(`${name}: the event ${event.name} has no type.`);
  for (const part of cssParts)
    if (!part.description) throw new Error(`${name}: the part ${part.name} is not described.`);
  return { name, tagName, events, cssParts, description, customElement: true };
}

const componentName = ({ name }: Declaration): string => name.replace(/^Sky/, '');
const handlerName = (event: string): string =>
  `on${event
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')}`;
const isOverlay = ({ events }: Required<Declaration>): boolean => events.some(({ name }) => name === 'sky-closed');
const isOwn = (type: string): boolean => type.startsWith('Sky');

function binding(folder: string, elements: Required<Declaration>[]): string {
  const events = elements.flatMap((element) => element.events);
  const types = [...new Set(events.map(({ type }) => type!.text).filter(isOwn))].sort();
  const names = [...elements.map(({ name }) => name).sort(), ...types.map((type) => `type ${type}`)];
  return (
    [
      '// Written by scripts/write.ts from the manifest of @skydeck/elements.',
      `import { createComponent${events.length > 0 ? ', type EventName' : ''} } from '@lit/react';`,
      `import { ${names.join(', ')} } from '@skydeck/elements/${folder}';`,
      '// Before the first render: on an unknown tag React sets attributes, not properties.',
      `import '@skydeck/elements/${folder}/define';`,
      "import * as React from 'react';",
      ...(elements.some(isOverlay) ? ["import { overlay } from './overlay.js';"] : []),
      '',
      '// Who writes React needs the rest of the entry point too, and no second package for it.',
      `export * from '@skydeck/elements/${folder}';`,
      ...elements.map(component),
    ].join('\n') + '\n'
  );
}

function component(element: Required<Declaration>): string {
  const events = element.events.map(
    ({ name, type }) => `    ${handlerName(name!)}: '${name}' as EventName<${type!.text}>,`,
  );
  return [
    '',
    `/** ${element.description.replace(/\s*\n\s*/g, ' ').trim()} */`,
    `export const ${componentName(element)} = ${isOverlay(element) ? 'overlay(' : ''}createComponent({`,
    '  react: React,',
    `  tagName: '${element.tagName}',`,
    `  elementClass: ${element.name},`,
    `  displayName: '${componentName(element)}',`,
    ...(events.length > 0 ? ['  events: {', ...events, '  },'] : []),
    isOverlay(element) ? '}));' : '});',
  ].join('\n');
}

function write(path: string, text: string): void {
  const file = new URL(path, root);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (isCheck) throw new Error(`${path} is out of date: run "pnpm run write".`);
  writeFileSync(file, text);
}

const folders = elementsByFolder();
const exportOf = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });
const description = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as Record<string, unknown>;
const exports = Object.fromEntries([
  ['.', exportOf('index')],
  ['./wording', exportOf('wording')],
  ...[...folders.keys()].map((name) => [`./${name}`, exportOf(name)]),
]);
const index = [...folders].map(
  ([folder, elements]) => `export { ${elements.map(componentName).sort().join(', ')} } from './${folder}.js';`,
);

mkdirSync(new URL('src/', root), { recursive: true });
for (const [folder, elements] of folders) write(`src/${folder}.ts`, binding(folder, elements));
write('src/index.ts', `// Written by scripts/write.ts from the manifest of @skydeck/elements.\n${index.join('\n')}\n`);
write('src/wording.ts', `// Written by scripts/write.ts.\nexport * from '@skydeck/elements/wording';\n`);
write('package.json', `${JSON.stringify({ ...description, exports }, null, 2)}\n`);
for (const file of readdirSync(new URL('src/', root))) {
  if (['index.ts', 'wording.ts', ...byHand].includes(file) || folders.has(file.replace(/\.ts$/, ''))) continue;
  if (isCheck) throw new Error(`src/${file} binds no element: run "pnpm run write".`);
  rmSync(new URL(`src/${file}`, root));
}
