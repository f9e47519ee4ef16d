import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { Sentence } from '../bootstrap/sentence.mjs';
import { suite } from './record.ts';
import { runReported } from './report.ts';
import { sum, type Tally } from './tally.ts';

/** A program that an engine needs. `setting` is what the elements' package reads its path from. */
interface Program {
  readonly setting: string;
  readonly names: readonly string[];
  /** Debian's package that has it. */
  readonly from: string;
}

interface Engine {
  readonly name: string;
  readonly programs: readonly Program[];
}

const engineList: Readonly<Record<string, Engine>> = {
  firefox: {
    name: 'Firefox',
    programs: [{ setting: 'FIREFOX', names: ['firefox-esr', 'firefox'], from: 'firefox-esr' }],
  },
  webkit: {
    name: 'WebKitGTK',
    programs: [
      { setting: 'WEBKIT_DRIVER', names: ['WebKitWebDriver'], from: 'webkit2gtk-driver' },
      { setting: 'MINI_BROWSER', names: ['MiniBrowser'], from: 'webkit2gtk-driver' },
      { setting: 'XVFB', names: ['Xvfb'], from: 'xvfb' },
    ],
  },
};

/** The elements' tests in the engines that `npm test` does not visit: in the one that `ENGINE` names, or in all. */
export async function engines(): Promise<Tally> {
  const wanted = process.env['ENGINE'];
  if (wanted !== undefined && !(wanted in engineList)) {
    throw new Sentence(`There is no engine “${wanted}”; there are ${Object.keys(engineList).join(', ')}.`);
  }
  const chosen = Object.entries(engineList).filter(([key]) => wanted === undefined || key === wanted);
  refuseWithout(chosen.map(([, engine]) => engine));
  const tallies: Tally[] = [];
  for (const [key, engine] of chosen) tallies.push(await suite(`engines/${key}`, () => testIn(key, engine)));
  return sum(tallies);
}

async function testIn(key: string, engine: Engine): Promise<Tally> {
  const { name } = engine;
  const cwd = join(root, 'packages', 'elements');
  const settings = { cwd, live: true, env: { ...settingsOf(engine), ENGINE: key } };
  const { tally, seconds } = await runReported(name, 'wtr', settings);
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds.toFixed(0)} s)`);
  return tally;
}

const settingsOf = ({ programs }: Engine): NodeJS.ProcessEnv =>
  Object.fromEntries(programs.map((program) => [program.setting, pathOf(program)]));

function refuseWithout(chosen: readonly Engine[]): void {
  const missing = chosen.flatMap(({ programs }) => programs).filter((program) => pathOf(program) === undefined);
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map(({ from }) => from))].join(' ');
  throw new Sentence(`Not every engine is here; on Debian, “apt-get install ${packages}” brings what is missing.`);
}

/** What a setting says, else the first one on the path; Debian has WebKit's browser beside its library. */
function pathOf({ setting, names }: Program): string | undefined {
  const set = process.env[setting];
  if (set) return existsSync(set) ? set : undefined;
  const folders = [
    '/usr/bin',
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/*/webkit2gtk-4.1'),
  ];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}
