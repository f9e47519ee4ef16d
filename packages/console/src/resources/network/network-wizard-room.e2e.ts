import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { field, form, submit, toast } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/hands.ts';
import { looks, wear } from '../../../../../test/journeys/looks.ts';

const title = (page: Page, step: string) => page.getByRole('heading', { level: 2, name: step, exact: true });
const onwards = (page: Page) => form(page).getByRole('button', { name: /^Next: / });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' });

async function openWizard(page: Page) {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/networks/add');
  await expect(title(page, 'Network')).toBeVisible();
}

test.describe('room', () => {
  for (const width of [1440, 1000]) {
    test(`is that of the section menu at ${width} pixels, as long as the wizard is open`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWizard(page);
      const menu = page.getByRole('navigation', { name: 'Compute' });
      const select = page.getByRole('combobox', { name: 'Go to' });
      await expect(menu).toBeHidden();
      await expect(select).toBeHidden();
      const box = await page.getByRole('main').boundingBox();
      expect(box?.x).toBeLessThan(100);
      await submit(page, 'Cancel').click();
      await expect(width > 1180 ? menu : select).toBeVisible();
    });
  }

  test('is enough on a phone: the summary is a line, and nothing is cut off', async ({ page }) => {
    const name = fresh('phone');
    await page.setViewportSize({ width: 390, height: 844 });
    await openWizard(page);
    await expect(summary(page).getByText('MTU')).toBeHidden();
    await field(page, 'Name').fill(name);
    await onwards(page).click();
    await expect(title(page, 'IPv4 subnet')).toBeFocused();
    const fold = form(page).getByRole('button', { name: /^Summary/ });
    await expect(fold).toContainText(name);
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(summary(page).getByText('MTU')).toBeVisible();
    await fold.click();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);
    // Behind the line nothing is lost: what gets the focus comes out.
    const dns = form(page).getByRole('combobox', { name: 'DNS servers' });
    await dns.focus();
    const line = await summary(page).boundingBox();
    const last = await dns.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
    await field(page, 'CIDR').fill('10.98.0.0/24');
    await onwards(page).click();
    await onwards(page).click();
    await expect(title(page, 'Review')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const button of await form(page).getByRole('link').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await submit(page, 'Create network').click();
    await expect(toast(page, `Network ${name} was created`)).toBeVisible();
  });
});

for (const look of looks) {
  test(`every step is accessible: ${look}`, async ({ page }) => {
    await wear(page, look);
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/networks/add');
    const forwards = form(page).getByRole('button').last();
    await forwards.click();
    await expect(form(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await form(page).getByRole('textbox').first().fill('web');
    await forwards.click();
    await expect(page).toHaveURL(/step=v4/);
    await form(page).getByRole('textbox').first().fill('10.99.0.0/24');
    await expectAccessible(page);
    await forwards.click();
    await expect(page).toHaveURL(/step=v6/);
    await forwards.click();
    await expect(page).toHaveURL(/step=review/);
    // What stands in each step, and the quota.
    await expect(form(page).getByRole('region')).toHaveCount(4);
    await expectAccessible(page);
  });
}
