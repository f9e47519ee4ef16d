import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';

const trigger = (page: Page) => page.getByRole('button', { name: /Account of/ });
const items = (page: Page) => page.getByRole('menuitem');

async function openMenu(page: Page) {
  await trigger(page).click();
  await expect(items(page).last()).toBeVisible();
}

// spec: shell.user-menu, spec: shell.user-menu.reduced
test('has what is the person’s own, all of it by keyboard; of a brand of limited use no more than one cannot do without', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/monitoring');
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

  await test.step('About says which version this is, and where it is had', async () => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'About Skydeck' }).click();
    const told = page.locator('sky-dialog[open]');
    await expect(told.getByRole('definition').first()).toHaveText(/^\d+\.\d+\.\d+$/);
    await expect(told.getByRole('definition').first()).not.toHaveText('0.0.0');
    await expect(told.getByText('Installation image', { exact: true })).toBeVisible();
    await expect(told.getByRole('link', { name: 'https://skydeck.example/download' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(told).toHaveCount(0);
  });

  await test.step('on a phone its windows fit', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await expect(page.getByRole('switch', { name: 'Single keys' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  await test.step('limited use', async () => {
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
  });
});

// spec: language.choice, spec: language.cookie, spec: language.keys
test('a language is chosen where there is a choice, stays for ten years, turns the page around, and goes on by keys', async ({
  page,
  context,
}) => {
  const locales = '**/api/v2/settings/locales';
  const html = page.locator('html');
  const title = page.getByRole('heading', { level: 1 });
  const openLanguages = async () => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Language' }).click();
  };
  const only = (...enabled: readonly string[]) =>
    page.route(locales, async (route) => {
      const { data } = await (await route.fetch()).json();
      const offered = data.map((locale: { language: string }) => ({
        ...locale,
        enabled: enabled.includes(locale.language),
      }));
      await route.fulfill({ json: { data: offered } });
    });
  await signIn(page, 'user', { project: 'payments-prod' });

  await test.step('a list that cannot be had is logged, and all of them are offered', async () => {
    await page.route(locales, (route) => route.fulfill({ status: 500, json: {} }));
    const logged = page.waitForEvent('console', (message) => message.text().includes('list of languages'));
    await page.goto('/compute/networks');
    await openLanguages();
    await logged;
    await expect(page.getByRole('radio')).toHaveCount(9);
    await page.unrouteAll();
  });

  await test.step('the server’s list decides', async () => {
    await only('en');
    await page.reload();
    await openMenu(page);
    await expect(page.getByRole('menuitem', { name: 'Language' })).toHaveCount(0);
    await page.unrouteAll();
    await only('en', 'de');
    await page.reload();
    await openLanguages();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await expect(html).toHaveAttribute('lang', 'de');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+l');
    await expect(html).toHaveAttribute('lang', 'en');
    await page.unrouteAll();
  });

  await test.step('Arabic is from right to left, and is kept for this site only', async () => {
    await page.reload();
    await openLanguages();
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
    const rail = page.getByRole('navigation').filter({ has: page.getByRole('link') });
    expect((await rail.first().boundingBox())?.x).toBeGreaterThan(1300);
  });

  await test.step('Ctrl+L goes to the next, with Shift to the one before', async () => {
    for (const [keys, language] of [
      ['Control+l', 'de'],
      ['Control+l', 'en'],
      ['Control+Shift+l', 'de'],
      ['Control+Shift+l', 'ar'],
    ] as const) {
      await page.keyboard.press(keys);
      await expect(html).toHaveAttribute('lang', language);
    }
    await expect(html).toHaveAttribute('dir', 'rtl');
  });
});
