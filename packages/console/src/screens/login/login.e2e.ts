import type { Page } from '@playwright/test';
import { credentialsOf, expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { TestPlatform } from '../../../../../test/journeys/platform.ts';

const logIn = async (page: Page, { name, password }: { name: string; password: string }) => {
  await page.getByRole('textbox', { name: 'User name' }).fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};
const accountMenu = (page: Page) => page.getByRole('button', { name: /Account of/ });

test.describe('signing in', () => {
  test('a wrong password says so, the right one opens the console', async ({ page }) => {
    const jonas = credentialsOf('user');
    await page.goto('/login');
    await expect(page).toHaveTitle(/Sign in/);
    await page.getByRole('textbox', { name: 'Domain' }).fill(jonas.domain);

    await logIn(page, { ...jonas, password: 'Copper-Lantern-59' });
    await expect(page.getByText('The user name or the password is wrong.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
    await expectAccessible(page);

    await page.getByRole('textbox', { name: 'Password' }).fill(jonas.password);
    await page.keyboard.press('Enter');
    await expect(accountMenu(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });

  test('a name that does not exist is answered like a wrong password, and after too many attempts both wait', async ({
    page,
    platform,
  }) => {
    await page.goto('/login/default');
    const nobody = { name: 'nobody.here', password: 'Wrong-Guess-11' };
    for (let tried = 0; tried < 5; tried += 1) {
      const answered = page.waitForResponse(
        (response) => response.url().endsWith('/api/v2/login') && response.request().method() === 'POST',
      );
      await logIn(page, nobody);
      expect((await answered).status()).toBe(401);
      await expect(page.getByText('The user name or the password is wrong.')).toBeVisible();
    }
    await logIn(page, nobody);
    await expect(page.getByText('Too many attempts. Try again in 30 seconds.')).toBeVisible();

    await platform.advance(31_000);
    await logIn(page, nobody);
    await expect(page.getByText('The user name or the password is wrong.')).toBeVisible();
  });

  test('an address that was opened signed out is there after signing in', async ({ page }) => {
    const wanted = '/compute/routers?search=edge&sort=name%3Adesc';
    await page.goto(wanted);
    await expect(page).toHaveURL(/\/login\?redirectUrl=/);
    await page.getByRole('textbox', { name: 'Domain' }).fill(credentialsOf('user').domain);
    await logIn(page, credentialsOf('user'));
    await expect(page).toHaveURL(wanted);
    await expect(page.getByRole('grid', { name: 'Routers' }).getByRole('link', { name: 'edge-router' })).toBeVisible();
  });

  test('signing out ends the session, also in the other tabs', async ({ page, context }) => {
    await signIn(page, 'user');
    await page.goto('/compute/networks');
    const other = await context.newPage();
    await other.goto('/compute/routers');
    await expect(other.getByRole('grid', { name: 'Routers' })).toBeVisible();

    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.goto('/compute/networks');
    await expect(page).toHaveURL(/\/login/);
  });

  test('the keyboard is enough', async ({ page }) => {
    const jonas = credentialsOf('user');
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Domain' }).focus();
    await page.keyboard.type(jonas.domain);
    await page.keyboard.press('Tab');
    await page.keyboard.type(jonas.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(jonas.password);
    await page.keyboard.press('Enter');
    await expect(accountMenu(page)).toBeVisible();
  });
});

test('the language can be chosen before signing in', async ({ page }) => {
  await page.goto('/login');
  await page
    .getByRole('button', { name: /^Language/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('menuitemradio', { name: /Deutsch/ }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
});

test('the brand is the server’s: its name, its scheme, its links', async ({ page }) => {
  const halyard = new TestPlatform({ partnerPort: 0, theme: 'halyard' });
  try {
    await halyard.start();
    await page.goto(`${halyard.url}/login`);
    await expect(page).toHaveTitle('Sign in · Halyard Cloud');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'halyard');
    await expect(page.getByRole('link', { name: 'Support' })).toHaveAttribute(
      'href',
      'https://support.halyard.example/',
    );
    await expect(page.getByRole('main')).not.toContainText('Skydeck');
    await expectAccessible(page);
  } finally {
    await halyard.remove();
  }
});
