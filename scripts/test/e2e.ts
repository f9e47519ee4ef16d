import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { quoted, run } from '../process.ts';
import { browserSettings } from './chromium.ts';
import { fromPlaywright } from './playwright-report.ts';
import { suite } from './record.ts';
import { SUITE_TIMEOUT } from './time-budgets.ts';
import { honest, oneFailed, sum, type Tally, withFailures } from './tally.ts';

/** The embed protocol between three origins, the catalogue, then what a person does in the whole of Skydeck. */
export async function e2e(chromium: string): Promise<Tally> {
  return sum([await embed(chromium), await catalogue(chromium), await journeys(chromium)]);
}

export const embed = (chromium: string) =>
  suite('embed', () => playwright('packages/embed', 'playwright test', chromium));

/** The catalogue; with `only`, the tests whose titles that pattern matches. */
export const catalogue = (chromium: string, only?: string) => suite('catalogue', () => catalogueBuilt(chromium, only));

/** The journeys; with `folders`, only those in them. */
export const journeys = (chromium: string, folders: readonly string[] = []) =>
  suite('journeys', async () => {
    const line = ['playwright test --config test/journeys/playwright.config.ts', ...folders].join(' ');
    // The folder of the tests is that of the repository.
    return playwright('.', line, chromium, '.');
  });

async function catalogueBuilt(chromium: string, only?: string): Promise<Tally> {
  const { code } = await run('vite build --logLevel warn', { cwd: join(root, 'packages/catalogue'), live: true });
  if (code !== 0) return withFailures(oneFailed, 'packages/catalogue', ['could not be built']);
  const line = only === undefined ? 'playwright test' : `playwright test --grep ${quoted(only)}`;
  return playwright('packages/catalogue', line, chromium);
}

async function playwright(folder: string, line: string, chromium: string, tests = join(folder, 'e2e')): Promise<Tally> {
  const reports = mkdtempSync(join(tmpdir(), 'skydeck-e2e-'));
  const report = join(reports, 'report.json');
  try {
    // A test that passes at the second try has failed at the first.
    const { code, output } = await run(`${line} --retries=0 --reporter=list,json`, {
      cwd: join(root, folder),
      live: true,
      timeout: SUITE_TIMEOUT,
      env: { ...(await browserSettings(chromium)), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    const tally = fromPlaywright(readFileSync(report, 'utf8'), tests);
    return withFailures(honest(tally, code), folder === '.' ? 'journeys' : folder, tally.failures ?? [output]);
  } catch (error) {
    console.log(`✗ ${line} left no report: ${String(error)}`);
    return withFailures(oneFailed, line, ['left no report']);
  } finally {
    rmSync(reports, { recursive: true });
  }
}
