import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, tabTo } from '../../../../../test/journeys/hands.ts';
import { looks, wear } from '../../../../../test/journeys/looks.ts';
import { storageOf } from '../../../../../test/journeys/storage.ts';

// How uploads themselves go is the object storage's (areas/s3/upload); here it is about what shows them.

let bucket = '';

async function openBucket(page: Page) {
  bucket = fresh('panel');
  await signIn(page, 'user', { project: 'payments-prod' });
  const storage = await storageOf(page, 'payments-prod');
  await storage.bucket(bucket);
  await page.goto(`/s3-storage/buckets/files/${bucket}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
const chooser = (page: Page) => page.locator('input[type=file]').first();
const panels = (page: Page) => page.getByRole('region', { name: 'Uploads and deletions' });
const panel = (page: Page) =>
  panels(page)
    .getByRole('region', { name: `Upload to ${bucket}` })
    .first();
const row = (page: Page, name: string) => panel(page).getByRole('row').filter({ hasText: name });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

test('what is sent is listed with how it stands; it is folded, unfolded and closed by keyboard', async ({ page }) => {
  await openBucket(page);
  await expect(panels(page)).toHaveCount(0);
  await chooser(page).setInputFiles([text('a.txt'), text('b.txt')]);
  await expect(row(page, 'a.txt')).toContainText('Uploaded');
  await expect(row(page, 'b.txt')).toContainText('Uploaded');
  await expect(panel(page)).toContainText('2 of 2 done');
  await expectAccessible(page);
  await tabTo(page, button(page, 'Hide the items'));
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('table')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('table')).toBeVisible();
  await tabTo(page, button(page, 'Close'));
  await page.keyboard.press('Enter');
  await expect(panels(page)).toHaveCount(0);
});

test('one that failed says why, and is tried again', async ({ page }) => {
  let fails = true;
  await page.route('**/s3proxy/**', (route) =>
    fails && route.request().method() === 'PUT' && route.request().url().includes('bad.txt')
      ? route.fulfill({ status: 403, body: '' })
      : route.continue(),
  );
  await openBucket(page);
  await chooser(page).setInputFiles([text('good.txt'), text('bad.txt')]);
  await expect(row(page, 'bad.txt')).toContainText('Failed');
  await expect(panel(page)).toContainText('1 of 2 done');
  await expect(panel(page)).toContainText('Failed: 1');
  fails = false;
  await button(page, 'Try the failed ones again').click();
  await expect(row(page, 'bad.txt')).toContainText('Uploaded');
  await expect(panel(page)).toContainText('2 of 2 done');
});

test('of a thousand files only those that show are in the document; all can be stopped', async ({ page }) => {
  await page.route('**/s3proxy/**', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    return new Promise<void>(() => {});
  });
  await openBucket(page);
  await chooser(page).setInputFiles(
    Array.from({ length: 1000 }, (_, at) => text(`file-${String(at).padStart(4, '0')}.txt`)),
  );
  await expect(panel(page)).toContainText('0 of 1,000 done');
  await expect(panel(page).getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(await panel(page).getByRole('row').count()).toBeLessThan(40);
  await panel(page)
    .getByRole('table')
    .evaluate((table) => table.parentElement?.scrollTo(0, table.parentElement.scrollHeight));
  await expect(row(page, 'file-0999.txt')).toBeVisible();
  await button(page, 'Cancel file-0999.txt').click();
  await expect(row(page, 'file-0999.txt')).toContainText('Cancelled');
  await button(page, 'Cancel all').click();
  await expect(button(page, 'Close')).toBeVisible();
  await button(page, 'Close').click();
  await expect(panels(page)).toHaveCount(0);
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBucket(page);
  await chooser(page).setInputFiles([text('a name that is far too long for the width of any telephone there is.txt')]);
  await expect(panel(page)).toContainText('1 of 1 done');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

for (const look of looks) {
  test(`is accessible: ${look}`, async ({ page }) => {
    await wear(page, look);
    await openBucket(page);
    await chooser(page).setInputFiles([text('a.txt')]);
    await expect(page.getByRole('table').getByText('a.txt')).toBeVisible();
    await expectAccessible(page);
  });
}
