import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type Rolldown } from 'vite';
import { forms } from '../forms/forms.ts';
import { expect, test } from './test.ts';

// One element never brings another: each entry point is bundled alone, as somebody's build would.

const here = fileURLToPath(new URL('.', import.meta.url));
const names: readonly string[] = forms.map(({ name }) => name);

/** Which elements' folders are in the bundle of this program. */
async function elementsIn(code: string): Promise<string[]> {
  const built = (await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'start',
        resolveId: (id) => (id === 'start' ? `${here}start.js` : null),
        load: (id) => (id === `${here}start.js` ? code : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: 'start', external: ['react'], preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const outputs = Array.isArray(built) ? built : [built];
  const modules = outputs.flatMap(({ output }) =>
    output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : [])),
  );
  const folders = modules.map((id) => /\/dist\/host\/([a-z0-9-]+)\//.exec(id)?.[1] ?? '');
  return [...new Set(folders.filter((folder) => names.includes(folder)))];
}

test('each entry point has its own element and no other', async () => {
  test.slow();
  for (const name of names)
    expect(await elementsIn(`import '@skydeck/embed/host/${name}/define';`), name).toEqual([name]);
});

test('one React component, taken from all of them, fetches its own element and no other', async () => {
  const code = "export { SkyRouterEdit } from '@skydeck/embed/react';";
  expect(await elementsIn(code)).toEqual(['router-edit']);
});

test('classes and events register nothing, and all of them together are every element', async () => {
  expect(await elementsIn("export { SkyDoneEvent } from '@skydeck/embed/host';")).toEqual([]);
  expect((await elementsIn("import '@skydeck/embed/host/define';")).toSorted()).toEqual(names.toSorted());
});

test('one entry point alone brings the types of its element and of its events', async () => {
  const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
  // Rejects with what is wrong.
  await promisify(execFile)(process.execPath, [tsc, '-p', `${here}types/tsconfig.json`]);
});
