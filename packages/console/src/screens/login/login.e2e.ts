import type { Page } from '@playwright/test';
import { credentialsOf, expect, test } from '../../../../../test/journeys/fixtures.ts';

const accountMenu = (page: Page) => page.getByRole('button', { name: /Account of/ });

// The languages to choose from: test/journeys/external-config.e2e.ts. When how many attempts wait: platform, login.test.ts.

test('by keyboard: a wrong password says so, the right one opens the address that was asked for; too many attempts wait; signing out ends the session, also in the other tabs; without an address one lands at the overview', async ({
  page,
  context,
  platform,
}) => {
  const wanted = '/compute/routers?search=edge&sort=name%3Adesc';
  const jonas = credentialsOf('user');
  const password = page.getByRole('textbox', { name: 'Password' });
  const signInHeading = (tab: Page) => tab.getByRole('heading', { name: 'Sign in' });
  await page.goto(wanted);
  await expect(page).toHaveURL(/\/login\?redirectUrl=/);
  await expect(page).toHaveTitle(/Sign in/);
  await expect(page.getByRole('textbox', { name: 'Domain' })).toHaveValue('');
  await expect(page.getByText('Needed if your user name exists in several domains')).toBeVisible();

  await page.getByRole('textbox', { name: 'Domain' }).focus();
  await page.keyboard.type(jonas.domain);
  await page.keyboard.press('Tab');
  await page.keyboard.type(jonas.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Copper-Lantern-59');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The user name or the password is wrong.')).toBeVisible();
  await expect(page.getByText(`You are signing in to the domain ${jonas.domain}.`)).toBeVisible();
  await expect(page.getByText('Required.')).toHaveCount(0);
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('');

  await test.step('the fifth wrong one is one too many', async () => {
    const { name, domain } = jonas;
    for (let tried = 1; tried < 5; tried += 1) {
      const answer = await page.request.post('/api/v2/login', {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        data: { username: name, password: 'Copper-Lantern-59', domain },
      });
      expect(answer.status()).toBe(401);
    }
    await page.keyboard.type(jonas.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Too many attempts. Try again in 30 seconds.')).toBeVisible();
  });

  await platform.advance(31_000);
  await password.fill(jonas.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(wanted);
  await expect(accountMenu(page)).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Routers' }).getByRole('link', { name: 'edge-router' })).toBeVisible();

  await test.step('signing out', async () => {
    const other = await context.newPage();
    await other.goto('/compute/routers');
    await expect(other.getByRole('grid', { name: 'Routers' })).toBeVisible();
    await page.bringToFront();
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    for (const tab of [page, other]) await expect(signInHeading(tab)).toBeVisible();
    expect((await page.request.get('/api/v2/accounts/whoami/')).status()).toBe(401);
    await other.close();
  });

  await test.step('by mouse, with no address to go on to', async () => {
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'User name' }).fill(jonas.name);
    await password.fill(jonas.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });
});
