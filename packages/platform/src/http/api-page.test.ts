import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { createTempFolder, removeTempFolder } from '../app/testing/temp-folder.ts';
import { openTestPlatform } from '../app/testing/test-platform.ts';

const run = promisify(execFile);
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
);

interface Example {
  readonly commands: string;
  /** What the page shows of the last answer; null where it shows none. */
  readonly answer: unknown;
}

/** Commands with the answer that stands below them. */
function examplesOf(page: string): Example[] {
  const blocks = [...page.matchAll(/```(sh|json)\n([\s\S]*?)```/g)].map(([, kind, text = '']) => ({ kind, text }));
  return blocks.flatMap(({ kind, text }, at) => {
    const next = blocks[at + 1];
    return kind === 'sh' ? [{ commands: text, answer: next?.kind === 'json' ? JSON.parse(next.text) : null }] : [];
  });
}

/** Names that the page shows are in the answer, and so are the texts that it shows whole. */
function assertShown(shown: unknown, answer: unknown, where: string): void {
  if (Array.isArray(shown)) {
    assert.ok(Array.isArray(answer), where);
    for (const one of shown) assertShown(one, answer[0], `${where}[]`);
  } else if (typeof shown === 'object' && shown !== null) {
    for (const [name, value] of Object.entries(shown)) {
      assert.ok(Object.hasOwn(Object(answer) as object, name), `${where}.${name} is not in the answer`);
      assertShown(value, (answer as Readonly<Record<string, unknown>>)[name], `${where}.${name}`);
    }
  }
}

test('the examples of docs/api.md work as they stand', { skip: !hasCurl && 'there is no curl' }, async (t) => {
  const { url } = await openTestPlatform(t);
  const examples = examplesOf(await readFile(new URL('../../../../docs/api.md', import.meta.url), 'utf8'));
  assert.ok(examples.length >= 9);
  const folder = createTempFolder();
  t.after(() => removeTempFolder(folder));
  const parts = examples.map(({ commands }, at) => `${commands}\nprintf '\\n=== ${at}\\n'`);
  const script = `set -euo pipefail\n${parts.join('\n')}`.replaceAll('http://localhost:8800', url);
  const { stdout } = await run('bash', ['-c', script], { cwd: folder }).catch((error: Error & { stdout: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  const printed = stdout.split(/\n=== \d+\n/);
  for (const [at, { commands, answer }] of examples.entries()) {
    if (answer === null) continue;
    // The first answer that was printed: more of them stand one behind the other.
    const text = (printed[at] ?? '').trim().split(/(?<=\})(?=\{)/)[0] ?? '';
    assertShown(answer, JSON.parse(text), commands);
  }
});
