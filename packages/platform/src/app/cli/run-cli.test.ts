import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCommand } from '../testing/run-command.ts';
import { tempFolder } from '../testing/temp-folder.ts';

// spec: operations.cli
test('what is no command shows what there is, and is exit code 2; help is none', async (t) => {
  const folder = tempFolder(t);
  for (const args of [
    [],
    ['sing'],
    ['backup'],
    ['check', 'more'],
    ['unlock', 'one', 'two'],
    ['check', '--loud'],
    ['constructor'],
  ]) {
    const { code, printed, complained } = await runCommand(folder, ...args);
    assert.deepEqual([code, printed, complained[0]], [2, [], 'skydeck [--data FOLDER] COMMAND'], args.join(' '));
  }
  const help = await runCommand(folder, '--help');
  assert.deepEqual([help.code, help.complained, help.printed[0]], [0, [], 'skydeck [--data FOLDER] COMMAND']);
});

// spec: operations.migrate-store
test('where the data are to go has to be said', async (t) => {
  const { code, complained } = await runCommand(tempFolder(t), 'migrate-store');
  assert.deepEqual([code, complained], [1, ['Say with DATABASE_URL which PostgreSQL database the data are to go to.']]);
});
