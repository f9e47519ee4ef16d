import { readFileSync } from 'node:fs';
import { field, form, toast } from '../../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { tabTo } from '../../../../../../test/journeys/hands.ts';

test('a key is made; its secret shows once, and the third is refused with the reason', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/s3-storage/access');
  await expect(page.getByRole('heading', { name: 'No access keys' })).toBeVisible();
  const create = page.getByRole('button', { name: 'Create key' });
  await tabTo(page, create.first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/s3-storage/access/create-key');
  await field(page, 'Description').fill('Backups');
  await page.keyboard.press('Enter');

  const made = page.getByRole('dialog', { name: 'Your new access key' });
  await expect(made).toBeVisible();
  const secret = await page
    .locator('sky-key-value-list')
    .evaluate((list: HTMLElement & { items: { value: string }[] }) => list.items[1]?.value ?? '');
  expect(secret.length).toBeGreaterThan(20);
  const dialog = page.locator('sky-dialog[open]');
  await expect(dialog.getByRole('tab', { name: 'rclone' })).toBeVisible();
  await expect(dialog.locator('sky-code')).toContainText(`AWS_SECRET_ACCESS_KEY=${secret}`);
  await dialog.getByRole('tab', { name: 'Terraform' }).click();
  await expect(dialog.locator('sky-code')).toContainText(`secret_key = "${secret}"`);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain(secret);
  await page.getByRole('button', { name: 'Done' }).click();

  const table = page.getByRole('grid', { name: 'Access keys' });
  await expect(table).toContainText('Backups');
  await expect(table).toContainText('Never');
  await expect(made).toBeHidden();
  await expect(page.getByRole('tabpanel', { name: 'AWS CLI' }).locator('sky-code')).toContainText('YOUR_SECRET_KEY');
  await expect(page.locator('body')).not.toContainText(secret);

  await create.click();
  await form(page).getByRole('textbox').press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(made).toBeHidden();
  await expect(create).toBeDisabled();
  await expect(create).toHaveAccessibleDescription(/You have two keys already/);
  await expectAccessible(page);
});

test('a key is switched off and on, and deleted', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/s3-storage/access/create-key');
  await form(page).getByRole('textbox').press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/s3-storage/access');
  const enabled = page.getByRole('switch');
  await expect(enabled).toBeChecked();
  await enabled.press('Space');
  await expect(enabled).not.toBeChecked();
  await expect(enabled).toBeEnabled();
  await page.reload();
  await expect(enabled).not.toBeChecked();
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete key' }).click();
  await expect(toast(page, 'was deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No access keys' })).toBeVisible();
});
