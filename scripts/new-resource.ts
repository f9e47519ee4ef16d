// `pnpm new-resource key-pair --area compute --icon key-round`: the three folders of a resource, complete and passing, and its
// lines in the lists.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap/root.mjs';
import { orSentence } from './bootstrap/sentence.mjs';
import { buildStale } from './build/build-stale.ts';
import { run } from './process.ts';
import { consoleFiles } from './scaffold/console-files.ts';
import { contractFiles } from './scaffold/contract-files.ts';
import { linesOf, putLine } from './scaffold/lines.ts';
import { platformFiles } from './scaffold/platform-files.ts';
import { resourceNamesOf } from './scaffold/resource-names.ts';
import { writeFiles } from './scaffold/write-files.ts';

/** Resources whose names nobody has translated yet: scripts/safety/words.test.ts lets them stand for a while. */
function awaitTranslation(kebab: string): void {
  const path = join(root, 'scripts/safety/untranslated.json');
  const waiting = JSON.parse(readFileSync(path, 'utf8')) as string[];
  writeFileSync(path, `${JSON.stringify([...waiting, kebab].toSorted())}\n`);
}

await orSentence(async () => {
  const names = resourceNamesOf(process.argv.slice(2));
  const { kebab } = names.one;
  await writeFiles({ ...contractFiles(names), ...platformFiles(names), ...consoleFiles(names) });
  awaitTranslation(kebab);
  const lines = linesOf(names);
  const left = lines.filter((line) => !putLine(line));
  for (const { path, text } of lines) console.log(`${path}: ${text.trim()}`);
  if (left.length > 0) {
    console.log('\nThese files have changed their shape; put the line in by hand:');
    for (const { path, text } of left) console.log(`  ${path}: ${text.trim()}`);
    process.exitCode = 1;
  }
  console.log('\nWriting the addresses into packages/console/src/app/routes.txt …');
  // The pages import what is built of the other packages.
  await buildStale((name) => name !== 'console');
  const routes = await run('node --test src/app/routes.process.test.ts', {
    cwd: join(root, 'packages/console'),
    env: { UPDATE_ROUTES: '1' },
  });
  if (routes.code !== 0) {
    console.log(routes.output);
    process.exitCode = 1;
  }
  console.log(`
The folders ${kebab} in contract, platform and console are there. Now
  describe the wire in packages/contract/src/${kebab}, and let the compiler say what follows;
  say whose it is where it is not every member's of a project: packages/contract/src/rights;
  name the subjects and the path as the API knows them: contract/src/${kebab}/index.ts, then definition.ts in console;
  take out the form and the routes of a change, and update of the port, where an object does not change;
  put its line in the order of the menu: packages/console/src/resources/index.ts;
  translate list.title, words/menu.json and words/name.json, give the resource its noun, and take ${kebab} out of
    scripts/safety/untranslated.json: CI refuses names that wait there;
  add its pages to the visits of test/journeys/routes.ts and, for the id in them, to test/journeys/addresses.ts;
  let its calls into the tests of the platform that make every call: http/client-resources.test.ts, http/description.test.ts,
    audit/calls.test.ts and, where the menu counts it, resources/kit/counts/counts.test.ts;
  bring its rules to docs/specification, and write docs/engines.md with pnpm engine-suites;
  look at pnpm test ${kebab}, then at npm start.`);
});
