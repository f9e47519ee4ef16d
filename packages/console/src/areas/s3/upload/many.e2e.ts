import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { toasts } from '../../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../../test/journeys/actions.ts';
import { fileLink, storageOf } from '../../../../../../test/journeys/storage.ts';

const COUNT = 1200;
const ENOUGH = 40;
const nameOf = (at: number) => `many/f-${String(at).padStart(4, '0')}.txt`;

const panel = (page: Page, bucket: string) => page.getByRole('region', { name: `Upload to ${bucket}` });

/** How many were brought over, by what the panel says. */
async function doneOf(page: Page, bucket: string): Promise<number> {
  const said = await panel(page, bucket)
    .getByText(/^Uploading [\d,]+ of 1,200$|^[\d,]+ of 1,200 completed$/)
    .first()
    .textContent();
  const [number = ''] = /[\d,]+/.exec(said ?? '') ?? [];
  return Number(number.replaceAll(',', '')) - (said?.startsWith('Uploading') ? 1 : 0);
}

// How few of the rows are in the document, and how each is cancelled: layout/transfers.

test('of a folder of a thousand few rows are drawn and one notice is told; it is stopped, and what failed goes again', async ({
  page,
}) => {
  test.slow();
  const bucket = fresh('many');
  await signIn(page, 'user', { project: 'payments-prod' });
  const storage = await storageOf(page, 'payments-prod');
  await storage.bucket(bucket);
  const disk = mkdtempSync(join(tmpdir(), 'skydeck-many-'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/s3proxy/')) asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  // A browser hands a folder's files over in an order of its own: the first to be sent is the one that fails.
  let failed = '';
  const refuse = (route: Route) => {
    failed = decodeURIComponent(new URL(route.request().url()).pathname).replace(`/s3proxy/${bucket}/`, '');
    return route.fulfill({ status: 403, body: '' });
  };
  await page.route(/\/many\/f-/, refuse, { times: 1 });
  try {
    mkdirSync(join(disk, 'many'));
    for (let at = 0; at < COUNT; at += 1) writeFileSync(join(disk, nameOf(at)), nameOf(at));
    await page.goto(`/s3-storage/buckets/files/${bucket}`);
    await expect(page.getByText('This bucket is empty')).toBeVisible();
    asked.length = 0;
    await page.getByLabel('Upload folder').setInputFiles(join(disk, 'many'));

    await expect.poll(() => doneOf(page, bucket), { timeout: 60_000 }).toBeGreaterThan(ENOUGH);
    await expect(panel(page, bucket).getByRole('table')).toHaveAttribute('aria-rowcount', String(COUNT + 1));
    expect(await panel(page, bucket).getByRole('row').count()).toBeLessThan(40);
    await expect(toasts(page).getByText(bucket)).toHaveCount(0);
    await panel(page, bucket).getByRole('button', { name: 'Cancel all' }).click();
    await expect(panel(page, bucket).getByRole('button', { name: 'Close' })).toBeVisible();

    const done = await doneOf(page, bucket);
    const kept = await storage.keys(bucket);
    // The last one may have arrived before it was stopped.
    expect([done, done + 1]).toContain(kept.length);
    expect(kept).not.toContain(failed);
    // Each file is sent once, and nothing is asked about it alone.
    const puts = asked.filter((one) => one.startsWith('PUT'));
    expect(new Set(puts).size).toBe(puts.length);
    expect(asked.filter((one) => one.includes('/many/') && !one.startsWith('PUT'))).toEqual([]);

    await panel(page, bucket).getByRole('button', { name: 'Retry failed items' }).click();
    await expect.poll(() => storage.read(bucket, failed)).toBe(failed);
    await expect(fileLink(page, 'many')).toBeVisible();
  } finally {
    rmSync(disk, { recursive: true });
  }
});
