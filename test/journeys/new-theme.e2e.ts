import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type FrameLocator, type Page, test as base } from '@playwright/test';
import { startPartner } from '../../scripts/partner/server.mjs';
import { run } from '../../scripts/process.ts';
import { copyRepository } from '../../scripts/temporary-copy.ts';
import { colourProblemsOf, problemsOf } from '../axe.ts';

// What docs/theming.md promises: one command, and the console and the forms in other pages wear the brand. Nothing is
// built in between.

const accent = '#7a3cff';
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>\n';

interface Rebranded {
  readonly console: string;
  readonly partner: string;
}

const test = base.extend<{ readonly rebranded: Rebranded }>({
  rebranded: async ({}, use) => {
    const copy = copyRepository();
    const folder = mkdtempSync(join(tmpdir(), 'skydeck-brand-'));
    writeFileSync(join(folder, 'mark.svg'), mark);
    let console = '';
    const partner = await startPartner({ port: 0, console: () => console });
    let platform: ChildProcess | null = null;
    try {
      const svg = join(folder, 'mark.svg');
      const options = `--accent "${accent}" --neutral 240 --title "Acme Cloud" --logo ${svg} --login-logo ${svg} --favicon ${svg}`;
      const made = await run(`node scripts/new-theme.ts acme ${options}`, { cwd: copy.folder });
      expect(made.code, made.output).toBe(0);
      platform = startPlatform(copy.folder, { SKYDECK_DATA: folder, SKYDECK_PARTNER_PORT: String(partner.port) });
      console = await addressOf(platform);
      await use({ console, partner: partner.url });
    } finally {
      if (platform) await end(platform);
      await partner.close();
      rmSync(folder, { recursive: true });
      copy.remove();
    }
  },
});

/** The platform of that folder, whose themes are the folder's too. */
function startPlatform(root: string, env: Readonly<Record<string, string>>): ChildProcess {
  const settings = { SKYDECK_THEME: 'acme', SKYDECK_PORT: '0', SKYDECK_DEMO: '1' };
  return spawn(process.execPath, [join(root, 'packages/platform/src/main.ts')], {
    env: { ...process.env, NODE_OPTIONS: '', ...settings, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    stdout?.setEncoding('utf8').on('data', (piece: string) => {
      printed += piece;
      const [, url] = /Skydeck is at (http:\S+)/.exec(printed) ?? [];
      if (url !== undefined) resolve(url);
    });
    stdout?.on('end', () => reject(new Error(`The platform did not start. ${printed}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** What a token is, where the page or a frame in it looks. */
const tokenOf = (place: Page | FrameLocator, name: string) =>
  place.locator('html').evaluate((root, property) => getComputedStyle(root).getPropertyValue(property).trim(), name);

test('a brand made by new-theme is worn by the console, light and dark, and by a form in another page', async ({
  page,
  rebranded,
}) => {
  test.slow();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/scheme|style ?sheet|security policy/i.test(message.text())) complaints.push(message.text());
  });

  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${rebranded.console}/login`);
  await expect(page).toHaveTitle('Sign in · Acme Cloud');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'acme');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /\/theme\/acme\/favicon\.svg$/);
  expect(await tokenOf(page, '--sky-accent-solid')).toBe(accent);
  expect(await problemsOf(page)).toEqual([]);
  const sheet = await tokenOf(page, '--sky-surface');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await tokenOf(page, '--sky-surface')).not.toBe(sheet);
  expect(await colourProblemsOf(page)).toEqual([]);

  await page.goto(`${rebranded.partner}/networks/add`);
  const form = page.locator('sky-network-add');
  const frame = page.frameLocator('#place iframe');
  await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'terrane');
  await form.evaluate((element) => element.setAttribute('scheme', 'acme'));
  await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'acme');
  await form.evaluate((element) => element.setAttribute('mode', 'light'));
  await expect.poll(() => tokenOf(frame, '--sky-accent-solid')).toBe(accent);
  await expect(frame.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(complaints).toEqual([]);
});
