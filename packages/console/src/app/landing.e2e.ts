import type { Page } from '@playwright/test';
import { goOn } from '../../../../test/journeys/addresses.ts';
import { expect, signIn, test } from '../../../../test/journeys/fixtures.ts';

/** What the person may do from the start, with other subjects left out. */
async function withOnly(page: Page, ...subjects: readonly RegExp[]) {
  await page.route('**/api/v2/session/open', async (route) => {
    const opened = await (await route.fetch()).json();
    const allowed = opened.allowed.filter(({ name }: { name: string }) =>
      subjects.some((subject) => subject.test(name)),
    );
    await route.fulfill({ json: { ...opened, allowed } });
  });
}

// spec: navigation.landing, spec: shell.title
test('lands at the overview, at object storage where there is no compute, else nowhere; a page is named after itself and the brand, is skipped to, and is heard of once: by its heading', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/networks');
  await expect(page.getByRole('heading', { level: 1, name: 'Networks' })).toBeVisible();
  await expect(page).toHaveTitle('Networks · Skydeck');
  const services = page.getByRole('navigation', { name: 'Services' }).first();
  await expect(services.getByRole('link', { name: 'Compute' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' }), 'who administers nothing').toHaveCount(0);
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect((await page.request.get(String(icon))).headers()['content-type']).toMatch(/^image\//);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const heard = await page.evaluateHandle(() => {
    const said: string[] = [];
    addEventListener('focusin', ({ target }) => said.push(`focus ${(target as HTMLElement).textContent}`));
    const live = [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')];
    for (const region of live)
      new MutationObserver(() => {
        if (region.textContent) said.push(`live ${region.textContent}`);
      }).observe(region, { childList: true, subtree: true, characterData: true });
    return said;
  });
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search or type a command' })).toBeFocused();
  await page.keyboard.type('routers');
  await expect(page.getByRole('option', { name: /^Routers/ }).first()).toHaveAttribute('aria-selected', 'true');
  await heard.evaluate((said) => void said.splice(0));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Routers' })).toBeFocused();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  expect((await heard.evaluate((said) => said)).filter((one) => one.includes('Routers'))).toEqual(['focus Routers']);
  await expect(page).toHaveTitle(/^Routers ·/);

  await test.step('where there are services, a page that is none of theirs is refused', async () => {
    for (const path of ['/settings', '/no-service']) {
      await goOn(page, path);
      await expect(page).toHaveURL('/error403');
      await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
    }
  });

  await test.step('with compute; who has access is not told that it is disabled', async () => {
    for (const path of ['/', '/access-disabled']) {
      await goOn(page, path);
      await expect(page).toHaveURL('/monitoring');
    }
  });

  await test.step('without compute', async () => {
    await withOnly(page, /^s3_/, /^tasks$/);
    await page.goto('/');
    await expect(page).toHaveURL(/\/s3-storage/);
    await expect(services.getByRole('link', { name: 'Compute' })).toHaveCount(0);
    await expect(services.getByRole('link')).toHaveCount(1);
  });

  await test.step('without any service', async () => {
    await page.unrouteAll();
    await withOnly(page, /^tasks$/);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'No services available' })).toBeVisible();
    await expect(services.getByRole('link')).toHaveCount(0);
  });
});
