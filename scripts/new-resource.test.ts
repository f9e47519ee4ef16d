import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quoted, run } from './process.ts';
import { runReported } from './test/report.ts';
import { copyRepository } from './temporary-copy.ts';

// Copying takes longer than the scripts do.
const copy = copyRepository();
after(copy.remove);

const folders = ['packages/contract', 'packages/platform', 'packages/console'];

/** What the embedded engine does in the background, and whose objects it finds. */
const engineFacts = `
  import { openEmbeddedEngine } from './src/app/embedded/index.ts';
  const { tasks, search } = openEmbeddedEngine({ store: { onChanges() {} } });
  console.log(tasks.map(({ name }) => name), search.map(({ subject }) => subject));
`;

const resource = 'specimen-policy';
const e2e = `../../packages/console/src/resources/${resource}/*.e2e.ts`;

/** Where the new files are, and those with a new line. */
const projects: Readonly<Record<string, readonly string[]>> = {
  'packages/platform': [`src/**/${resource}`, 'src/resources/index.ts', 'src/app/embedded/resources.ts'],
  'packages/console': [`src/**/${resource}`, 'src/resources/index.ts'],
  'test/journeys': [e2e],
};

interface Project {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly references: readonly { readonly path: string }[];
}

/**
 * What the compiler says of these files of a project, on top of the types that the project had before: to compile all that
 * imports the contract takes a minute.
 */
async function typeProblems(project: string, files: readonly string[]): Promise<string> {
  const cwd = join(copy.folder, project);
  const { include, exclude = [], references } = JSON.parse(readFileSync(join(cwd, 'tsconfig.json'), 'utf8')) as Project;
  const write = (name: string, settings: Partial<Project> & { readonly compilerOptions?: object }) =>
    writeFileSync(join(cwd, name), JSON.stringify({ extends: './tsconfig.json', ...settings }));
  write('tsconfig.before.json', { include, exclude: [...exclude, ...files], references });
  write('tsconfig.added.json', {
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
    include: files,
    exclude,
    // Journeys have no types for others.
    references: project.startsWith('packages/') ? [...references, { path: './tsconfig.before.json' }] : references,
  });
  return (await run('tsc -p tsconfig.added.json', { cwd })).output;
}

test('a new resource has its folders and lines, compiles, and passes its own tests', async () => {
  const built = await run('tsc -b packages/platform packages/console', { cwd: copy.folder });
  assert.equal(built.code, 0, built.output);
  const made = await run('node scripts/new-resource.ts specimen-policy --area settings --icon shield', {
    cwd: copy.folder,
  });
  assert.equal(made.code, 0, made.output);

  const contract = await run('tsc -b packages/contract', { cwd: copy.folder });
  assert.equal(contract.code, 0, contract.output);
  for (const [project, files] of Object.entries(projects))
    assert.equal(await typeProblems(project, files), '', project);
  for (const folder of folders) {
    const { tally, output } = await runReported(folder, "node --test 'src/**/specimen-policy/*.test.ts'", {
      cwd: join(copy.folder, folder),
    });
    assert.equal(tally.failed, 0, output);
    assert.ok(tally.passed > 0, output);
  }
  const engine = await run(`node --input-type=module -e ${quoted(engineFacts)}`, {
    cwd: join(copy.folder, 'packages/platform'),
  });
  assert.match(engine.output, /settings\.specimen_policies\.delete_many/, 'the engine runs its tasks');
  assert.match(engine.output, /settings_specimen_policies/, 'the search of everything asks for them');
  for (const line of ['oxfmt --check', 'oxlint']) {
    const { code, output } = await run(
      `${line} packages/*/src/specimen-policy packages/*/src/resources/specimen-policy`,
      { cwd: copy.folder },
    );
    assert.equal(code, 0, output);
  }
  const lists = await run("node --test 'scripts/safety/lists.test.ts'", { cwd: copy.folder });
  assert.doesNotMatch(lists.output, /specimen/);
});

test('a new resource does not overwrite one that is there', async () => {
  const made = await run('node scripts/new-resource.ts router', { cwd: copy.folder });
  assert.equal(made.code, 1);
  assert.match(made.output, /already there/);
});
