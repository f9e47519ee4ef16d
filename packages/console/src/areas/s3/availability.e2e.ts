import type { Page } from '@playwright/test';
import { toast } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { storageOf } from '../../../../../test/journeys/storage.ts';

const onRail = (page: Page) =>
  page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'S3 storage' });

test('an administrator switches the storage of a domain off and on; its people learn of it', async ({
  page,
  newPerson,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/settings/object-storage');
  await page.getByRole('combobox', { name: 'Domain' }).selectOption('Norrland Retail');
  const storage = page.getByRole('switch', { name: 'Object storage for this domain' });
  await expect(storage).toBeChecked();
  await expectAccessible(page);
  const user = await newPerson('user', { project: 'payments-prod' });
  await user.goto('/s3-storage/buckets');
  await expect(user.getByRole('link', { name: 'payments-exports' }).first()).toBeVisible();

  await storage.press('Space');
  await expect(toast(page, 'Object storage was switched off')).toBeVisible();
  await expect(user).toHaveURL('/error-service-disabled');
  await expect(user.getByRole('heading', { name: 'This service is switched off' })).toBeVisible();
  await expect(onRail(user)).toHaveCount(0);
  // Who comes after that, and asks for something else, is shown no way to it either.
  await user.goto('/compute/networks');
  await expect(user.getByRole('grid').getByRole('link').first()).toBeVisible();
  await expect(onRail(user)).toHaveCount(0);

  await storage.press('Space');
  await expect(toast(page, 'Object storage was switched on')).toBeVisible();
  await onRail(user).click();
  await expect(user.getByRole('link', { name: 'payments-exports' }).first()).toBeVisible();
});

test('who is kept out is told so, and comes back in when that ends', async ({ page, newPerson }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const administrator = await newPerson('domainAdministrator', { project: 'payments-prod' });
  const storage = await storageOf(administrator, 'payments-prod');
  await page.goto('/s3-storage/buckets/files/payments-exports');
  await expect(page.getByRole('link', { name: 'README.txt' })).toBeVisible();
  await storage.letIn('user', false);
  await expect(page.getByRole('heading', { name: 'Your access to the object storage is switched off' })).toBeVisible();
  await expectAccessible(page);
  await storage.letIn('user', true);
  await expect(page.getByRole('link', { name: 'README.txt' })).toBeVisible();
});

test('who administers no system has no switch', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/settings/object-storage');
  await expect(page).toHaveURL('/error403');
});
