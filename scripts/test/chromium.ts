import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Sentence } from '../bootstrap/sentence.mjs';
import { quoted, run } from '../process.ts';
import { installPackages } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Longer than any download that gets anywhere. Milliseconds. */
const timeout = 240_000;

/** A Chromium that runs on this machine: one that is there, else one that is installed now. */
export async function findOrInstallChromium(): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  console.log('Looking for a Chromium to install …');
  await run('playwright install chromium', { live: true, timeout });
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  await installPackages(['chromium'], { bySudo: true });
  const installed = await findChromium();
  if (installed) return installed;
  throw new Sentence('The tests need a Chromium and none could be installed; set CHROMIUM to the path of one.');
}

/** Where Debian has the browser without its window, which draws the same pages at two thirds of the work. */
const shell = '/usr/bin/chromium-headless-shell';

/** That browser where it is or may be installed; else the whole one, which does all that it does. */
export async function findOrInstallShell(whole: string): Promise<string> {
  if (process.env['CHROMIUM']) return whole;
  if (!existsSync(shell)) await installPackages(['chromium-headless-shell'], { bySudo: true });
  return existsSync(shell) && (await works(shell)) ? shell : whole;
}

/** What the tests' configurations read to know their browsers. */
export const browserSettings = async (whole: string): Promise<NodeJS.ProcessEnv> => ({
  CHROMIUM: whole,
  CHROMIUM_SHELL: await findOrInstallShell(whole),
});

async function findChromium(): Promise<string | null> {
  const wanted = process.env['CHROMIUM'];
  if (wanted) {
    if (await works(wanted)) return wanted;
    throw new Sentence(`CHROMIUM is “${wanted}”, which is no browser that runs here.`);
  }
  for (const path of candidates()) if (existsSync(path) && (await works(path))) return path;
  return null;
}

function candidates(): string[] {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return [
    chromium.executablePath(),
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...applications,
  ];
}

let version = '';

/** The version of the last browser that was found; empty before one was looked for. */
export const browserVersion = () => version;

/** A browser that lacks a library of the system is there and does not run. */
async function works(path: string): Promise<boolean> {
  const { code, output } = await run(`${quoted(path)} --version`);
  if (code === 0) version = output.trim();
  return code === 0;
}
