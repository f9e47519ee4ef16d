import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { root } from '../../scripts/bootstrap/root.mjs';
import { run } from '../../scripts/process.ts';
import { colourProblemsOf } from '../axe.ts';
import { expect, test as base } from './fixtures.ts';
import { frameOf, wish } from './frames.ts';
import { TestPlatform } from './platform.ts';

// What docs/theming.md promises: one command, and the console and the forms in other pages wear the brand. Nothing is
// built in between. What the command writes, and what it refuses: scripts/new-theme.test.ts.

const accent = '#7a3cff';
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>\n';

/** What of the repository the command needs; the packages of others are shared with it. */
const needed = ['package.json', 'pnpm-lock.yaml', 'scripts', 'themes', 'packages/tokens/src'];

async function makeTheme(folder: string): Promise<void> {
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const path of needed) cpSync(join(root, path), join(folder, path), { recursive: true, filter });
  for (const path of ['node_modules', 'packages/tokens/node_modules'])
    symlinkSync(join(root, path), join(folder, path), 'junction');
  const svg = join(folder, 'mark.svg');
  writeFileSync(svg, mark);
  const options = `--accent "${accent}" --neutral 240 --title "Acme Cloud" --logo ${svg} --login-logo ${svg} --favicon ${svg}`;
  const made = await run(`node scripts/new-theme.ts acme ${options}`, { cwd: folder });
  expect(made.code, made.output).toBe(0);
}

const test = base.extend<{ readonly branded: TestPlatform }>({
  branded: async ({ stage: { partner, seed } }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'skydeck-brand-'));
    try {
      await makeTheme(folder);
      const themes = join(folder, 'themes');
      const platform = new TestPlatform({ partnerPort: partner.port, seed, theme: 'acme', themes });
      await platform.start();
      partner.shows(platform.url);
      await use(platform);
      await platform.remove();
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});

/** What a token is, where the page or a frame in it looks. */
const tokenOf = (place: Page | FrameLocator, name: string) =>
  place.locator('html').evaluate((html, property) => getComputedStyle(html).getPropertyValue(property).trim(), name);

test('a brand made by new-theme is worn by the console, light and dark, and by a form in another page', async ({
  page,
  branded,
  partner,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/scheme|style ?sheet|security policy/i.test(message.text())) complaints.push(message.text());
  });

  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${branded.url}/login`);
  await expect(page).toHaveTitle('Sign in · Acme Cloud');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'acme');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /\/theme\/acme\/favicon\.svg$/);
  expect(await tokenOf(page, '--sky-accent-solid')).toBe(accent);
  expect(await colourProblemsOf(page)).toEqual([]);
  const sheet = await tokenOf(page, '--sky-surface');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await tokenOf(page, '--sky-surface')).not.toBe(sheet);
  expect(await colourProblemsOf(page)).toEqual([]);

  await page.goto(`${partner}/networks/add`);
  const frame = frameOf(page);
  await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'terrane');
  await wish(page, 'scheme', 'acme');
  await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'acme');
  await wish(page, 'mode', 'light');
  await expect.poll(() => tokenOf(frame, '--sky-accent-solid')).toBe(accent);
  await expect(frame.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(complaints).toEqual([]);
});
