import type { Page, Route } from '@playwright/test';
import { toasts } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';

const trigger = (page: Page) => page.getByRole('button', { name: /Account of/ });
const items = (page: Page) => page.getByRole('menuitem');
const lightness = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const sheet = (page: Page) => page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundColor);
const rail = (page: Page) =>
  page
    .getByRole('banner')
    .first()
    .evaluate((banner) => getComputedStyle(banner).backgroundColor);

async function openMenu(page: Page) {
  await trigger(page).click();
  await expect(items(page).last()).toBeVisible();
}

async function openEntry(page: Page, name: string) {
  await trigger(page).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

// spec: shell.user-menu, spec: shell.about, spec: theme.mode, spec: theme.scheme
test('has what is the person’s own, all of it by keyboard; About tells the version, or that it cannot be read, as often as it is asked; looks are light, dark or as the device, and the choice stays', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/monitoring');
  const light = await sheet(page);
  await trigger(page).press('Enter');
  for (const name of [
    'Language',
    'Appearance',
    'Password',
    'Keyboard shortcuts',
    'Report a problem',
    'About Skydeck',
    'Sign out',
  ])
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger(page)).toBeFocused();

  const about = /\/api\/v2\/about$/;
  const told = page.getByRole('dialog', { name: /^About/ });
  await test.step('a question that nobody waits for any more is aborted, and says nothing', async () => {
    const asked = Promise.withResolvers<Route>();
    await page.route(about, (route) => asked.resolve(route));
    await openEntry(page, 'About Skydeck');
    await asked.promise;
    const aborted = page.waitForEvent('requestfailed', (request) => about.test(request.url()));
    await page.getByRole('button', { name: 'Close' }).last().click();
    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
    await page.unroute(about);
  });

  await test.step('About says which version this is, and where it is had, once it can be read', async () => {
    let times = 0;
    await page.route(about, async (route) => {
      times += 1;
      await (times < 3 ? route.fulfill({ status: 503, json: {} }) : route.continue());
    });
    await openEntry(page, 'About Skydeck');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByText('Server error.')).toBeVisible();
    await retry.press('Enter');
    await expect.poll(() => times).toBe(2);
    await retry.press('Enter');
    await expect(page.getByText('Version', { exact: true })).toBeVisible();
    await expect(retry).toHaveCount(0);
    expect(times).toBe(3);
    await expect(told).toHaveAccessibleName('About Skydeck');
    const facts = page.locator('sky-dialog[open]');
    await expect(facts.getByRole('definition').first()).toHaveText(/^\d+\.\d+\.\d+$/);
    await expect(facts.getByRole('definition').first()).not.toHaveText('0.0.0');
    await expect(facts.getByText('Installation image', { exact: true })).toBeVisible();
    await expect(facts.getByRole('link', { name: 'skydeck.example/download' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(told).toHaveCount(0);
    await expect(trigger(page)).toBeFocused();
  });

  await test.step('looks', async () => {
    await openEntry(page, 'Appearance');
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => sheet(page)).not.toBe(light);
    const dark = await sheet(page);
    await page.reload();
    await expect.poll(() => sheet(page)).toBe(dark);
    expect(await lightness(page)).toContain('dark');
    await openEntry(page, 'Appearance');
    await page.getByRole('radio', { name: 'System' }).check();
    await expect.poll(() => sheet(page)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => sheet(page)).toBe(dark);
  });

  await test.step('a scheme of one’s own, and back to the brand’s', async () => {
    const brand = await rail(page);
    const scheme = (name: string) => page.getByRole('radio', { name });
    await expect(page.locator('sky-radio-card')).toHaveCount(17);
    await scheme('Ember').click();
    await expect.poll(() => rail(page)).not.toBe(brand);
    await scheme('Brand default').click();
    await expect.poll(() => rail(page)).toBe(brand);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('on a phone its windows fit', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openEntry(page, 'Keyboard shortcuts');
    await expect(page.getByRole('switch', { name: 'Single keys' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

// spec: language.choice, spec: language.cookie, spec: language.keys, spec: shell.user-menu.reduced
test('a language is chosen where there is a choice, stays for ten years, turns the page around, and goes on by keys; of a brand of limited use the menu has no more than one cannot do without', async ({
  page,
  context,
}) => {
  const locales = '**/api/v2/settings/locales';
  const html = page.locator('html');
  const title = page.getByRole('heading', { level: 1 });
  await signIn(page, 'user', { project: 'payments-prod' });

  await test.step('a list that cannot be had is logged, and all of them are offered', async () => {
    await page.route(locales, (route) => route.fulfill({ status: 500, json: {} }));
    const logged = page.waitForEvent('console', (message) => message.text().includes('list of languages'));
    await page.goto('/compute/networks');
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Language' }).click();
    await logged;
    await expect(page.getByRole('radio')).toHaveCount(9);
    await page.unroute(locales);
  });

  await test.step('Arabic is from right to left, and is kept for this site only', async () => {
    await page.getByRole('radio', { name: 'العربية' }).check();
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('lang', 'ar');
    await expect(title).toHaveText('الشبكات');
    const cookie = (await context.cookies()).find(({ name }) => name === 'language');
    expect(cookie).toMatchObject({ value: 'ar', sameSite: 'Strict' });
    // A browser may shorten it to what it allows (400 days).
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 399 * 24 * 3600);
    await page.reload();
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(title).toHaveText('الشبكات');
    // The rail, the first thing in reading order, is now at the right edge.
    const first = page.getByRole('navigation').filter({ has: page.getByRole('link') });
    expect((await first.first().boundingBox())?.x).toBeGreaterThan(1300);
  });

  await test.step('Ctrl+L goes to the next, with Shift to the one before', async () => {
    for (const [keys, language, direction] of [
      ['Control+l', 'de', 'ltr'],
      ['Control+Shift+l', 'ar', 'rtl'],
      ['Control+l', 'de', 'ltr'],
      ['Control+l', 'en', 'ltr'],
    ] as const) {
      await page.keyboard.press(keys);
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('dir', direction);
    }
  });

  await test.step('the server’s list decides, and a brand of limited use has three entries', async () => {
    await page.route(locales, async (route) => {
      const { data } = await (await route.fetch()).json();
      const offered = data.map((locale: { language: string }) => ({
        ...locale,
        enabled: ['en', 'de'].includes(locale.language),
      }));
      await route.fulfill({ json: { data: offered } });
    });
    // The page has its theme in it.
    await page.route('**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('"limitedUse":false', '"limitedUse":true');
      return route.fulfill({ response, body });
    });
    await page.reload();
    await openMenu(page);
    await expect(items(page)).toHaveText([/Language/, /Password/, /Sign out/]);
    await page.getByRole('menuitem', { name: 'Language' }).click();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await expect(html).toHaveAttribute('lang', 'de');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+l');
    await expect(html).toHaveAttribute('lang', 'en');
  });
});
