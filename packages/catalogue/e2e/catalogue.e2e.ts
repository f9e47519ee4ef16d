import { expect, type FrameLocator, type Page } from '@playwright/test';
import { problemsOf } from '../../../test/axe.ts';
import { test } from './built-catalogue.ts';

const demo = (page: Page): FrameLocator => page.frameLocator('iframe');
const elements = (page: Page) => page.getByRole('navigation', { name: 'Elements' }).getByRole('link');

test('every element has its page, and its demo says nothing wrong', async ({ page, catalogue }) => {
  test.slow();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(catalogue);
  const tags = await elements(page).allTextContents();
  expect(tags.length).toBeGreaterThan(20);
  for (const tag of tags) {
    await elements(page).getByText(tag, { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: tag, exact: true })).toBeVisible();
    await expect(demo(page).locator(`${tag}:defined`).first()).toBeAttached();
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

for (const mode of ['light', 'dark']) {
  test(`the catalogue itself is accessible: ${mode}`, async ({ page, catalogue }) => {
    await page.goto(`${catalogue}?element=dialog&mode=${mode}`);
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
}
