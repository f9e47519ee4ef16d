// “Importing one element never brings a second one it does not use”, seen from outside: each entry point is bundled alone, as
// somebody's build would, and run. It runs without a browser, as it does in a program that renders pages on a server.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build, type BuildResult } from 'esbuild';
import { root } from './bootstrap/root.mjs';

const elements = join(root, 'packages', 'elements');
const read = (path: string) => readFileSync(join(elements, path), 'utf8');

interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations?: readonly { tagName?: string }[] }[];
}

/** The tags of each folder: an element, and those that only live inside it. */
const tagsOf = new Map<string, string[]>();
const folderOf = new Map<string, string>();
for (const { path, declarations = [] } of (JSON.parse(read('custom-elements.json')) as Manifest).modules) {
  const [, folder = ''] = path.split('/');
  for (const { tagName } of declarations) {
    if (tagName === undefined) continue;
    tagsOf.set(folder, [...(tagsOf.get(folder) ?? []), tagName]);
    folderOf.set(tagName, folder);
  }
}

const folders = Object.keys((JSON.parse(read('package.json')) as { exports: object }).exports)
  .filter((entryPoint) => entryPoint.endsWith('/define'))
  .map((entryPoint) => dirname(entryPoint).slice('./'.length));

type Bundle = BuildResult<{ metafile: true; write: false }>;

/** The code of somebody's program in a package of ours, with all that it brings along. */
const bundle = (code: string, folder = elements): Promise<Bundle> =>
  build({
    stdin: { contents: code, resolveDir: folder },
    absWorkingDir: elements,
    bundle: true,
    metafile: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    platform: 'node',
    // The words of other languages are fetched when they are needed.
    external: ['../languages/*'],
    logLevel: 'silent',
  });

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** The tags that what is in the bundle writes into its shadow trees, or makes. */
function usedIn({ metafile }: Bundle): Set<string> {
  const files = Object.keys(metafile.inputs).filter((file) => file.startsWith('dist/'));
  const code = files.map((file) => withoutComments(read(file))).join('\n');
  return new Set([...code.matchAll(/(?:<|createElement\(')(sky-[a-z-]+)/g)].map(([, tag = '']) => tag));
}

const place = mkdtempSync(join(tmpdir(), 'skydeck-entry-points-'));
after(() => rmSync(place, { recursive: true }));

/** Runs the bundle with an empty registry, and tells what is in it then. */
async function registeredBy({ outputFiles: [file] }: Bundle): Promise<string[]> {
  const registry = new Map<string, unknown>();
  const customElements = { get: (tag: string) => registry.get(tag), define: registry.set.bind(registry) };
  Object.assign(globalThis, { customElements });
  const module = join(place, `${randomUUID()}.mjs`);
  writeFileSync(module, file?.contents ?? '');
  await import(pathToFileURL(module).href);
  return [...registry.keys()].toSorted();
}

test('every folder of the manifest has its entry point, and every entry point is there', () => {
  assert.deepEqual(folders.toSorted(), [...tagsOf.keys()].toSorted());
});

for (const folder of folders) {
  test(`the entry point of ${folder} registers what it is for, what that uses, and nothing else`, async () => {
    const bundled = await bundle(`import '@skydeck/elements/${folder}/define';`);
    const registered = await registeredBy(bundled);
    const own = tagsOf.get(folder) ?? [];
    const used = usedIn(bundled);
    const missing = [...own, ...used].filter((tag) => !registered.includes(tag));
    assert.deepEqual(missing, [], 'used, and not registered');
    const wanted = new Set([folder, ...[...used].map((tag) => folderOf.get(tag))]);
    const surplus = registered.filter((tag) => !wanted.has(folderOf.get(tag)));
    assert.deepEqual(surplus, [], 'registered, and not used');
  });
}

test('a class alone registers nothing', async () => {
  const classes = folders.map((folder, at) => `export * as folder${at} from '@skydeck/elements/${folder}';`);
  assert.deepEqual(await registeredBy(await bundle(classes.join('\n'))), []);
});

test('one component taken from all of the bindings brings its own element', async () => {
  const bindings = join(root, 'packages', 'react-bindings');
  const code = "import { Button } from '@skydeck/react-bindings'; export const { displayName } = Button;";
  assert.deepEqual(await registeredBy(await bundle(code, bindings)), ['sky-button']);
});
