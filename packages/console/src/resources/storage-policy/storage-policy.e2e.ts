import { form, listNamed } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';

const { row } = listNamed('Storage policies');

// spec: storage-policy.rights, spec: storage-policy.used
test('an administrator creates, changes and deletes a policy, but none that volumes use', async ({ page }) => {
  await signIn(page, 'administrator');
  await page.goto('/compute/storage-policies/add');
  await form(page).getByRole('textbox', { name: 'Name' }).fill('gold');
  await form(page).getByRole('radio', { name: 'Erasure coding' }).click();
  await expect(form(page).getByRole('spinbutton', { name: 'Data pieces' })).toHaveValue('5');
  await form(page).getByRole('spinbutton', { name: 'Total operations per second' }).fill('500');
  await form(page).getByRole('button', { name: 'Create storage policy' }).click();
  await row(page, 'gold').getByRole('link').first().click();
  await expect(page.getByText('Total operations per second')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).first().click();
  await form(page).getByRole('spinbutton', { name: 'Total operations per second' }).fill('');
  await form(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('No limits')).toBeVisible();

  const remove = async (name: string) => {
    await page.goto('/compute/storage-policies');
    await row(page, name).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete storage policy' }).click();
  };
  await remove('gold');
  await expect(row(page, 'gold')).toHaveCount(0);
  await remove('default');
  await expect(page.getByText(/^In use by/).first()).toBeVisible();
  await expect(row(page, 'default')).toBeVisible();
});
