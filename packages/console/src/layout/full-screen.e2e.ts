import { expect, signIn, test } from '../../../../test/journeys/fixtures.ts';

// spec: navigation.full-view
test('a page can have the window for itself; a link to it does, and there is a way back', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/networks?search=prod');
  const menu = page.getByRole('navigation', { name: 'Compute' });
  await expect(menu).toBeVisible();
  await expect(page.getByRole('link', { name: 'prod-core', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('full window');
  await expect(page.getByRole('option', { name: 'Full window' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=full/);
  await expect(page).toHaveURL(/search=prod/);
  for (const gone of [
    menu,
    page.getByRole('navigation', { name: 'Services' }),
    page.getByRole('button', { name: /Account of/ }),
  ])
    await expect(gone).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'prod-core', exact: true })).toBeVisible();
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0);

  await page.reload();
  await page.getByRole('button', { name: 'Leave the full window' }).click();
  await expect(menu).toBeVisible();
  await expect(page).not.toHaveURL(/view=/);
});
