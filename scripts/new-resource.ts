// `pnpm new-resource floating-ip`: the three folders of a resource, complete and passing, and its lines in the lists.
import { orSentence } from './bootstrap/sentence.mjs';
import { consoleFiles } from './scaffold/console-files.ts';
import { contractFiles } from './scaffold/contract-files.ts';
import { linesOf, putLine } from './scaffold/lines.ts';
import { platformFiles } from './scaffold/platform-files.ts';
import { resourceNamesOf } from './scaffold/resource-names.ts';
import { writeFiles } from './scaffold/write-files.ts';

await orSentence(async () => {
  const names = resourceNamesOf(process.argv[2]);
  await writeFiles({ ...contractFiles(names), ...platformFiles(names), ...consoleFiles(names) });
  const lines = linesOf(names);
  const left = lines.filter((line) => !putLine(line));
  for (const { path, text } of lines) console.log(`${path}: ${text.trim()}`);
  if (left.length > 0) {
    console.log('\nThese files have changed their shape; put the line in by hand:');
    for (const { path, text } of left) console.log(`  ${path}: ${text.trim()}`);
    process.exitCode = 1;
  }
  console.log(`
The folders ${names.one.kebab} in contract, platform and console are there. Now
  describe the wire in contract, and let the compiler say what follows;
  say in contract/src/rights whose it is: abilities.ts has the roles, calls.ts each call;
  translate list.title, words/menu.json and words/name.json: pnpm check safety names them;
  give the sentences of delete.title, delete.running, delete.done and delete.failed the name, with its plural forms.`);
});
