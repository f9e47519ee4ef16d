import { goOn } from '../../../../../test/journeys/addresses.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { field, form, listNamed, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { chooseAct, fresh } from '../../../../../test/journeys/actions.ts';

const { row } = listNamed('Networks');

test('editing changes what the list, its filters and the details say; of two of one name each shows the beginning of its id; nobody changes another’s, or who may use one, without the right', async ({
  page,
}) => {
  const name = fresh('edit');
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const [one, other] = [await cloud.network({ name }), await cloud.network({ name })];
  const apart = `${name} · ${other.id.slice(0, 8)}`;
  await page.goto(`/compute/networks?search=${name}`);
  await expect(row(page, `${name} · ${one.id.slice(0, 8)}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create physical network' })).toHaveCount(0);

  await test.step('one is edited from its row', async () => {
    await page.getByRole('button', { name: `Actions for ${apart}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page).toHaveURL(new RegExp(`/networks/${other.id}/edit`));
    await expect(page.getByRole('dialog', { name: `Edit ${name}` })).toBeVisible();
    await field(page, 'MTU').fill('1499');
    await submit(page, 'Save changes').click();
    await expect(field(page, 'MTU')).toHaveAccessibleDescription(/From 1500 to 9000/);
    await field(page, 'MTU').fill('8950');
    await form(page).getByRole('switch', { name: 'Spoofing protection' }).press('Space');
    await submit(page, 'Save changes').click();
    await expect(toast(page, 'was changed')).toContainText(name);
    await expect(form(page)).toHaveCount(0);
  });

  await test.step('it is found by what it has now, and deleted by its id', async () => {
    await goOn(page, '/compute/networks?spoofing_protection=false');
    await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Spoofing protection');
    await row(page, name).or(row(page, apart)).getByRole('link').first().click();
    await expect(page.getByText('8,950')).toBeVisible();
    await chooseAct(page, 'Delete');
    // Another of the name may be elsewhere: its id says where it goes for good.
    await expect(page.locator('sky-confirm-dialog[open]').getByRole('listitem').first()).toContainText(
      other.id.slice(0, 8),
    );
    await page.getByRole('button', { name: 'Delete network' }).click();
    await expect(toast(page, 'was deleted')).toContainText(name);
  });

  await test.step('who works in the project opens none to others', async () => {
    await goOn(page, `/compute/networks/${one.id}/access`);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Only its own project' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Edit access' })).toHaveCount(0);
    await goOn(page, `/compute/networks/${one.id}/access-edit`);
    await expect(page.getByRole('heading', { name: 'You have no access here' })).toBeVisible();
    await expect(page.getByText('update on compute_network_access')).toBeVisible();
  });

  await test.step('one of another project says whose it is; what is no id is nowhere', async () => {
    await goOn(page, `/compute/networks/${await cloud.networkId('internet')}`);
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveAccessibleDescription(
      'It belongs to another project.',
    );
    await goOn(page, '/compute/networks/not-an-id');
    await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible();
  });
});
