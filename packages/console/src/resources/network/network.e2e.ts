import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, field, form, listNamed, live, submit, toast } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/hands.ts';

const { row } = listNamed('Networks');

test.describe('two people', () => {
  test('what one makes, changes and deletes shows at the other’s within a second', async ({ page, newPerson }) => {
    const [before, after] = [fresh('live'), fresh('live-renamed')];
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/networks?search=live');
    const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
    const cloud = await cloudOf(other, 'payments-prod');
    await expect(page.getByRole('heading', { name: 'Networks' })).toBeVisible();

    const { id } = await cloud.network({ name: before });
    await expect(row(page, before)).toBeVisible(live);
    await cloud.renameNetwork(id, after);
    await expect(row(page, after)).toBeVisible(live);
    await expect(row(page, before)).toHaveCount(0);

    await other.goto(`/compute/networks/${id}`);
    await other.getByRole('button', { name: 'Delete' }).click();
    await other.getByRole('button', { name: 'Delete network' }).click();
    await expect(other).toHaveURL('/compute/networks');
    await expect(row(page, after)).toHaveCount(0, live);
  });

  test('who edits is told that somebody else changed it, and decides', async ({ page, newPerson }) => {
    const name = fresh('shared-edit');
    await signIn(page, 'user', { project: 'payments-prod' });
    const { id } = await (await cloudOf(page, 'payments-prod')).network({ name });
    await page.goto(`/compute/networks/${id}/edit`);
    await field(page, 'MTU').fill('9000');

    const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
    await other.goto(`/compute/networks/${id}/edit`);
    await field(other, 'Name').fill(`${name}-theirs`);
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(form(other)).toHaveCount(0);

    await expect(page.getByText('Somebody else changed this meanwhile')).toBeVisible(live);
    await expect(field(page, 'MTU')).toHaveValue('9000');
    await page.getByRole('button', { name: 'Take over theirs' }).click();
    await expect(field(page, 'Name')).toHaveValue(`${name}-theirs`);
    await expect(field(page, 'MTU')).toHaveValue('1500');
    await field(page, 'MTU').fill('9000');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(row(page, `${name}-theirs`)).toBeVisible();
  });
});

test('editing changes what the list and the details say', async ({ page }) => {
  const name = fresh('edit');
  await signIn(page, 'user', { project: 'payments-prod' });
  await (await cloudOf(page, 'payments-prod')).network({ name });
  await page.goto('/compute/networks?search=edit-');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: `Edit ${name}` })).toBeVisible();
  await field(page, 'Name').fill(`${name}-b`);
  await field(page, 'MTU').fill('1499');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(field(page, 'MTU')).toHaveAccessibleDescription(/From 1500 to 9000/);
  await field(page, 'MTU').fill('8950');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, `Network ${name}-b was changed`)).toBeVisible();
  await row(page, `${name}-b`).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `${name}-b` })).toBeVisible();
  await expect(page.getByText('8,950')).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(/\/networks\/[0-9a-f-]{36}\/edit\/details$/);
  await field(page, 'MTU').fill('8900');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/networks\/[0-9a-f-]{36}$/);
  await expect(page.getByText('8,900')).toBeVisible();
});

test('a subnet is added, changed and deleted on the details page', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).network({ name: fresh('grows'), ipam_enabled: true });
  await page.goto(`/compute/networks/${id}/subnets`);
  await page.getByRole('button', { name: 'Add IPv4 subnet' }).click();
  await field(page, 'CIDR').fill('10.95.0.0/24');
  await form(page).getByRole('button', { name: 'Add IPv4 subnet' }).click();
  const card = page.getByRole('region', { name: 'IPv4 subnet' });
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(`/compute/networks/${id}/subnets`);
  await card.getByRole('button', { name: 'Edit' }).click();
  await form(page).getByRole('checkbox', { name: 'No gateway' }).press('Space');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(card).not.toContainText('10.95.0.1');
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).last().click();
  await expect(page.getByText('No subnets')).toBeVisible();
});

test('what the server has against a change is said in the form', async ({ page }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id } = await cloud.network({ name: fresh('edit') });
  await page.goto(`/compute/networks/${id}/edit`);
  await field(page, 'Name').fill('prod-core');
  await submit(page, 'Save changes').click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/This name is taken/);
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill(fresh('fail-409-update'));
  await submit(page, 'Save changes').click();
  await expect(form(page).getByText('This does not fit with what is there.')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Name').fill(fresh('edited'));
  await form(page).getByRole('switch', { name: 'Spoofing protection' }).press('Space');
  await submit(page, 'Save changes').click();
  await expect(toast(page, 'was changed')).toBeVisible();
  await page.goto('/compute/networks?spoofing_protection=false');
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Spoofing protection');
  await expect(page.getByRole('grid', { name: 'Networks' }).getByRole('link', { name: /^edited-/ })).toBeVisible();
});

test('a network that somebody deletes while it is edited is gone from the form', async ({ page, newPerson }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const network = await (await cloudOf(page, 'payments-prod')).network({ name: fresh('gone') });
  await page.goto(`/compute/networks/${network.id}/edit`);
  await field(page, 'Name').fill('mine');
  const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
  await (await cloudOf(other, 'payments-prod')).removeNetwork(network);
  await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
  await expect(page).toHaveURL(/\/edit$/);
});

test('a viewer finds networks and no way to change them', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/compute/networks?cidr=185.44.18');
  await expect(row(page, 'internet')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Create (network|physical)/ })).toHaveCount(0);
  await row(page, 'internet').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'internet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Edit|Delete/ })).toHaveCount(0);
  await page.goto(`${new URL(page.url()).pathname}/edit`);
  await expect(page.getByRole('heading', { name: 'You have no access here' })).toBeVisible();
});

test.describe('deleting', () => {
  test('what has ports says why it cannot go', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/networks');
    await page.getByRole('button', { name: 'Actions for prod-core', exact: true }).click();
    const entry = page.getByRole('menuitem', { name: 'Delete' });
    await expect(entry).toBeDisabled();
    await expect(entry).toHaveAccessibleDescription('Disconnect its routers and servers first.');
  });

  test('one that the server keeps says why, and the question stays', async ({ page }) => {
    const name = fresh('fail-409-delete');
    await signIn(page, 'user', { project: 'payments-prod' });
    const { id } = await (await cloudOf(page, 'payments-prod')).network({ name });
    await page.goto(`/compute/networks/${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: `Delete the network ${name}?` });
    await expect(question).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete network' }).click();
    await expect(page.getByText('This does not fit with what is there.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
  });

  test('several want the phrase; what stays is told in one notice, by reason', async ({ page }) => {
    const names = { goes: fresh('bulk'), conflict: fresh('fail-409-delete-bulk'), also: fresh('fail-409-delete-bulk') };
    await signIn(page, 'domainAdministrator', { project: 'data-platform' });
    const cloud = await cloudOf(page, 'data-platform');
    for (const name of Object.values(names)) await cloud.network({ name });
    await page.goto('/compute/networks?search=bulk');
    for (const name of Object.values(names)) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();

    await expect(page.getByRole('alertdialog', { name: 'Delete 3 networks?' })).toBeVisible();
    const phrase = page.getByRole('textbox', { name: /Type/ });
    const confirm = page.getByRole('button', { name: 'Delete 3 networks' });
    await expect(confirm).toBeDisabled();
    await phrase.fill('delete 2');
    await expect(confirm).toBeDisabled();
    await phrase.fill('delete 3');
    await confirm.click();

    await expect(toast(page, '2 of 3 networks were not deleted')).toBeVisible();
    const reason = toast(page, 'This does not fit with what is there.');
    await expect(reason).toHaveCount(1);
    await expect(reason).toContainText(names.conflict);
    await expect(reason).toContainText(names.also);
    await expect(row(page, names.goes)).toHaveCount(0);
    await expect(row(page, names.conflict)).toBeVisible();
  });
});
