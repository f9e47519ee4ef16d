import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';
import { storageOf } from '../../../../../test/journeys/storage.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const stay = (page: Page) => page.getByRole('button', { name: 'Stay signed in' });
const again = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Routers' });

/** From the start: what an earlier session left there is full. */
const isCounting = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).some(
      ([key, counter]) => key.startsWith('skydeck.idle') && JSON.parse(counter).seconds === 0,
    ),
  );

/** Opens the console and does something on it: from then on the time without any counts. */
async function openWatched(page: Page): Promise<void> {
  await page.goto('/compute/routers');
  await expect(heading(page)).toBeVisible();
  await page.mouse.move(200, 200);
  await expect.poll(() => isCounting(page)).toBe(true);
}

// The browser's clock cannot be put back.
test.use({ ownContext: true });

test.beforeEach(async ({ page }) => {
  await page.context().clock.install();
  await signIn(page, 'user', { project: 'payments-prod' });
});

// spec: session.idle.notice, spec: session.idle.tabs
test('what is done in one of two tabs counts in both; they ask together, and without an answer both are signed out, and say why; a tab whose timers stood still asks when it is looked at; an operator can switch it off', async ({
  page,
}) => {
  const { clock } = page.context();
  await openWatched(page);
  const other = await page.context().newPage();
  await openWatched(other);

  await test.step('what somebody does in one tab keeps the other signed in', async () => {
    for (let times = 0; times < 3; times += 1) {
      await clock.fastForward('10:00');
      await other.keyboard.press('Shift');
    }
    await page.bringToFront();
    await expect(heading(page)).toBeVisible();
    await expect(question(page)).toBeHidden();
    expect((await page.request.get('/api/v2/accounts/whoami/')).status()).toBe(200);
  });

  await clock.fastForward('14:15');
  await expect(question(page)).toBeHidden();
  await clock.fastForward('00:16');
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(question(tab)).toBeVisible();
    await expect(stay(tab)).toBeFocused();
    await expect(tab.getByText(/Signing out in \d+ seconds/).first()).toBeVisible();
  }
  await stay(other).press('Enter');
  await expect(question(other)).toBeHidden();
  await page.bringToFront();
  await expect(question(page)).toBeHidden();

  await clock.fastForward('15:01');
  for (const tab of [page, other]) {
    await expect(again(tab)).toHaveAccessibleDescription('You were inactive for 15 minutes.');
    await expect(heading(tab)).toBeHidden();
  }
  await expect.poll(async () => (await page.request.get('/api/v2/accounts/whoami/')).status()).toBe(401);
  await clock.fastForward('05:00');
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('You were inactive for 15 minutes.')).toBeVisible();

  // It would go on with whoever signs in, and is somebody there.
  await other.close();
  await test.step('a tab whose timers stood still asks as soon as it is looked at again', async () => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await openWatched(page);
    const now = await page.evaluate(() => Date.now());
    // The clock goes on, and no timer has rung.
    await clock.setSystemTime(now + 14 * 60_000 + 40_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(question(page)).toBeVisible();
  });

  await test.step('who does not want to stay goes at once, with no reason to be told one', async () => {
    await page.getByRole('button', { name: 'Sign out now' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('You were inactive')).toHaveCount(0);
  });

  await test.step('where an operator has switched it off, nobody is asked', async () => {
    // The page has the operator’s settings in it.
    await page.route('**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const settings = '<script type="application/json" id="skydeck-config">{"disable_idle_timeout":true}</script>';
      return route.fulfill({ response, body: (await response.text()).replace('</head>', `${settings}</head>`) });
    });
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers');
    await expect(heading(page)).toBeVisible();
    await page.mouse.move(300, 300);
    await clock.fastForward('02:00:00');
    await page.mouse.move(200, 200);
    await expect(question(page)).toBeHidden();
    await expect(heading(page)).toBeVisible();
    expect(await isCounting(page)).toBe(false);
  });
});

// spec: session.idle.held
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
  // As long as an operator may want it: what is counted is the same.
  await page.route('**/api/v2/session/limits', (route) => route.fulfill({ json: { idle_minutes: 3 } }));
  await page.goto(`/s3-storage/buckets/files/${bucket}`);
  await expect(page.getByText('This bucket is empty')).toBeVisible();
  await page.mouse.move(200, 200);
  await expect.poll(() => isCounting(page)).toBe(true);

  // Each takes half a minute: one that does nothing for a whole one is given up. Together they take longer than the limit.
  const names = Array.from({ length: 7 }, (_, at) => `held-${at}.txt`);
  const buffer = Buffer.from('held');
  await page.getByLabel('Upload files').setInputFiles(names.map((name) => ({ name, mimeType: 'text/plain', buffer })));
  for (const at of names.keys()) {
    await expect.poll(() => held.length).toBe(at + 1);
    await clock.fastForward('00:31');
    await expect(question(page)).toBeHidden();
    if (at < names.length - 1) await held[at]?.();
  }
  const panel = page.getByRole('region', { name: `Upload to ${bucket}` });
  await expect(panel).toBeVisible();
  expect((await page.request.get('/api/v2/accounts/whoami/')).status()).toBe(200);

  await held.at(-1)?.();
  await expect.poll(() => storage.keys(bucket)).toHaveLength(names.length);
  await expect(panel).toContainText('7 of 7 completed');
  await clock.fastForward('02:10');
  await expect(question(page)).toBeVisible();
  await clock.fastForward('00:31');
  await expect(again(page)).toHaveAccessibleDescription('You were inactive for 3 minutes.');
  await expect.poll(async () => (await page.request.get('/api/v2/accounts/whoami/')).status()).toBe(401);
});
