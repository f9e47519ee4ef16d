import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describeApi } from '@skydeck/contract/description';

const redocly = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url));

test('the description of the API has no error and no warning', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skydeck-api-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(describeApi({ version: '1.0.0' })));
    // It neither reports home nor asks for newer versions.
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const lint = [redocly, 'lint', file, '--format=json', '--extends=recommended'];
    const { stdout } = await promisify(execFile)(process.execPath, lint, { env, cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    const { problems } = JSON.parse(stdout) as { problems: readonly { ruleId: string; message: string }[] };
    assert.deepEqual(
      problems.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      [],
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
