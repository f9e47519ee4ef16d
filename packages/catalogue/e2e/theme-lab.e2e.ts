import { expect, type Locator, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../scripts/process.ts';
import { copyRepository } from '../../../scripts/temporary-copy.ts';
import { colourProblemsOf, problemsOf } from '../../../test/axe.ts';
import { test } from './built-catalogue.ts';

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#123456" d="M1 1h6v6z"/></svg>\n';
const name = '<svg viewBox="0 0 8 8"><path fill="#123456" d="M1 1h6v6z"/><path fill="#abcdef" d="M2 2h2v2z"/></svg>';

const open = (page: Page, catalogue: string) => page.goto(`${catalogue}theme-lab.html`);
const accent = (page: Page) => page.getByRole('textbox', { name: 'Accent', exact: true });
const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download the package' });
const reasons = (page: Page) => page.getByRole('list', { name: 'What keeps it from being downloaded' });
const preview = (page: Page, mode: string) => page.getByRole('region', { name: `Preview, ${mode}` });
const row = (page: Page, colour: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: colour, exact: true }) });
const tokenOf = (place: Locator, token: string) =>
  place.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property).trim(), token);

/** Has one of the pictures chosen, as the browser's chooser would. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('group', { name: label }).getByRole('button').first().click();
  await (await chooser).setFiles({ name: 'drawn.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
}

async function fillIn(page: Page): Promise<void> {
  await accent(page).fill('#7a3cff');
  await page.getByRole('textbox', { name: 'Product title' }).fill('Acme Cloud');
  await page.getByRole('textbox', { name: 'Name of the theme' }).fill('acme');
  await choose(page, 'Mark', mark);
  await choose(page, 'Login logo', name);
  await choose(page, 'Favicon', name);
}

test('a colour shows at once on every surface and in the figures', async ({ page, catalogue }) => {
  await open(page, catalogue);
  const before = await row(page, 'accent.text').textContent();
  await page.getByLabel('Pick the accent').fill('#7a3cff');
  await expect(accent(page)).toHaveValue('#7a3cff');
  await expect(row(page, 'accent.text')).not.toHaveText(before ?? '');
  expect(await tokenOf(preview(page, 'light'), '--sky-accent-solid')).toBe('#7a3cff');
  for (const mode of ['light', 'dark'])
    for (const plane of ['canvas', 'surface', 'raised', 'sunken']) {
      const place = page.getByRole('group', { name: `${plane}, ${mode}` });
      await expect(place.getByRole('button', { name: 'Create' })).toBeVisible();
    }
  expect(await tokenOf(preview(page, 'dark'), 'color-scheme')).toBe('dark');
  await expect(page.getByRole('status').first()).toContainText('All pairs can be read');
});

test('a colour that cannot be read is refused with its pair, and another is offered', async ({ page, catalogue }) => {
  await open(page, catalogue);
  await fillIn(page);
  await expect(reasons(page)).toHaveCount(0);
  await accent(page).fill('#777777');
  const refusal = 'light: accent.on-solid on accent.solid has 4.47, needs 4.5';
  await expect(page.getByRole('status').first()).toContainText(refusal);
  await expect(row(page, 'accent.on-solid')).toContainText('✗ fails');
  await expect(reasons(page)).toContainText(refusal);
  await expect(downloadButton(page)).toBeDisabled();
  await page.getByRole('button', { name: /^Take #[0-9a-f]{6}, the nearest that passes$/ }).click();
  await expect(accent(page)).not.toHaveValue('#777777');
  await expect(row(page, 'accent.on-solid')).not.toContainText('fails');
  await expect(downloadButton(page)).toBeEnabled();
});

test('each input says what is wrong with it', async ({ page, catalogue }) => {
  await open(page, catalogue);
  await fillIn(page);
  await page.getByRole('textbox', { name: 'Name of the theme' }).fill('fjord');
  await accent(page).fill('teal');
  await choose(page, 'Mark', name);
  await expect(reasons(page).getByRole('listitem')).toHaveText([
    /“fjord” is taken/,
    'Write the accent as #rrggbb.',
    /^The mark is drawn in 2 colours/,
  ]);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('by keyboard alone, to a package that is what new-theme writes', async ({ page, catalogue }) => {
  test.slow();
  await open(page, catalogue);
  await fillIn(page);
  const tint = page.getByRole('slider', { name: 'Neutral tint' });
  await tint.focus();
  const canvas = await tokenOf(preview(page, 'light'), '--sky-canvas');
  for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('ArrowLeft');
  await expect(tint).toHaveValue('210');
  expect(await tokenOf(preview(page, 'light'), '--sky-canvas')).not.toBe(canvas);

  await page.getByRole('button', { name: 'Remove' }).last().focus();
  await page.keyboard.press('Tab');
  await expect(downloadButton(page)).toBeFocused();
  const started = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await started;
  expect(download.suggestedFilename()).toBe('skydeck-theme-acme.zip');
  const zip = Object.entries(unzipSync(readFileSync(await download.path())));

  expect(Object.fromEntries(zip.map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual(await writtenByScript());
});

/** The same inputs put to the script, in a copy of the repository. */
async function writtenByScript(): Promise<Record<string, string>> {
  const copy = copyRepository(['tokens']);
  try {
    writeFileSync(join(copy.folder, 'mark.svg'), mark);
    writeFileSync(join(copy.folder, 'name.svg'), name);
    const given = '--accent "#7a3cff" --neutral 210 --title "Acme Cloud"';
    const pictures = '--logo mark.svg --login-logo name.svg --favicon name.svg';
    const { code, output } = await run(`node scripts/new-theme.ts acme ${given} ${pictures}`, { cwd: copy.folder });
    expect(code, output).toBe(0);
    const folder = join(copy.folder, 'themes', 'acme');
    return Object.fromEntries(
      readdirSync(folder).map((file) => [`acme/${file}`, readFileSync(join(folder, file), 'utf8')]),
    );
  } finally {
    copy.remove();
  }
}

test('the lab is accessible, light and dark, with a brand that passes and with one that is refused', async ({
  page,
  catalogue,
}) => {
  await open(page, catalogue);
  await fillIn(page);
  // Its buttons are to show that they cannot be read.
  const refused = { except: ['.preview'] };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Dark changes colours alone.
    const problems = colorScheme === 'light' ? problemsOf : colourProblemsOf;
    await accent(page).fill('#7a3cff');
    await expect(row(page, 'accent.on-solid')).toContainText('passes');
    expect(await problems(page), colorScheme).toEqual([]);
    await accent(page).fill('#777777');
    await expect(row(page, 'accent.on-solid')).toContainText('fails');
    expect(await problems(page, refused), `${colorScheme}, refused`).toEqual([]);
  }
});

test('the catalogue leads to the lab and back, and it has a place in a narrow window', async ({ page, catalogue }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(catalogue);
  await page.getByRole('link', { name: 'Theme lab' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Theme lab' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('link', { name: 'Skydeck elements' }).click();
  await expect(page.getByRole('navigation', { name: 'Elements' })).toBeVisible();
});
