import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { StartRefusal } from '../start/start-refusal.ts';
import { openProbeEngine } from '../testing/probe-engine.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { openTestPlatform } from '../testing/test-platform.ts';
import { features } from './features.ts';
import { featuresOf } from './features-file.ts';

function fileOf(t: TestContext, text: string): string {
  const file = join(tempFolder(t), 'features.json');
  writeFileSync(file, text);
  return file;
}

test('everybody is told the features, each once', async (t) => {
  const { call } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const { status, json } = await call('/features.json');
  assert.deepEqual([status, json], [200, features]);
  assert.equal(new Set(features.map(({ id }) => id)).size, features.length);
});

// spec: feature.operator
test('an operator switches them', async (t) => {
  const featuresFile = fileOf(t, '{"tasks-notifications": false}');
  const { call } = await openTestPlatform(t, { featuresFile }, { openEngine: openProbeEngine });
  const { json } = await call('/features.json');
  assert.equal(json[0].enabled, false);
});

for (const [what, text, said] of [
  ['a slip of the pen', '{"task-notifications": false}', /'task-notifications' is not known; known are tasks-notif/],
  ['no JSON', 'off', /is not JSON like/],
  ['a word for a switch', '{"tasks-notifications": "off"}', /is not JSON like/],
  ['a list', '[]', /is not JSON like/],
] as const) {
  test(`a file with ${what} keeps the platform from starting`, (t) => {
    const file = fileOf(t, text);
    assert.throws(
      () => featuresOf(file),
      (error) => error instanceof StartRefusal && said.test(error.message) && error.message.includes(file),
    );
  });
}

test('a file that is not there keeps the platform from starting', (t) => {
  assert.throws(() => featuresOf(join(tempFolder(t), 'none.json')), /cannot be read \(ENOENT\)/);
});
