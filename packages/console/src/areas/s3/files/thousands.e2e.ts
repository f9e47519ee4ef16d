import type { Page } from '@playwright/test';
import { goOn } from '../../../../../../test/journeys/addresses.ts';
import { bulkBar } from '../../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../../test/journeys/actions.ts';
import { files, fillBucket, storageOf } from '../../../../../../test/journeys/storage.ts';

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} ${String(at).padStart(4, '0')}.txt`);

/** The questions for entries that the page asks, and how many entries each may have. The tree beside it asks for 500. */
function watchListings(page: Page) {
  const limits: number[] = [];
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    const limit = Number(searchParams.get('max-keys'));
    if (searchParams.has('list-type') && limit !== 500) limits.push(limit);
  });
  return () => limits.splice(0);
}

// Ten thousand are sorted in no time: files.rules.test.ts.

test('a bucket of thousands: opened, searched, sorted, paged, and a folder of more than a thousand deleted', async ({
  page,
  platform,
}) => {
  test.slow();
  const bucket = fresh('vast');
  await signIn(page, 'user', { project: 'payments-prod' });
  const storage = await storageOf(page, 'payments-prod');
  await storage.bucket(bucket);
  fillBucket(platform, bucket, [...numbered('file', 2000), ...numbered('archive/old', 1001)]);
  const listings = watchListings(page);
  const links = files(page).getByRole('link');
  const thousand = (count: number) => Array<number>(count).fill(1000);

  await page.goto(`/s3-storage/buckets/files/${bucket}`);
  await expect(page.getByText('1–36 of more than 1,000')).toBeVisible();
  await expect(links).toHaveCount(36);
  expect(listings()).toEqual(thousand(1));

  await page.getByRole('searchbox').fill('file 19');
  await expect(page.getByText('1–36 of 100')).toBeVisible();
  await expect(links.first()).toHaveText('file 1900.txt');
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('1–36 of more than 1,000')).toBeVisible();
  listings();

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('37–72 of more than 1,000')).toBeVisible();
  await page.getByRole('button', { name: 'Load all and sort' }).click();
  await expect(page.getByText('37–72 of 2,001')).toBeVisible();
  expect(listings()).toEqual(thousand(2));
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(links.first()).toHaveText('archive');
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(links.nth(1)).toHaveText('file 1999.txt');
  await expect(links.first()).toHaveText('archive');
  await expect(links).toHaveCount(36);
  expect(listings()).toEqual([]);

  await goOn(page, `/s3-storage/buckets/files/${bucket}?page=56`);
  await expect(page.getByText('1,981–2,001 of 2,001')).toBeVisible();
  await expect(links).toHaveCount(21);
  await expect(links.last()).toHaveText('file 1999.txt');
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  expect(listings()).toEqual(thousand(3));

  let deletions = 0;
  const held = Promise.withResolvers<void>();
  await page.route(/\?delete=/, async (route) => {
    deletions += 1;
    // Of the first thousand it is told before the next go.
    if (deletions === 2) await held.promise;
    await route.continue();
  });
  await goOn(page, `/s3-storage/buckets/files/${bucket}`);
  await page.getByRole('checkbox', { name: 'Select archive' }).check();
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('textbox', { name: 'Type “delete 1” to confirm' }).fill('delete 1');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: `Delete from ${bucket}` });
  await expect(panel).toContainText('Done: 1,000');
  held.resolve();
  await expect(panel).toContainText('1 of 1 completed');
  await expect(links.first()).toHaveText('file 0000.txt');
  expect(deletions).toBe(2);
});
