import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import type { ResourceNames } from './resource-names.ts';

/** One line for one file: at the end of the block that `after` opens and the first line equal to `before` closes. */
export interface Line {
  readonly path: string;
  readonly text: string;
  readonly after: string;
  readonly before: string;
}

const imports = (path: string, text: string): Line => ({ path, text, after: '', before: '' });

/** Every line outside its own folders that a resource needs. The two lists of resources come first. */
export function linesOf({ one: { kebab, camel }, many }: ResourceNames): Line[] {
  const list = 'packages/console/src/resources/index.ts';
  const routes = 'packages/platform/src/resources/index.ts';
  const engine = 'packages/platform/src/app/embedded/resources.ts';
  const contract = 'packages/contract/src/resources.ts';
  return [
    { path: list, text: `  ${camel},`, after: 'export const resources', before: '];' },
    imports(list, `import { ${camel} } from './${kebab}/definition.ts';`),
    { path: routes, text: `  ${many.camel}: ${camel}Routes,`, after: 'const routes', before: '};' },
    imports(routes, `import { ${camel}Routes } from './${kebab}/routes.ts';`),
    {
      path: engine,
      text: `  ${many.camel}: embedded${many.pascal},`,
      after: 'const resources',
      before: '} satisfies { readonly [Name in keyof Ports]: EmbeddedResource<Ports[Name]> };',
    },
    imports(engine, `import { embedded${many.pascal} } from '../../resources/${kebab}/embedded/index.ts';`),
    {
      path: contract,
      text: `  ${camel}: ${camel}Subjects,`,
      after: 'export const projectResources',
      before: '} as const;',
    },
    imports(contract, `export * from './${kebab}/index.ts';`),
    imports(contract, `import { ${camel}Subjects } from './${kebab}/index.ts';`),
  ];
}

/** Puts the line into its file; false when the file is no longer written in a way that says where. */
export function putLine({ path, text, after, before }: Line): boolean {
  const file = join(root, path);
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = after === '' ? placeAmong(lines, text) : endOfBlock(lines, after, before);
  if (at < 0) return false;
  lines.splice(at, 0, text);
  writeFileSync(file, lines.join('\n'));
  return true;
}

function endOfBlock(lines: readonly string[], after: string, before: string): number {
  const start = lines.findIndex((line) => line.includes(after));
  return start < 0 ? -1 : lines.findIndex((line, at) => at > start && line === before);
}

/** Imports from neighbours are in the order of their paths, and so are exports. */
function placeAmong(lines: readonly string[], text: string): number {
  const isExport = text.startsWith('export');
  const pathOf = (line: string) =>
    line.startsWith('export') === isExport ? /from '(\.[^']+)';$/.exec(line)?.[1] : undefined;
  const own = pathOf(text) ?? '';
  const later = lines.findIndex((line) => (pathOf(line) ?? '') > own);
  if (later >= 0) return later;
  return lines.findLastIndex((line) => pathOf(line) !== undefined) + 1;
}
