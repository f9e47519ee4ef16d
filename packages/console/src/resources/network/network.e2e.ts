import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { field, form, listNamed, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { chooseAct, fresh } from '../../../../../test/journeys/actions.ts';

const { row } = listNamed('Networks');

test('editing changes what the list, its filters and the details say; one with ports says why it stays', async ({
  page,
}) => {
  const name = fresh('edit');
  await signIn(page, 'user', { project: 'payments-prod' });
  await (await cloudOf(page, 'payments-prod')).network({ name });
  await page.goto('/compute/networks');
  await page.getByRole('button', { name: 'Actions for prod-core', exact: true }).click();
  const entry = page.getByRole('menuitem', { name: 'Delete' });
  await expect(entry).toBeDisabled();
  await expect(entry).toHaveAccessibleDescription('Disconnect its routers and servers first.');
  await page.keyboard.press('Escape');

  await page.goto('/compute/networks?search=edit-');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: `Edit ${name}` })).toBeVisible();
  await field(page, 'MTU').fill('1499');
  await submit(page, 'Save changes').click();
  await expect(field(page, 'MTU')).toHaveAccessibleDescription(/From 1500 to 9000/);
  await field(page, 'MTU').fill('8950');
  await field(page, 'Name').fill('fail-name-core');
  await submit(page, 'Save changes').click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/This name is taken/);
  await field(page, 'Name').fill(`${name}-b`);
  await form(page).getByRole('switch', { name: 'Spoofing protection' }).press('Space');
  await submit(page, 'Save changes').click();
  await expect(toast(page, `Network ${name}-b was changed`)).toBeVisible();
  await expect(row(page, `${name}-b`)).toBeVisible();

  await page.goto('/compute/networks?spoofing_protection=false');
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Spoofing protection');
  await row(page, `${name}-b`).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: `${name}-b` })).toBeVisible();
  await expect(page.getByText('8,950')).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(/\/networks\/[0-9a-f-]{36}\/edit\/details$/);
  await field(page, 'MTU').fill('8900');
  await submit(page, 'Save changes').click();
  await expect(page).toHaveURL(/\/networks\/[0-9a-f-]{36}$/);
  await expect(page.getByText('8,900')).toBeVisible();

  await test.step('of two of one name each shows the beginning of its id', async () => {
    const cloud = await cloudOf(page, 'payments-prod');
    const [one, other] = [await cloud.network({ name: `${name}-twin` }), await cloud.network({ name: `${name}-twin` })];
    await page.goto(`/compute/networks?search=${name}-twin`);
    for (const { id } of [one, other]) await expect(row(page, `${name}-twin · ${id.slice(0, 8)}`)).toBeVisible();
    await page.getByRole('button', { name: `Actions for ${name}-twin · ${other.id.slice(0, 8)}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page).toHaveURL(new RegExp(`/networks/${other.id}/edit`));
    await submit(page, 'Cancel').click();
    const apart = `${name}-twin · ${other.id.slice(0, 8)}`;
    await page.getByRole('button', { name: `Actions for ${apart}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: `Delete the network ${apart}?` })).toBeVisible();
    await expect(page.locator('sky-confirm-dialog[open]').getByRole('listitem').first()).toContainText(apart);
    await page.getByRole('button', { name: 'Delete network' }).click();
    await expect(toast(page, `Network ${apart} was deleted`)).toBeVisible();

    // Alone it has its name alone; that another of the name may be elsewhere, its id says where it goes for good.
    await row(page, `${name}-twin`).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: `${name}-twin`, exact: true })).toBeVisible();
    await chooseAct(page, 'Delete');
    await expect(page.locator('sky-confirm-dialog[open]').getByRole('listitem').first()).toContainText(
      one.id.slice(0, 8),
    );
    await page.keyboard.press('Escape');
  });
});

test('a viewer finds networks and no way to change them; who works in the project, none to open them to others', async ({
  page,
  newPerson,
}) => {
  const viewer = await newPerson('viewer');
  await viewer.goto('/compute/networks?cidr=185.44.18');
  await expect(row(viewer, 'internet')).toBeVisible();
  await expect(viewer.getByRole('button', { name: /^(Create (network|physical)|Actions for)/ })).toHaveCount(0);
  await row(viewer, 'internet').getByRole('link').first().click();
  await expect(viewer.getByRole('heading', { level: 1, name: 'internet' })).toBeVisible();
  await expect(viewer.getByRole('main').getByRole('button', { name: /Edit|^Actions for/ })).toHaveCount(0);

  await viewer.goto('/compute/networks/not-an-id');
  await expect(viewer.getByRole('heading', { name: 'Not here' })).toBeVisible();

  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).network({ name: fresh('read') });
  await page.goto(`/compute/networks/${id}/access`);
  await expect(page.getByRole('heading', { name: 'Only its own project' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit access' })).toHaveCount(0);
  await page.goto(`/compute/networks/${id}/access-edit`);
  await expect(page.getByRole('heading', { name: 'You have no access here' })).toBeVisible();
  await expect(page.getByText('update on compute_network_access')).toBeVisible();
});
