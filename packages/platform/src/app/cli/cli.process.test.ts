import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCommand } from '../testing/run-command.ts';
import { startChild } from '../testing/child-process.ts';
import { tempFolder } from '../testing/temp-folder.ts';

// spec: operations.cli, spec: operations.backup
test('beside a server that runs a backup is made, and what needs it stopped is refused with its process', async (t) => {
  const dataFolder = tempFolder(t);
  const server = await startChild(t, 'app/testing/platform-process.ts', {
    SKYDECK_DATA: dataFolder,
    SKYDECK_PORT: '0',
  });
  assert.match((await server.line()) ?? '', /^url /);
  const backup = await startChild(t, 'app/cli/main.ts', { SKYDECK_DATA: dataFolder }, [
    'backup',
    `${tempFolder(t)}/backup`,
  ]);
  assert.match((await backup.line()) ?? '', /^The backup of .+ is in .+\/backup\.$/);
  assert.deepEqual(await backup.ended(), { code: 0, errors: '' });
  for (const args of [['check'], ['reset-password', 'admin'], ['unlock', 'admin']]) {
    const { code, complained } = await runCommand(dataFolder, ...args);
    assert.equal(code, 1);
    assert.match(complained.join('\n'), /^The data folder .+ is used by another running Skydeck \(process \d+\)/);
  }
});
