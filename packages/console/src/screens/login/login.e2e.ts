import type { Page } from '@playwright/test';
import { credentialsOf, expect, test } from '../../../../../test/journeys/fixtures.ts';

const logIn = async (page: Page, { name, password }: { name: string; password: string }) => {
  await page.getByRole('textbox', { name: 'User name' }).fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};
const accountMenu = (page: Page) => page.getByRole('button', { name: /Account of/ });

test('by keyboard: a wrong password says so, the right one opens the address that was asked for; too many attempts wait', async ({
  page,
  platform,
}) => {
  const wanted = '/compute/routers?search=edge&sort=name%3Adesc';
  const jonas = credentialsOf('user');
  const password = page.getByRole('textbox', { name: 'Password' });
  const wrong = page.getByText('The user name or the password is wrong.');
  await page.goto(wanted);
  await expect(page).toHaveURL(/\/login\?redirectUrl=/);
  await expect(page).toHaveTitle(/Sign in/);

  await test.step('the language can be chosen before signing in', async () => {
    const language = page.getByRole('button', { name: /^(Language|Sprache)/ }).filter({ visible: true });
    await language.click();
    await page.getByRole('menuitemradio', { name: /Deutsch/ }).click();
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await language.click();
    await page.getByRole('menuitemradio', { name: /English/ }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  await page.getByRole('textbox', { name: 'Domain' }).focus();
  await page.keyboard.type(jonas.domain);
  await page.keyboard.press('Tab');
  await page.keyboard.type(jonas.name);
  await page.keyboard.press('Tab');
  for (let tried = 0; tried < 5; tried += 1) {
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/api/v2/login') && response.request().method() === 'POST',
    );
    await page.keyboard.type('Copper-Lantern-59');
    await page.keyboard.press('Enter');
    expect((await answered).status()).toBe(401);
    await expect(wrong).toBeVisible();
    await expect(page.getByText(`You are signing in to the domain ${jonas.domain}.`)).toBeVisible();
    await expect(page.getByText('Fill in this field.')).toHaveCount(0);
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('');
  }
  await page.keyboard.type(jonas.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Too many attempts. Try again in 30 seconds.')).toBeVisible();

  await platform.advance(31_000);
  await password.fill(jonas.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(wanted);
  await expect(accountMenu(page)).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Routers' }).getByRole('link', { name: 'edge-router' })).toBeVisible();
});

test('signing in at the login page opens the overview; signing out ends the session, also in the other tabs', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Domain' })).toHaveValue('');
  await expect(page.getByText('Needed if your user name exists in several domains')).toBeVisible();
  await logIn(page, credentialsOf('user'));
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
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
