import { readFileSync } from 'node:fs';
import { goOn } from '../../../../../../test/journeys/addresses.ts';
import { field, form, toast } from '../../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../../test/journeys/fixtures.ts';
import { tabTo } from '../../../../../../test/journeys/actions.ts';

// spec: s3.keys
test('a key is made; its secret shows once; it is switched off; a third is refused with the reason, and both are deleted', async ({
  page,
}) => {
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
  // The form that had the focus is gone; what came instead has it.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  const dialog = page.locator('sky-dialog[open]');
  const secret = await dialog.getByRole('definition').nth(1).locator('bdi').innerText();
  expect(secret.length).toBeGreaterThan(20);
  await expect(dialog.getByRole('definition').nth(1).locator('bdi')).toHaveCSS('font-family', /Mono/);
  // The browser’s own way out asks, too.
  await page.goBack();
  await expect(page.getByRole('alertdialog', { name: 'Close without saving it?' })).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL('/s3-storage/access/create-key');
  await expect(dialog.getByRole('definition').nth(1)).toContainText(secret);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Close without saving it?' })).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(made).toBeVisible();
  await expect(dialog.getByRole('tab', { name: 'rclone' })).toBeVisible();
  await expect(dialog.locator('sky-code')).toContainText(`AWS_SECRET_ACCESS_KEY=${secret}`);
  await dialog.getByRole('tab', { name: 'Terraform' }).click();
  await expect(dialog.locator('sky-code')).toContainText(`secret_key = "${secret}"`);
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

  const enabled = page.getByRole('switch');
  await expect(enabled).toBeChecked();
  await enabled.press('Space');
  await expect(enabled).not.toBeChecked();
  await expect(enabled).toBeEnabled();
  await goOn(page, '/s3-storage/access');
  await expect(enabled).not.toBeChecked();

  await create.click();
  await form(page).getByRole('textbox').press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Close anyway' }).click();
  await expect(made).toBeHidden();
  await expect(page).toHaveURL('/s3-storage/access');
  await expect(create).toBeDisabled();
  await expect(create).toHaveAccessibleDescription(/You have reached the limit of two keys/);

  // The view of the empty list is not there yet when the last row goes.
  await page.reload();
  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete key' }).click();
    await expect(enabled).toHaveCount(left);
  }
  await expect(toast(page, 'was deleted').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No access keys' })).toBeVisible();
  await expect(create).toBeFocused();
});
