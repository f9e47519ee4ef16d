import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { toasts } from '../../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../../test/journeys/actions.ts';
import { fileLink, files, type Storage, storageOf } from '../../../../../../test/journeys/storage.ts';

const MIB = 1024 ** 2;
let bucket = '';
let storage: Storage;

test.beforeEach(async ({ page }) => {
  bucket = fresh('uploads');
  await signIn(page, 'user', { project: 'payments-prod' });
  storage = await storageOf(page, 'payments-prod');
  await storage.bucket(bucket);
  await page.goto(`/s3-storage/buckets/files/${bucket}`);
  await expect(page.getByText('This bucket is empty')).toBeVisible();
});

const text = (name: string, content = name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
const question = (page: Page) => page.locator('sky-dialog[open]');
const chooser = (page: Page) => page.getByLabel('Upload files');
const table = (page: Page) => page.getByRole('region', { name: `Upload to ${bucket}` });

// spec: upload.leave, spec: upload.cancel
test('files go one by one, an empty one too; a name that is there is asked about, once; a folder goes whole; what is stopped is no failure, what failed is tried again, and who leaves meanwhile is asked', async ({
  page,
}) => {
  let atOnce = 0;
  let most = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') most = Math.max(most, ++atOnce);
  });
  page.on('requestfinished', (request) => {
    if (request.method() === 'PUT') atOnce -= 1;
  });
  await page.getByRole('button', { name: 'Upload' }).click();
  const [choose] = await Promise.all([
    page.waitForEvent('filechooser'),
    question(page).getByRole('button', { name: 'Upload files' }).click(),
  ]);
  await choose.setFiles([text('a.txt'), text('empty.txt', ''), text('two  spaces.txt')]);
  await expect(table(page)).toContainText('3 of 3 completed');
  // The panel tells of it: no second time beside it.
  await expect(toasts(page).getByText(bucket)).toHaveCount(0);
  await expect(files(page).getByRole('link')).toHaveText(['a.txt', 'empty.txt', 'two  spaces.txt']);
  expect(most).toBe(1);
  expect(await storage.size(bucket, 'empty.txt')).toBe(0);
  expect(await storage.read(bucket, 'a.txt')).toBe('a.txt');

  await test.step('names that are there', async () => {
    await storage.put(bucket, 'b.txt', 'old b');
    await chooser(page).setInputFiles([text('a.txt', 'new a'), text('b.txt', 'new b'), text('c.txt')]);
    await expect(page.getByRole('dialog', { name: '2 names already exist' })).toBeVisible();
    await question(page).getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(fileLink(page, 'b (2).txt')).toBeVisible();
    expect(await storage.read(bucket, 'a.txt')).toBe('a.txt');
    expect(await storage.read(bucket, 'a (2).txt')).toBe('new a');
    await chooser(page).setInputFiles([text('a.txt', 'newest a')]);
    await page.getByRole('radio', { name: 'Replace' }).check();
    await question(page).getByRole('button', { name: 'Upload', exact: true }).click();
    await expect.poll(() => storage.read(bucket, 'a.txt')).toBe('newest a');
  });

  await test.step('a folder goes with all that is in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skydeck-upload-'));
    try {
      mkdirSync(join(folder, 'photos', 'deep'), { recursive: true });
      writeFileSync(join(folder, 'photos', 'one.txt'), '1');
      writeFileSync(join(folder, 'photos', 'deep', 'two.txt'), '2');
      await page.getByLabel('Upload folder').setInputFiles(join(folder, 'photos'));
      await expect(fileLink(page, 'photos')).toBeVisible();
      await expect
        .poll(() => storage.keys(bucket))
        .toEqual(expect.arrayContaining(['photos/deep/two.txt', 'photos/one.txt']));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  await test.step('what is stopped, and what fails', async () => {
    const close = table(page).getByRole('button', { name: 'Close' });
    await expect(table(page).getByRole('button', { name: 'Cancel all' })).toHaveCount(0);
    while ((await close.count()) > 0) await close.first().click();
    let isBroken = true;
    await page.route(/\/(?:hangs|fails)\.txt/, (route) => {
      const isPut = route.request().method() === 'PUT';
      if (isPut && route.request().url().includes('hangs')) return;
      if (!isPut || !isBroken) return route.continue();
      const body = '<Error><Code>EntityTooLarge</Code></Error>';
      return route.fulfill({ status: 400, contentType: 'application/xml', body });
    });
    await chooser(page).setInputFiles([text('hangs.txt'), text('fails.txt'), text('works.txt')]);
    await page.getByRole('button', { name: 'Cancel hangs.txt' }).click();
    await expect(table(page)).toContainText('1 of 3 completed');
    await expect(table(page)).toContainText('Canceled');
    await expect(table(page)).toContainText('The request is too large.');
    isBroken = false;
    await page.getByRole('button', { name: 'Retry fails.txt' }).click();
    await expect.poll(() => storage.read(bucket, 'fails.txt')).toBe('fails.txt');
    expect(await storage.read(bucket, 'hangs.txt')).toBeNull();
  });

  await test.step('paused, the file that is under way comes to its end, and the next one waits', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/held\.txt/, async (route) => {
      await released;
      await route.continue();
    });
    await chooser(page).setInputFiles([text('held.txt'), text('next.txt')]);
    await page.getByRole('button', { name: 'Pause upload' }).click();
    release();
    const latest = table(page).last();
    await expect(latest).toContainText('Uploading 2 of 2');
    await expect(latest.getByRole('row', { name: 'next.txt' })).toContainText('Waiting');
    expect(await storage.read(bucket, 'next.txt')).toBeNull();
    await page.getByRole('button', { name: 'Resume upload' }).click();
    await expect(latest).toContainText('2 of 2 completed');
    expect(await storage.read(bucket, 'next.txt')).toBe('next.txt');
    await expect(page.getByRole('button', { name: 'Pause upload' })).toHaveCount(0);
  });

  await test.step('while something is under way, leaving the page asks first', async () => {
    await chooser(page).setInputFiles([text('hangs.txt')]);
    await expect(page.getByRole('button', { name: 'Cancel hangs.txt' })).toBeVisible();
    const asked = page.waitForEvent('dialog');
    const toDelete = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await toDelete;
    await expect(page.getByRole('button', { name: 'Cancel hangs.txt' })).toBeVisible();
  });
});

/**
 * Loses the connection of part 3 once, and never sends part 5, until the page is loaded anew. Not by a route: what is routed
 * passes through this process, 16 MiB a part.
 */
const hinder = (page: Page) =>
  page.evaluate(() => {
    const held = new WeakSet<XMLHttpRequest>();
    const { dataset } = document.documentElement;
    class Hindered extends XMLHttpRequest {
      override open(method: string, url: string | URL) {
        const part = new URL(url, location.href).searchParams.get('partNumber');
        if (part === '5') held.add(this);
        const isLost = part === '3' && !dataset['lost'];
        if (isLost) dataset['lost'] = part;
        super.open(method, isLost ? 'http://localhost:1/' : url);
      }
      override send(body?: XMLHttpRequestBodyInit | null) {
        if (!held.has(this)) super.send(body);
      }
    }
    Object.assign(globalThis, { XMLHttpRequest: Hindered });
  });

const partOf = (url: string) => new URL(url).searchParams.get('partNumber');

// How long a server that is away is waited for: retry-while-offline.test.ts.

test('a large file goes in parts, no part twice: over a lost connection, and after a reload', async ({ page }) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-upload-'));
  const path = join(folder, 'large.bin');
  writeFileSync(path, Buffer.alloc(65 * MIB, 'x'));
  const sent: string[] = [];
  // One that is on its way when the page is left is sent again.
  page.on('response', (response) => {
    const part = partOf(response.url());
    if (part !== null) sent.push(part);
  });
  try {
    await hinder(page);
    await chooser(page).setInputFiles(path);
    await expect(table(page)).toContainText('98', { timeout: 60_000 });
    await expect(page.locator('html')).toHaveAttribute('data-lost', '3');
    // What a lost part had sent counts until it is sent again.
    await expect.poll(() => sent.toSorted()).toEqual(['1', '2', '3', '4']);
    await expect(table(page)).toContainText('98');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    sent.length = 0;
    await expect(page.getByText('This bucket is empty')).toBeVisible();
    const offer = page.locator('sky-alert', { hasText: 'The upload of large.bin (65 MiB) did not finish.' });
    const other = { ...text('large.bin'), name: 'large.bin' };
    await offer.locator('xpath=..').getByLabel('Choose file').and(page.locator('input')).setInputFiles(other);
    await expect(toasts(page).getByText('This is a different file')).toBeVisible();
    const [choose] = await Promise.all([
      page.waitForEvent('filechooser'),
      offer.getByRole('button', { name: 'Choose file' }).click(),
    ]);
    await choose.setFiles(path);
    await expect(offer).toHaveCount(0);
    await expect(table(page)).toContainText('1 of 1 completed', { timeout: 60_000 });
    expect(sent).toEqual(['5']);
    expect(await storage.size(bucket, 'large.bin')).toBe(65 * MIB);
    expect(await page.evaluate(() => localStorage.getItem('skydeck.uploads'))).toBeNull();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
