import { expect, type FrameLocator, type Page } from '@playwright/test';
import { problemsOf } from '../../../test/axe.ts';
import { test } from './built-catalogue.ts';
import { machineFonts } from './machine-fonts.ts';

const demo = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Demo"]');
const playground = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Playground"]');
const elements = (page: Page) => page.getByRole('navigation', { name: 'Elements' }).getByRole('link');

// The demos themselves are loaded by demos.e2e.ts: here every tenth element has its own in both frames, and the others an empty page.
const SAMPLE = 10;

test('every element has its page, with its demo in two frames', async ({ page, catalogue }) => {
  test.slow();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(catalogue);
  const tags = await elements(page).allTextContents();
  expect(tags.length).toBeGreaterThan(20);
  const loaded = tags.filter((_, at) => at % SAMPLE === 0);
  await page.route('**/*.demo.html', (route) =>
    loaded.some((tag) =>
      route
        .request()
        .url()
        .endsWith(`/${tag.slice('sky-'.length)}.demo.html`),
    )
      ? route.fallback()
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A demo</title>' }),
  );
  for (const tag of tags) {
    const name = tag.slice('sky-'.length);
    await elements(page).getByText(tag, { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: tag, exact: true })).toBeVisible();
    for (const title of [`Demo of ${tag}`, `Playground of ${tag}`])
      await expect(page.getByTitle(title, { exact: true })).toHaveAttribute(
        'src',
        new RegExp(`/${name}/${name}\\.demo\\.html$`),
      );
    if (loaded.includes(tag)) {
      await expect(demo(page).locator(`${tag}:defined`).first()).toBeAttached();
      await expect(playground(page).locator(`${tag}:defined`).first()).toBeAttached();
    }
    await expect(page.getByRole('table').first()).toBeVisible();
  }
  expect(faults).toEqual([]);
});

test('scheme, mode, language and direction reach the demo, and stay in the address', async ({ page, catalogue }) => {
  await page.goto(`${catalogue}?element=select`);
  await page.getByLabel('Scheme').selectOption('fjord');
  await page.getByLabel('Mode').selectOption('dark');
  await page.getByLabel('Language').selectOption('ar');
  await page.getByLabel('Direction').selectOption('rtl');
  const expectSurrounded = async () => {
    const root = demo(page).locator('html');
    await expect(root).toHaveAttribute('data-scheme', 'fjord');
    await expect(root).toHaveAttribute('data-mode', 'dark');
    await expect(root).toHaveAttribute('lang', 'ar');
    await expect(root).toHaveAttribute('dir', 'rtl');
    const [light] = await root.evaluate((html) =>
      getComputedStyle(html.ownerDocument.body).backgroundColor.match(/\d+/g)!.map(Number),
    );
    expect(light).toBeLessThan(80);
  };
  await expectSurrounded();
  await page.reload();
  await expectSurrounded();
});

test('an element is found by its name, by keyboard', async ({ page, catalogue }) => {
  await page.goto(catalogue);
  await page.getByRole('searchbox', { name: 'Find an element' }).focus();
  await page.keyboard.type('text-f');
  await expect(elements(page)).toHaveText(['sky-text-field']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'sky-text-field' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'sky-text-field' })).toHaveCount(0);
});

test('the playground has one element, and its attributes as controls', async ({ page, catalogue }) => {
  await page.goto(`${catalogue}?element=button`);
  const button = playground(page).locator('sky-button:visible');
  const controls = page.getByRole('group', { name: 'Attributes' });
  await expect(button).toHaveCount(1);
  await expect(controls.getByLabel('variant')).toHaveValue('primary');
  await controls.getByLabel('variant').selectOption('danger');
  await controls.getByLabel('busy').check();
  await controls.getByLabel('disabled-reason').fill('It is locked.');
  await expect(button).toHaveAttribute('variant', 'danger');
  await expect(button).toHaveAttribute('busy', '');
  await expect(page.getByText('<sky-button variant="danger" busy disabled-reason="It is locked.">')).toBeVisible();
  await controls.getByLabel('busy').uncheck();
  await expect(button).not.toHaveAttribute('busy');

  // What the person does inside shows outside, and another element begins anew.
  await elements(page).getByText('sky-dialog', { exact: true }).click();
  const open = controls.getByLabel('open', { exact: true });
  const dialog = playground(page).getByRole('dialog');
  // Its demo opens it at once.
  await expect(open).toBeChecked();
  await expect(dialog).toBeVisible();
  await dialog.press('Escape');
  await expect(open).not.toBeChecked();
  await open.check();
  await expect(dialog).toBeVisible();
});

test('the bar is one line at every width, and the choices are at hand', async ({ page, catalogue }) => {
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(catalogue);
    const bar = page.getByRole('banner');
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.height, `${width}`).toBe(56);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
  }
  await page.getByRole('button', { name: 'Appearance' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Scheme')).toBeFocused();
  await page.getByLabel('Mode').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Scheme')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Appearance' })).toBeFocused();
});

test('the catalogue is written in fonts of the project alone, which it asks for at once', async ({
  page,
  catalogue,
}) => {
  await page.goto(`${catalogue}?element=tabs`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await machineFonts(page)).toEqual([]);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveAttribute('href', /geist-latin/);
});

for (const [element, mode, width] of [
  ['dialog', 'light', 1280],
  ['dialog', 'dark', 1280],
  ['tabs', 'light', 390],
  ['status', 'dark', 390],
] as const) {
  test(`the catalogue itself is accessible: ${element}, ${mode}, at ${width} px`, async ({ page, catalogue }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${catalogue}?element=${element}&mode=${mode}`);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(playground(page).locator(`sky-${element}`).first()).toBeAttached();
    expect(await problemsOf(page)).toEqual([]);
  });
}
