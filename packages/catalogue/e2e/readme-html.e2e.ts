import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { serve } from '../../../scripts/file-server.ts';
import { problemsOf } from '../../../test/axe.ts';
import { blocksOf } from '../../../scripts/readme-blocks.ts';
import { countShifts, hold, shiftedBy } from '../../../test/journeys/layout-shift.ts';
import { served } from './served.ts';

// The login page that the README of the elements leads to, as it is written there.

const [start] = blocksOf('elements/README.md', 'A login page in HTML', 'html');
const [styles] = blocksOf('elements/README.md', 'With a bundler', 'css');
const [imports] = blocksOf('elements/README.md', 'With a bundler', 'js');

const elements = join(import.meta.dirname, '..', '..', 'elements');
const { version } = JSON.parse(readFileSync(join(elements, 'package.json'), 'utf8')) as { version: string };
const cdn = `https://cdn.jsdelivr.net/npm/@skydeck/elements@${version}/`;

/** The page for a bundler, as the README makes it of the one without. */
const login = start
  .replace(/<link rel="stylesheet"[^>]*>/, `<style>${styles}</style>`)
  .replace(/<script type="module" src[^>]*><\/script>/, `<script type="module">${imports}</script>`);

/** The folder of a page on a plain file server, with `dist/cdn` beside it, and nothing else of the package. */
function folderWithoutBundler(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-readme-'));
  writeFileSync(join(folder, 'index.html'), start.replaceAll(`${cdn}dist/cdn/`, 'skydeck/'));
  cpSync(join(elements, 'dist', 'cdn'), join(folder, 'skydeck'), { recursive: true });
  return folder;
}

/** What the README says of a strict page; the page itself has a style and a script of its own. */
const policy = "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'";

/** The page's address without a bundler, while somebody works on it, and when it is built. */
const test = base.extend<object, { readonly plain: string; readonly atWork: string; readonly built: string }>({
  plain: [
    async ({}, use) => {
      const folder = folderWithoutBundler();
      const { address, close } = await serve(folder, { 'content-security-policy': policy });
      await use(`${address}index.html`);
      close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  atWork: [
    async ({}, use) => {
      const { url, close } = await served('at work', { 'index.html': login });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  built: [
    async ({}, use) => {
      const { url, close } = await served('built', { 'index.html': login });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
});

const user = (page: Page) => page.getByRole('textbox', { name: 'User name' });
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in' });

async function opened(page: Page, address: string): Promise<void> {
  await countShifts(page);
  await page.goto(address);
  await expect(signIn(page)).toBeVisible();
  await expect(password(page)).toBeVisible();
}

for (const how of ['plain', 'atWork', 'built'] as const) {
  test(`somebody signs in by keyboard alone: ${how}`, async ({ page, plain, atWork, built }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    // Every browser asks for it, whatever the page says.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await opened(page, { plain, atWork, built }[how]);

    await page.keyboard.press('Tab');
    await expect(user(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a password.')).toBeVisible();
    await expect(user(page)).toBeFocused();
    await expect(user(page)).toHaveAttribute('aria-invalid', 'true');

    await page.keyboard.type('mia.hallberg');
    await page.keyboard.press('Tab');
    await expect(password(page)).toBeFocused();
    await page.keyboard.type('correct horse');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('Hello, mia.hallberg.');
    expect(faults).toEqual([]);
  });
}

test('the form has what was typed under the names of the fields', async ({ page, built }) => {
  await opened(page, built);
  await user(page).fill('mia.hallberg');
  await password(page).fill('correct horse');
  const sent = page
    .locator('main > form')
    .evaluate(
      (form: HTMLFormElement) =>
        new Promise((resolve) =>
          form.addEventListener('submit', () => resolve([...new FormData(form).entries()]), { once: true }),
        ),
    );
  await signIn(page).click();
  expect(await sent).toEqual([
    ['user', 'mia.hallberg'],
    ['password', 'correct horse'],
  ]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing in it stands in anybody's way: ${colorScheme}`, async ({ page, built }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await opened(page, built);
    expect(await problemsOf(page), 'at rest').toEqual([]);
    await signIn(page).click();
    await expect(page.getByText('Enter a password.')).toBeVisible();
    expect(await problemsOf(page), 'with problems').toEqual([]);
  });
}

for (const how of ['plain', 'built'] as const) {
  test(`nothing moves when its scripts come late: ${how}`, async ({ page, plain, built }) => {
    await expectNothingMoves(page, { plain, built }[how]);
  });
}

test('the elements of the CDN are those of this version', () => {
  const addresses = [...start.matchAll(/https:\/\/cdn[^"]*/g)].map(([address]) => address);
  expect(addresses).toEqual([`${cdn}dist/cdn/elements.css`, `${cdn}dist/cdn/elements.js`]);
});

async function expectNothingMoves(page: Page, address: string): Promise<void> {
  const scripts = await hold(page, '**/*.js');
  await countShifts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await scripts.asked;
  expect(await page.locator('sky-button').evaluate((button) => button.matches(':defined'))).toBe(false);
  const first = await placesIn(page);

  scripts.release();
  await expect(password(page)).toBeVisible();
  expect(await shiftedBy(page)).toBeLessThanOrEqual(0.02);
  expect(await placesIn(page)).toEqual(first);
}

/** Where all of the page stands, in whole pixels. */
const placesIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );
