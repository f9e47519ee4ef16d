import type { Page } from '@playwright/test';
import { expect, test } from '../../../../../test/journeys/fixtures.ts';
import { addOidcProvider, type JourneyProvider } from '../../../../../test/journeys/identity.ts';

const name = 'Company login';
const wanted = '/compute/routers?search=edge';
const loginPage = `/login/norrland-retail?redirectUrl=${encodeURIComponent(wanted)}`;
const withProvider = (page: Page) => page.getByRole('link', { name: `Sign in with ${name}` });

/** The provider's own page. */
async function enterLogin(page: Page, login: string) {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

test.describe('signing in by an identity provider', () => {
  let provider: JourneyProvider;
  test.beforeEach(async ({ page, console }) => {
    provider = await addOidcProvider(page, { console, name, project: 'payments-prod' });
    provider.server.accounts.set('ada', {
      name: 'ada.byron',
      fullName: 'Ada Byron',
      email: 'ada@example.com',
      groups: ['Staff'],
    });
  });
  test.afterEach(() => provider.server.close());

  // spec: sign-in.memory, spec: sign-in.auth.success
  test('that says no leads back to the login page, which says so and still knows where to; then in without a password to change, and out again at both; at its own address it begins at once', async ({
    page,
  }) => {
    await test.step('one that is not there has the way to the others', async () => {
      await page.goto('/login/norrland-retail/none');
      await expect(page.getByRole('heading', { level: 1, name: 'Sign-in method not found' })).toBeVisible();
      await page.getByRole('link', { name: 'Other sign-in methods' }).click();
      await expect(withProvider(page)).toBeVisible();
    });

    await page.goto(loginPage);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await withProvider(page).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText('The identity provider denied access.')).toBeVisible();
    await expect(page).toHaveURL(/\/login\/norrland-retail\?failed=true&reason=refused&redirectUrl=/);
    await withProvider(page).click();
    await enterLogin(page, 'ada');
    await expect(page).toHaveURL(wanted);
    await expect(page.getByRole('grid', { name: 'Routers' }).getByRole('link', { name: 'edge-router' })).toBeVisible();

    await test.step('over a page whose session is over it opens in a window, and the page goes on', async () => {
      const out = await page.request.post('/api/v2/logout', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
      expect(out.ok()).toBe(true);
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
      // The provider knows them still.
      const [window] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: `Sign in with ${name}` }).click(),
      ]);
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toHaveCount(0);
      await expect(page).toHaveURL(wanted);
      if (!window.isClosed()) await window.waitForEvent('close');
    });

    await page.getByRole('button', { name: /Account of Ada Byron/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /password/i })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(page).toHaveURL(`/login/Norrland%20Retail/${provider.id}?logout=true`);
    await expect(page.getByRole('heading', { level: 1, name: 'You are signed out.' })).toBeVisible();

    await test.step('at its own address it begins at once, and back leads away from there', async () => {
      const left = page.url();
      const own = `/login/norrland-retail/${provider.id}?redirectUrl=${encodeURIComponent(wanted)}`;
      await page.goto(own);
      // Nobody is signed in any more, neither there nor here.
      await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(left);
      await page.goto(own);
      await enterLogin(page, 'ada');
      await expect(page).toHaveURL(wanted);
    });
  });

  test('from a frame’s window leads back into it and not into the console, whatever its address says', async ({
    page,
    console,
    partner,
  }) => {
    await page.goto(`${partner}/`);
    const query = new URLSearchParams({ host: partner, redirectUrl: '/compute' }).toString();
    const [window] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((address) => void open(address), `${console}/iframe/sign-in?${query}`),
    ]);
    await window.getByRole('textbox', { name: 'Domain' }).fill('norrland-retail');
    await window.getByRole('textbox', { name: 'User name' }).focus();
    await withProvider(window).click();
    await enterLogin(window, 'ada');
    await expect(window.getByText(`A form on ${partner} will use your account.`)).toBeVisible();
    await page.goto(wanted);
    await expect(page).toHaveURL(/\/login/);
  });
});
