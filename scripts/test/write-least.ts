// `pnpm test:least`: writes the numbers of the last whole run to scripts/test/least.json; `--why "…"` lowers them, too.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { orSentence, Sentence } from '../bootstrap/sentence.mjs';
import { leastFile, raised, readLeast } from './least.ts';
import { timesPath } from './record.ts';
import type { TimesFile } from './times.ts';

await orSentence(async () => {
  const [flag, why = ''] = process.argv.slice(2);
  if (flag !== undefined && (flag !== '--why' || why === '')) throw new Sentence('Say “pnpm test:least --why "…"”.');
  if (!existsSync(timesPath)) throw new Sentence('There is no test-results/times.json; run “npm test” before.');
  const { isWhole, suites } = JSON.parse(readFileSync(timesPath, 'utf8')) as TimesFile;
  if (!isWhole) throw new Sentence('The last run was not a whole one; run “npm test -- --all” before.');
  if (suites.some(({ failed }) => failed > 0)) throw new Sentence('The last run had failures; mend them before.');
  const counts = Object.fromEntries(suites.map(({ name, passed, skipped }) => [name, passed + skipped]));
  const { table, refused } = raised(readLeast(), counts, why);
  writeFileSync(leastFile, `${JSON.stringify(table, null, 2)}\n`);
  for (const line of refused) console.log(`Not lowered without a reason (--why): ${line}`);
  process.exitCode = refused.length > 0 ? 1 : 0;
});
