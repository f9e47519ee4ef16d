import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCommand } from '../testing/run-command.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { runCli } from './run-cli.ts';

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

test('commands that copy or check the file of a database refuse to run beside a server’s', async (t) => {
  const folder = tempFolder(t);
  for (const args of [['backup', 'to'], ['restore', 'from'], ['check']]) {
    const env = { DATABASE_URL: 'postgres://sky@localhost:1/skydeck', SKYDECK_DATA: folder };
    const complained: string[] = [];
    const complain = (line: string) => void complained.push(line);
    assert.equal(await runCli(args, { env, print: assert.fail, complain }), 1);
    assert.match(complained.join(), /DATABASE_URL names a server/);
  }
});
