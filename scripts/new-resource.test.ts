import assert from 'node:assert/strict';
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

test('a new resource has its folders and lines, compiles, and passes its own tests', async () => {
  const made = await run('node scripts/new-resource.ts specimen-policy --area settings --icon shield', {
    cwd: copy.folder,
  });
  assert.equal(made.code, 0, made.output);

  for (const project of [...folders, 'test/journeys']) {
    const { output } = await run(`tsc -b ${project}`, { cwd: copy.folder });
    assert.deepEqual(
      output.split('\n').filter((line) => /specimen/i.test(line)),
      [],
    );
  }
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
