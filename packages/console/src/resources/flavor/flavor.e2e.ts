import { entry, form, listNamed, pageMenu } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import kit from '../../kit/words/en.json' with { type: 'json' };

const { row } = listNamed('Flavors');

// spec: flavor.rights, spec: flavor.seen
test('an administrator creates a flavor without a project; a member sees it and cannot change it', async ({
  page,
  newPerson,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/compute/flavors/add');
  const field = (name: string) => form(page).getByRole('textbox', { name });
  const number = (name: string) => form(page).getByRole('spinbutton', { name });
  await field('Name').fill('gpu-large');
  await number('vCPUs').fill('16');
  await number('Memory in MiB').fill('65536');
  await form(page).getByRole('combobox', { name: 'Placements' }).fill('gpu');
  await page.getByRole('option', { name: /^gpu/ }).click();
  await form(page).getByRole('button', { name: 'Create flavor' }).click();
  await expect(row(page, 'gpu-large')).toContainText('64 GiB');
  await expect(row(page, 'gpu-large')).toContainText('gpu');

  const member = await newPerson('user', { project: 'payments-prod' });
  await member.goto('/compute/flavors');
  await expect(row(member, 'gpu-large')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Create flavor' })).toHaveCount(0);

  await row(page, 'gpu-large').getByRole('link').first().click();
  await pageMenu(page).click();
  await entry(page, kit['delete.action']).click();
  await page.getByRole('button', { name: 'Delete flavor' }).click();
  await expect(row(member, 'gpu-large')).toHaveCount(0);
});
