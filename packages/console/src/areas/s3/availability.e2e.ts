import type { Page } from '@playwright/test';
import { goOn } from '../../../../../test/journeys/addresses.ts';
import { toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { storageOf } from '../../../../../test/journeys/storage.ts';

const onRail = (page: Page) =>
  page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'S3 storage' });

// spec: s3.domain, spec: s3.unavailable
test('an administrator switches the storage of a domain off and on, and keeps one person out; they learn of it', async ({
  page,
  newPerson,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/settings/object-storage');
  await page.getByRole('combobox', { name: 'Domain' }).selectOption('Norrland Retail');
  const storage = page.getByRole('switch', { name: 'Object storage for Norrland Retail' });
  await expect(storage).toBeChecked();
  await test.step('public access is blocked at once, and allowed after a question', async () => {
    const block = page.getByRole('switch', { name: 'Block public access' });
    await expect(block).not.toBeChecked();
    await block.press('Space');
    await expect(page.getByText('Public access was blocked for Norrland Retail', { exact: true })).toBeVisible();
    await expect(block).toBeChecked();
    await block.press('Space');
    await expect(page.getByRole('alertdialog', { name: 'Allow public access in Norrland Retail?' })).toBeVisible();
    await page.getByRole('button', { name: 'Allow public access' }).click();
    await expect(page.getByText('Public access was allowed for Norrland Retail', { exact: true })).toBeVisible();
    await expect(block).not.toBeChecked();
  });
  const user = await newPerson('user', { project: 'payments-prod' });
  await user.goto('/s3-storage/buckets');
  await expect(user.getByRole('link', { name: 'payments-exports' }).first()).toBeVisible();

  await storage.press('Space');
  const question = page.getByRole('alertdialog', { name: 'Turn off object storage for Norrland Retail?' });
  await expect(question).toHaveAccessibleDescription(/S3 clients, shared links and running uploads stop working/);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(storage).toBeChecked();
  await storage.press('Space');
  await page.getByRole('button', { name: 'Turn off object storage' }).click();
  await expect(toast(page, 'Object storage was turned off for Norrland Retail')).toBeVisible();
  await expect(user).toHaveURL('/error-service-disabled');
  await expect(user.getByRole('heading', { name: 'This service is turned off' })).toBeVisible();
  await expect(onRail(user)).toHaveCount(0);
  // Who comes after that, and asks for something else, is shown no way to it either.
  await user.goto('/compute/networks');
  await expect(user.getByRole('grid').getByRole('link').first()).toBeVisible();
  await expect(onRail(user)).toHaveCount(0);

  await storage.press('Space');
  await expect(toast(page, 'Object storage was turned on for Norrland Retail')).toBeVisible();
  await onRail(user).click();
  await expect(user.getByRole('link', { name: 'payments-exports' }).first()).toBeVisible();

  await test.step('one person is kept out, and let in again', async () => {
    const administrator = await newPerson('domainAdministrator', { project: 'payments-prod' });
    const access = await storageOf(administrator, 'payments-prod');
    await goOn(user, '/s3-storage/buckets/files/payments-exports');
    await expect(user.getByRole('link', { name: 'README.txt' })).toBeVisible();
    await access.setUserEnabled('user', false);
    await expect(user.getByRole('heading', { name: 'Your access to object storage is disabled' })).toBeVisible();
    await access.setUserEnabled('user', true);
    await expect(user.getByRole('link', { name: 'README.txt' })).toBeVisible();
  });

  await test.step('who administers no system has no switch', async () => {
    await goOn(user, '/settings/object-storage');
    await expect(user).toHaveURL('/error403');
  });
});
