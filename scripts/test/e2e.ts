import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { run } from '../process.ts';
import { findOrInstallShell } from './chromium.ts';
import { failuresInPlaywright, fromPlaywright, honest, oneFailed, sum, type Tally, withFailures } from './tally.ts';

/** The embed protocol between three origins, the catalogue, then what a person does in the whole of Skydeck. */
export async function e2e(chromium: string): Promise<Tally> {
  const embed = await playwright('packages/embed', 'playwright test', chromium);
  const catalogue = await catalogueBuilt(chromium);
  const line = 'playwright test --config test/journeys/playwright.config.ts';
  const journeys = await playwright('.', line, chromium, { CHROMIUM_SHELL: await findOrInstallShell(chromium) });
  return sum([embed, catalogue, journeys]);
}

async function catalogueBuilt(chromium: string): Promise<Tally> {
  const { code } = await run('vite build --logLevel warn', { cwd: join(root, 'packages/catalogue'), live: true });
  if (code !== 0) return withFailures(oneFailed, 'packages/catalogue', ['could not be built']);
  return playwright('packages/catalogue', 'playwright test', chromium);
}

async function playwright(
  folder: string,
  line: string,
  chromium: string,
  besides: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  const reports = mkdtempSync(join(tmpdir(), 'skydeck-e2e-'));
  const report = join(reports, 'report.json');
  try {
    const { code } = await run(`${line} --reporter=list,json`, {
      cwd: join(root, folder),
      live: true,
      env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...besides },
    });
    const told = readFileSync(report, 'utf8');
    return withFailures(honest(fromPlaywright(told), code), line, failuresInPlaywright(told));
  } catch (error) {
    console.log(`✗ ${line} left no report: ${String(error)}`);
    return withFailures(oneFailed, line, ['left no report']);
  } finally {
    rmSync(reports, { recursive: true });
  }
}
