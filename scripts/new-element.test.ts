import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { run } from './process.ts';
import { filesOf, undocumented } from './safety/rules/element-folder.ts';
import { wordsInTemplates } from './safety/rules/english.ts';
import { copyRepository } from './temporary-copy.ts';

// Copying takes longer than the scripts do.
const copy = copyRepository(['elements', 'tokens']);
after(copy.remove);

test('a new element has all files, keeps the rules, has its exports and compiles', async () => {
  const elements = join(copy.folder, 'packages', 'elements');

  const made = await run('node scripts/new-element.ts specimen-card', { cwd: copy.folder });
  assert.equal(made.code, 0, made.output);

  const folder = join(elements, 'src', 'specimen-card');
  assert.deepEqual(
    filesOf('specimen-card').filter((file) => !existsSync(join(folder, file))),
    [],
  );
  const source = readFileSync(join(folder, 'specimen-card.ts'), 'utf8');
  assert.deepEqual(undocumented(source), []);
  assert.deepEqual(wordsInTemplates({ path: 'specimen-card.ts', text: source }), []);

  for (const line of ['oxfmt --check', 'oxlint', 'stylelint']) {
    const files = line === 'stylelint' ? '*.css.ts' : '';
    const { code, output } = await run(`${line} packages/elements/src/specimen-card/${files}`, { cwd: copy.folder });
    assert.equal(code, 0, output);
  }

  const { exports } = JSON.parse(readFileSync(join(elements, 'package.json'), 'utf8')) as { exports: object };
  assert.ok('./specimen-card' in exports && './specimen-card/define' in exports);

  const { output } = await run('tsc -p tsconfig.test.json --listFiles', { cwd: elements });
  assert.match(output, /specimen-card\.a11y\.test\.ts$/m);
  assert.doesNotMatch(output, /specimen-card.*error TS/);
});

test('a new element does not overwrite one that is there', async () => {
  const made = await run('node scripts/new-element.ts text-field', { cwd: copy.folder });
  assert.equal(made.code, 1);
  assert.match(made.output, /already there/);
});
