import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { toast, toasts } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/hands.ts';
import { TestPlatform } from '../../../../../test/journeys/platform.ts';
import { storageOf } from '../../../../../test/journeys/storage.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const stay = (page: Page) => page.getByRole('button', { name: 'Stay signed in' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Routers' });

const isCounting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('skydeck.idle')));

/** Opens the console and does something on it: from then on the time without any counts. */
async function openWatched(page: Page): Promise<void> {
  await page.goto('/compute/routers');
  await expect(heading(page)).toBeVisible();
  await page.mouse.move(200, 200);
  await expect.poll(() => isCounting(page)).toBe(true);
}

test.beforeEach(async ({ page }) => {
  await page.context().clock.install();
  await signIn(page, 'user', { project: 'payments-prod' });
});

test('two tabs ask together, and an answer in one is an answer in both; without one both are signed out, and say why', async ({
  page,
}) => {
  const { clock } = page.context();
  await openWatched(page);
  const other = await page.context().newPage();
  await openWatched(other);

  await clock.fastForward('14:15');
  await expect(question(page)).toBeHidden();
  await clock.fastForward('00:16');
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(question(tab)).toBeVisible();
    await expect(stay(tab)).toBeFocused();
    await expect(tab.getByText(/Signing out in \d+ seconds/).first()).toBeVisible();
  }
  await expectAccessible(other);
  await stay(other).press('Enter');
  await expect(question(other)).toBeHidden();
  await page.bringToFront();
  await expect(question(page)).toBeHidden();

  await clock.fastForward('15:01');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(toast(tab, 'There was no activity for 15 minutes.')).toBeVisible();
  }
  await expect.poll(async () => (await page.request.get('/api/v2/accounts/whoami/')).status()).toBe(401);
  // The notice stays until it is closed.
  await clock.fastForward('05:00');
  await page.reload();
  await expect(toast(page, 'You were signed out')).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Close: You were signed out' }).click();
  await expect(toasts(page)).toBeHidden();
});

test('what somebody does in one tab keeps the other signed in', async ({ page }) => {
  const { clock } = page.context();
  await openWatched(page);
  const other = await page.context().newPage();
  await openWatched(other);
  for (let times = 0; times < 3; times += 1) {
    await clock.fastForward('10:00');
    await other.keyboard.press('Shift');
  }
  await page.bringToFront();
  await expect(heading(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect((await page.request.get('/api/v2/accounts/whoami/')).status()).toBe(200);
});

test('who does not want to stay goes at once, with no reason to be told one', async ({ page }) => {
  await openWatched(page);
  await page.context().clock.fastForward('14:40');
  await page.getByRole('button', { name: 'Sign out now' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(toasts(page)).toBeHidden();
});

test('while an upload runs nobody is signed out, nor asked; once it has ended one is asked, then signed out', async ({
  page,
}) => {
  const { clock } = page.context();
  const bucket = fresh('idle');
  const storage = await storageOf(page, 'payments-prod');
  await storage.bucket(bucket);
  const held: (() => Promise<void>)[] = [];
  await page.route(/\/held-\d+\.txt/, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    held.push(() => route.continue());
  });
  await page.goto(`/s3-storage/buckets/files/${bucket}`);
  await expect(page.getByText('This bucket is empty')).toBeVisible();
  await page.mouse.move(200, 200);
  await expect.poll(() => isCounting(page)).toBe(true);

  // Each takes half a minute: one that does nothing for a whole one is given up. Together they take longer than the limit.
  const names = Array.from({ length: 31 }, (_, at) => `held-${at}.txt`);
  const buffer = Buffer.from('held');
  await page.getByLabel('Upload files').setInputFiles(names.map((name) => ({ name, mimeType: 'text/plain', buffer })));
  for (const at of names.keys()) {
    await expect.poll(() => held.length).toBe(at + 1);
    await clock.fastForward('00:31');
    await expect(question(page)).toBeHidden();
    if (at < names.length - 1) await held[at]?.();
  }
  await expect(toast(page, `Uploading to ${bucket}`)).toBeVisible();
  expect((await page.request.get('/api/v2/accounts/whoami/')).status()).toBe(200);

  await held.at(-1)?.();
  await expect.poll(() => storage.keys(bucket)).toHaveLength(names.length);
  await expect(toast(page, `Uploading to ${bucket}`)).toBeHidden();
  await clock.fastForward('02:10');
  await expect(question(page)).toBeVisible();
  await clock.fastForward('00:31');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(toast(page, 'There was no activity for 15 minutes.')).toBeVisible();
  await expect.poll(async () => (await page.request.get('/api/v2/accounts/whoami/')).status()).toBe(401);
});

const untimed = test.extend<{ readonly platform: TestPlatform }>({
  platform: async ({ stage: { partner, seed } }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'skydeck-config-'));
    const configFile = join(folder, 'console.json');
    writeFileSync(configFile, JSON.stringify({ disable_idle_timeout: true }));
    const platform = new TestPlatform({ partnerPort: partner.port, seed, configFile });
    await platform.start();
    await use(platform);
    await platform.remove();
    rmSync(folder, { recursive: true });
  },
});

untimed('an operator can switch it off', async ({ page }) => {
  await page.goto('/compute/routers');
  await expect(heading(page)).toBeVisible();
  await page.mouse.move(200, 200);
  await page.context().clock.fastForward('02:00:00');
  await page.mouse.move(300, 300);
  await expect(question(page)).toBeHidden();
  await expect(heading(page)).toBeVisible();
  expect(await isCounting(page)).toBe(false);
});
