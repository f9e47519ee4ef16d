// The starts of the READMEs that are not run in a browser (readme-*.e2e.ts does that): what they import is there, what
// they write in their templates is known to the elements, and what is TypeScript agrees with the types.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { blocksOf } from '../../../scripts/readme-blocks.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly {
      readonly tagName?: string;
      readonly attributes?: readonly { readonly name: string }[];
      readonly members?: readonly { readonly name: string; readonly kind: string }[];
      readonly events?: readonly { readonly name: string }[];
    }[];
  }[];
}

const declarations = (JSON.parse(read('packages/elements/custom-elements.json')) as Manifest).modules.flatMap(
  ({ declarations: found = [] }) => found,
);

/** The entry points of each of our packages that others install. */
const entryPoints = new Set(
  globSync(['packages/*/package.json', 'themes/*/package.json'], { cwd: repository }).flatMap((file) => {
    const { name, exports = {} } = JSON.parse(read(file)) as { name: string; exports?: Record<string, unknown> };
    return Object.keys(exports).map((entryPoint) => `${name}${entryPoint.slice(1)}`);
  }),
);

const importedBy = (code: string) =>
  [...code.matchAll(/(?:from|import) '(@skydeck\/[^']+)'/g)].map(([, entryPoint]) => entryPoint);

/** An element as a template writes it: its tag, and what is set or heard on it. */
interface Used {
  readonly tag: string;
  readonly attributes: readonly string[];
  readonly properties: readonly string[];
  readonly events: readonly string[];
}

/** How a framework writes a property and an event; what is neither is an attribute. */
interface Dialect {
  readonly property: RegExp;
  readonly event: RegExp;
}

const vue: Dialect = { property: /^:(?<name>[\w-]+)/, event: /^@(?<name>[\w-]+)/ };
const angular: Dialect = { property: /^\[(?<name>\w+)\]/, event: /^\((?<name>[\w-]+)\)/ };

function usedIn(template: string, { property, event }: Dialect): Used[] {
  return [...template.matchAll(/<(sky-[a-z-]+)([^>]*)>/g)].map(([, tag = '', written = '']) => {
    const names = [...written.matchAll(/([^\s=]+)(?:="[^"]*")?/g)].map(([, name = '']) => name);
    const named = (pattern: RegExp) => names.flatMap((name) => pattern.exec(name)?.groups?.['name'] ?? []);
    const attributes = names.filter((name) => !property.test(name) && !event.test(name));
    return { tag, attributes, properties: named(property), events: named(event) };
  });
}

/** What every element of HTML has. */
const common = new Set(['class', 'id', 'slot', 'lang', 'dir', 'hidden']);

function unknownIn(used: readonly Used[]): string[] {
  return used.flatMap(({ tag, attributes, properties, events }) => {
    const found = declarations.find(({ tagName }) => tagName === tag);
    if (!found) return [tag];
    const has = (list: readonly { name: string }[] = [], name: string) => list.some((one) => one.name === name);
    return [
      ...attributes.filter((name) => !common.has(name) && !has(found.attributes, name)),
      ...properties.filter((name) => !has(found.members, name)),
      ...events.filter((name) => !['click'].includes(name) && !has(found.events, name)),
    ].map((name) => `${tag} ${name}`);
  });
}

function expectTemplate(code: string, dialect: Dialect) {
  const used = usedIn(code, dialect);
  assert.ok(used.length >= 3, 'a login page has two fields and a button');
  assert.deepEqual(unknownIn(used), []);
  const registered = importedBy(code).filter((entryPoint) => entryPoint?.endsWith('/define'));
  const needed = [...new Set(used.map(({ tag }) => `@skydeck/elements/${tag.slice('sky-'.length)}/define`))];
  assert.deepEqual(registered.toSorted(), needed.toSorted());
}

/** A line that says in a comment what it gives: `vars.space[4]; // 'var(--sky-space-4)'`. */
const claim = /^(.+?);\s+\/\/ ('[^']*'|true|false|[\d.]+)(?:[:,].*)?$/m;

const modules = join(import.meta.dirname, '..', 'node_modules');

/** A folder of its own in which our packages are installed; gone after the test. */
function folderWithPackages(context: { after(done: () => void): void }): string {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-readme-'));
  context.after(() => rmSync(folder, { recursive: true }));
  symlinkSync(modules, join(folder, 'node_modules'), 'junction');
  return folder;
}

describe('what the READMEs say', () => {
  it('imports entry points that are there', () => {
    const readmes = globSync(['packages/*/README.md', 'themes/*/README.md'], { cwd: repository });
    const named = readmes.flatMap((file) => importedBy(read(file)).map((entryPoint) => [file, entryPoint] as const));
    assert.ok(named.length > 20);
    const missing = named.filter(([, entryPoint = '']) => !entryPoints.has(entryPoint) && !/<.+>/.test(entryPoint));
    assert.deepEqual(missing, []);
  });

  it('finds a name that no element knows', () => {
    const wrong = '<sky-text-field label="Name" lable="Name" :erorr="problem" @chnage="save"></sky-text-field><sky-x>';
    assert.deepEqual(unknownIn(usedIn(wrong, vue)), [
      'sky-text-field lable',
      'sky-text-field erorr',
      'sky-text-field chnage',
      'sky-x',
    ]);
  });

  it('is, for Vue, what the elements know', () => {
    const [app] = blocksOf('elements/README.md', 'Vue', 'vue');
    expectTemplate(app, vue);
    assert.match(
      blocksOf('elements/README.md', 'Vue', 'js')[0],
      /isCustomElement: \(tag\) => tag\.startsWith\('sky-'\)/,
    );
  });

  it('is, for Angular, what the elements know', () => {
    const [component] = blocksOf('elements/README.md', 'Angular', 'ts');
    expectTemplate(component, angular);
    assert.match(component, /schemas: \[CUSTOM_ELEMENTS_SCHEMA\]/);
  });

  it('is, for the tokens, what comes out', (context) => {
    const folder = folderWithPackages(context);
    const blocks = [
      ...blocksOf('tokens/README.md', 'Start', 'ts'),
      ...blocksOf('tokens/README.md', 'Make a scheme', 'ts'),
    ].filter((block) => claim.test(block));
    assert.ok(blocks.length >= 2);
    for (const block of blocks) {
      const checked = block.replaceAll(new RegExp(claim, 'gm'), 'assert.equal($1, $2);');
      writeFileSync(join(folder, 'start.ts'), `import assert from 'node:assert/strict';\n${checked}`);
      const { status, stderr } = spawnSync(process.execPath, [join(folder, 'start.ts')], { encoding: 'utf8' });
      assert.equal(status, 0, stderr);
    }
  });

  it('is, for React, what the types say', (context) => {
    const folder = folderWithPackages(context);
    writeFileSync(join(folder, 'login.tsx'), blocksOf('elements/README.md', 'React', 'tsx')[0]);
    writeFileSync(join(folder, 'server.tsx'), blocksOf('react-bindings/README.md', 'Start', 'tsx')[0]);
    const compilerOptions = {
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      types: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const { status, stdout } = spawnSync(join(modules, '.bin', 'tsc'), ['-p', folder], { encoding: 'utf8' });
    assert.equal(status, 0, stdout);
  });
});
