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
