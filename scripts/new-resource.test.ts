import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { run } from './process.ts';
import { fromNodeTest } from './test/tally.ts';
import { copyRepository } from './temporary-copy.ts';

const folders = ['packages/contract', 'packages/platform', 'packages/console'];

test('a new resource has its folders and lines, compiles, and passes its own tests', async (t) => {
  const copy = copyRepository();
  t.after(copy.remove);

  const made = await run('node scripts/new-resource.ts specimen-policy', { cwd: copy.folder });
  assert.equal(made.code, 0, made.output);

  for (const project of [...folders, 'test/journeys']) {
    const { output } = await run(`tsc -b ${project}`, { cwd: copy.folder });
    assert.deepEqual(
      output.split('\n').filter((line) => /specimen/i.test(line)),
      [],
    );
  }
  for (const folder of folders) {
    const { code, output } = await run("node --test 'src/**/specimen-policy/*.test.ts'", {
      cwd: join(copy.folder, folder),
    });
    assert.equal(code, 0, output);
    assert.ok(fromNodeTest(output).passed > 0, output);
  }
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

test('a new resource does not overwrite one that is there', async (t) => {
  const copy = copyRepository();
  t.after(copy.remove);
  const made = await run('node scripts/new-resource.ts router', { cwd: copy.folder });
  assert.equal(made.code, 1);
  assert.match(made.output, /already there/);
});
