// `pnpm engine-suites`: runs the suites of the ports on each engine, and writes docs/engines.md when all of it passes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'node:test';
import { orSentence, Sentence } from './bootstrap/sentence.mjs';
import { root } from './bootstrap/root.mjs';
import { pageWith } from './engine-suites/page.ts';
import { failureOf, missingIn } from './engine-suites/outcome.ts';
import { suiteIn } from './engine-suites/suites.ts';
import { sources } from './safety/repository.ts';

await orSentence(async () => {
  const suites = sources(/^packages\/platform\/src\/resources\/.*\.test\.ts$/).flatMap(
    (source) => suiteIn(source) ?? [],
  );
  const passed: string[] = [];
  const failed: string[] = [];
  const files = suites.map(({ path }) => join(root, path));
  for await (const { type, data } of run({ files, isolation: 'none' })) {
    if (type === 'test:fail') failed.push(...(failureOf(data) ?? []));
    if (type === 'test:pass') passed.push(data.name);
  }
  if (failed.length > 0)
    throw new Sentence(`Tests of the suites fail: docs/engines.md stays as it is.\n${failed.join('\n')}`);
  const missing = missingIn(suites, passed);
  if (missing.length > 0) throw new Sentence(`These have not run:\n${missing.join('\n')}`);
  const file = join(root, 'docs', 'engines.md');
  writeFileSync(file, pageWith(readFileSync(file, 'utf8'), suites));
});
