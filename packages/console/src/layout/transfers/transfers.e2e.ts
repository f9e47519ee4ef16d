import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, tabTo } from '../../../../../test/journeys/actions.ts';
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

const long = 'a name that is far too long for the width of any telephone there is.txt';
const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
const chooser = (page: Page) => page.locator('input[type=file]').first();
const panels = (page: Page) => page.getByRole('region', { name: 'Uploads and deletions' });
const panel = (page: Page) => panels(page).getByRole('region', { name: `Upload to ${bucket}` });
const row = (page: Page, name: string) => panel(page).getByRole('row').filter({ hasText: name });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

// spec: shell.transfers
test('what is sent is listed with how it stands, tried again where it failed, folded and closed by keyboard', async ({
  page,
}) => {
  let fails = true;
  await page.route('**/s3proxy/**', (route) =>
    fails && route.request().method() === 'PUT' && route.request().url().includes('bad.txt')
      ? route.fulfill({ status: 403, body: '' })
      : route.continue(),
  );
  await openBucket(page);
  await expect(panels(page)).toHaveCount(0);
  await chooser(page).setInputFiles([text(long), text('bad.txt')]);
  await expect(row(page, 'bad.txt')).toContainText('Failed');
  await expect(panel(page)).toContainText('1 of 2 completed');
  await expect(panel(page)).toContainText('Failed: 1');
  fails = false;
  await button(page, 'Retry failed items').click();
  await expect(row(page, 'bad.txt')).toContainText('Uploaded');
  await expect(panel(page)).toContainText('2 of 2 completed');

  await test.step('on a phone a long name does not widen the page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(panel(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const cells = row(page, 'bad.txt').getByRole('cell');
    const [name, state] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
    expect(name!.width, 'names have the most room').toBeGreaterThan(1.5 * state!.width);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await tabTo(page, button(page, 'Hide items'));
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('table')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('table')).toBeVisible();
  await tabTo(page, button(page, 'Close'));
  await page.keyboard.press('Enter');
  await expect(panels(page)).toHaveCount(0);

  await test.step('of many only those that show are in the document; one is stopped, then all', async () => {
    await page.route('**/s3proxy/**', (route) => (route.request().method() === 'PUT' ? undefined : route.continue()));
    await chooser(page).setInputFiles(
      Array.from({ length: 100 }, (_, at) => text(`file-${String(at).padStart(4, '0')}.txt`)),
    );
    await expect(panel(page)).toContainText('Uploading 1 of 100');
    await expect(panel(page).getByRole('table')).toHaveAttribute('aria-rowcount', '101');
    expect(await panel(page).getByRole('row').count()).toBeLessThan(40);
    await panel(page)
      .getByRole('table')
      .evaluate((table) => table.parentElement?.scrollTo(0, table.parentElement.scrollHeight));
    await expect(row(page, 'file-0099.txt')).toBeVisible();
    await button(page, 'Cancel file-0099.txt').click();
    await expect(row(page, 'file-0099.txt')).toContainText('Canceled');
    await button(page, 'Cancel all').click();
    await button(page, 'Close').click();
    await expect(panels(page)).toHaveCount(0);
  });
});
