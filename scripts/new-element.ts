// `pnpm new-element floating-card`: the folder of an element, complete and passing, to be made into what it is to be.
import { orSentence, Sentence } from './bootstrap/sentence.mjs';
import { root } from './bootstrap/root.mjs';
import { join } from 'node:path';
import { run } from './process.ts';
import { elementFiles } from './scaffold/element-files.ts';
import { namesOf } from './scaffold/names.ts';
import { writeFiles } from './scaffold/write-files.ts';

await orSentence(async () => {
  const names = namesOf(process.argv[2]);
  await writeFiles(elementFiles(names));
  const { code, output } = await run('node scripts/exports.ts', { cwd: join(root, 'packages', 'elements') });
  if (code !== 0) throw new Sentence(`The exports of packages/elements could not be written.\n${output}`);
  console.log(`packages/elements/src/${names.kebab} is there, and so are its exports in package.json.
Its tests:        pnpm --filter @skydeck/elements exec wtr --group ${names.kebab}
When it is done:  pnpm --filter @skydeck/elements run build, then manifest; pnpm --filter @skydeck/react-bindings run write
And a changeset:  pnpm changeset`);
});
