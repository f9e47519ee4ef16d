// `pnpm new-theme acme --accent '#rrggbb' …`: the package of a brand, whole and readable, or the reason why not.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  brandInputs,
  describePair,
  isReadable,
  type MeasuredPair,
  type MeasuredScheme,
  measureScheme,
  nearestAccent,
  ratioText,
  schemeSheet,
} from '../packages/tokens/src/generator/index.ts';
import { brandSchemeNames, schemeNames } from '../packages/tokens/src/scheme-names.ts';
import { root } from './bootstrap/root.mjs';
import { Sentence } from './bootstrap/sentence.mjs';
import { withTheme } from './scaffold/lockfile.ts';
import {
  type PictureName,
  themeFiles,
  whyNotAccent,
  whyNotHue,
  whyNotName,
  whyNotPictureOf,
  whyNotTitle,
} from './scaffold/theme-files.ts';

const usage =
  "node scripts/new-theme.ts acme --accent '#rrggbb' --neutral 240 --title 'Acme Cloud' " +
  '--logo mark.svg --login-logo name.svg --favicon tab.svg';

const text = { type: 'string' } as const;
const options = { accent: text, neutral: text, title: text, logo: text, 'login-logo': text, favicon: text };
type Given = Readonly<Record<keyof typeof options, string>>;

const pictureOptions = { logo: 'logo', loginLogo: 'login-logo', favicon: 'favicon' } as const;

try {
  makeTheme();
} catch (error) {
  if (!(error instanceof Sentence)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function makeTheme(): void {
  const { name, given } = readArguments();
  refuse(whyNotName(name, [...schemeNames, ...brandSchemeNames, ...readdirSync(join(root, 'themes'))]));
  refuse(whyNotTitle(given.title));
  const neutral = given.neutral === 'none' ? null : Number(given.neutral.trim() || Number.NaN);
  refuse(whyNotHue(neutral));
  const measured = readScheme(given.accent, neutral);
  const pictures = {
    logo: readPicture('logo', given),
    loginLogo: readPicture('loginLogo', given),
    favicon: readPicture('favicon', given),
  };
  const accent = measured.scheme.light['accent.solid'];
  const sheet = schemeSheet(name, measured.scheme);
  writePackage(name, themeFiles({ name, title: given.title.trim(), accent, neutral, sheet, pictures }));
  console.log(`themes/${name} was created, and the lockfile was updated.
${figuresOf(measured)}
See it:    SKYDECK_THEME=${name} npm start
Its test:  pnpm --filter @skydeck/theme-${name} test
The links in themes/${name}/theme.json are examples: put yours there.`);
}

function refuse(reason: string | null): void {
  if (reason !== null) throw new Sentence(reason);
}

function readArguments(): { name: string; given: Given } {
  const { values, positionals } = parse();
  const [name = '', extra] = positionals;
  if (extra !== undefined) throw new Sentence(`“${extra}” is one name too many. Write: ${usage}`);
  refuse(name === '' ? `Give the theme a name. Write: ${usage}` : null);
  const missing = Object.keys(options).find((option) => values[option as keyof Given] === undefined);
  if (missing !== undefined) throw new Sentence(`--${missing} is missing. Write: ${usage}`);
  return { name, given: values as Given };
}

function parse() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : '').split(/[.\n]/);
    throw new Sentence(`${problem}. Write: ${usage}`);
  }
}

/** The scheme of the two colours, when all of it can be read. */
function readScheme(accent: string, neutral: number | null): MeasuredScheme {
  const measured = measure(accent, neutral);
  const failing = measured.figures.filter((pair) => !isReadable(pair)).map(describePair);
  if (failing.length > 0) refuse(whyNotAccent(accent, failing, nearestAccent({ accent, neutral })));
  return measured;
}

function measure(accent: string, neutral: number | null): MeasuredScheme {
  try {
    return measureScheme(brandInputs({ accent, neutral }));
  } catch (error) {
    if (error instanceof TypeError) throw new Sentence(`“${accent}” is no colour: write it as '#rrggbb'.`);
    throw error;
  }
}

function readPicture(picture: PictureName, given: Given): string {
  const option = pictureOptions[picture];
  const path = given[option];
  // A script of npm runs in the repository, whatever folder it was asked from.
  const folder = process.env['npm_lifecycle_event'] === 'new-theme' ? process.env['INIT_CWD'] : undefined;
  let svg: string;
  try {
    svg = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(resolve(folder ?? '', path)));
  } catch (error) {
    const isText = !(error instanceof TypeError);
    throw new Sentence(`--${option}: ${path} ${isText ? 'cannot be read' : 'is no SVG picture'}.`);
  }
  const fault = whyNotPictureOf(picture, svg);
  refuse(fault && `--${option}: ${path} ${fault}.`);
  return svg;
}

/** All of it or nothing: the folder appears in one step, and goes again when the lockfile cannot be written. */
function writePackage(name: string, files: Readonly<Record<string, string>>): void {
  const lockfile = join(root, 'pnpm-lock.yaml');
  const locked = withTheme(readFileSync(lockfile, 'utf8'), name);
  if (locked === null) throw new Sentence('pnpm-lock.yaml has no list of packages that the theme could be put into.');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const draft = mkdtempSync(join(root, '.cache', 'new-theme-'));
  const folder = join(root, 'themes', name);
  try {
    mkdirSync(join(draft, name));
    for (const [file, content] of Object.entries(files)) writeFileSync(join(draft, name, file), content);
    writeFileSync(join(draft, 'pnpm-lock.yaml'), locked);
    renameSync(join(draft, name), folder);
    try {
      renameSync(join(draft, 'pnpm-lock.yaml'), lockfile);
    } catch (error) {
      rmSync(folder, { recursive: true });
      throw error;
    }
  } finally {
    rmSync(draft, { recursive: true });
  }
}

function figuresOf({ scheme, figures }: MeasuredScheme): string {
  const lowest = (mode: string) =>
    figures
      .filter((pair) => pair.mode === mode && pair.kind === 'text')
      .reduce((least: MeasuredPair, pair: MeasuredPair) => (pair.ratio < least.ratio ? pair : least));
  const lines = (['light', 'dark'] as const).map((mode) => {
    const { foreground, background, ratio } = lowest(mode);
    const button = `${scheme[mode]['accent.on-solid']} on ${scheme[mode]['accent.solid']}`;
    return `${`${mode}:`.padEnd(11)}buttons ${button}; lowest text ${ratioText(ratio)} (${foreground} on ${background})`;
  });
  return lines.join('\n');
}
