import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { startChild } from '../testing/child-process.ts';
import { integrityFaults } from '../testing/integrity.ts';
import { createMixedLoad, type LoadedServer, type MixedLoad } from '../testing/mixed-load.ts';
import { tempFolder } from '../testing/temp-folder.ts';

async function start(t: TestContext, dataFolder: string) {
  const child = await startChild(t, 'app/testing/embedded-process.ts', { SKYDECK_DATA: dataFolder });
  const address = async (name: string) => {
    const line = (await child.line()) ?? '';
    assert.ok(line.startsWith(`${name} `), line);
    return line.slice(name.length + 1);
  };
  const server: LoadedServer = { url: await address('url'), s3Url: await address('s3') };
  return { child, server };
}

// Many more of the same: `pnpm soak`.
test('three times kill -9 under mixed load: nothing acknowledged is lost, doubled or half there', async (t) => {
  const dataFolder = tempFolder(t);
  let load: MixedLoad | null = null;
  for (const count of [40, 67, 91]) {
    const { child, server } = await start(t, dataFolder);
    load ??= await createMixedLoad(server);
    assert.deepEqual(await load.findFaults(server), []);
    await load.run(server, count, () => child.kill('SIGKILL'));
    await child.ended();
  }
  const { child, server } = await start(t, dataFolder);
  assert.deepEqual(await load?.findFaults(server), []);
  assert.deepEqual(load?.serverErrors, []);
  child.kill('SIGKILL');
  await child.ended();
  assert.deepEqual(integrityFaults(dataFolder), []);
});
