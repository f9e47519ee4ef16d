import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startChild } from '../testing/child-process.ts';
import { killInstances } from '../testing/kill-instances.ts';
import { openCrowd } from '../testing/live-crowd.ts';
import { loadedBy } from '../testing/mixed-load/sessions.ts';
import { openTestPlatform, type Signed } from '../testing/test-platform.ts';

// Many more of the same: `pnpm soak`.
// spec: instances.kill, spec: instances.events
test('of three instances under mixed load three are killed: nothing is lost or doubled, live clients hear all once, and tasks go on', async (t) => {
  const seeded = await openTestPlatform(t);
  await seeded.platform.close();
  const { dataFolder, databaseUrl } = seeded.settings;
  const env = { SKYDECK_DATA: dataFolder, DATABASE_URL: databaseUrl ?? '' };
  async function start() {
    const child = await startChild(t, 'app/testing/embedded-process.ts', env);
    const address = async (name: string) => {
      const line = (await child.line()) ?? '';
      assert.ok(line.startsWith(`${name} `), line || (await child.ended()).errors);
      return line.slice(name.length + 1);
    };
    const [url, s3Url] = [await address('url'), await address('s3')];
    const kill = async () => {
      child.kill('SIGKILL');
      await child.ended();
    };
    return { url, s3Url, kill };
  }
  const crowds = [{ who: loadedBy, open: (url: string, as: Signed) => openCrowd(url, as, 50) }];
  const { faults, acknowledged } = await killInstances({ start, instances: 3, kills: 3, crowds });
  assert.deepEqual(faults, []);
  assert.ok(acknowledged >= 60);
});
