import type { Page } from '@playwright/test';
import { goOn } from '../../../../../test/journeys/addresses.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { field, form, listNamed, live, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { chooseAct, fresh } from '../../../../../test/journeys/actions.ts';

// What steps do is shown in the kit (kit/wizard), with this very form; here is what these steps ask. One that is made without
// address management: areas/compute/topology.

const { row } = listNamed('Networks');
const title = (page: Page, step: string) => page.getByRole('heading', { level: 2, name: step, exact: true });
const onwards = (page: Page) => form(page).getByRole('button', { name: /^Next: / });
const step = (page: Page, name: string) =>
  form(page).getByRole('navigation', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name });

test('one without any subnet is refused, which says how to mend it; with both it is summed up and made; edited, it is found by what it has then; of two of one name each shows the beginning of its id', async ({
  page,
}) => {
  const name = fresh('checkout');
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/networks/add');
  await expect(form(page).getByText('Private, in project payments-prod')).toBeVisible();
  await field(page, 'Name').fill(name);

  await test.step('without any subnet; without address management it needs none, and its steps say why', async () => {
    await onwards(page).click();
    await expect(title(page, 'IPv4 subnet')).toBeFocused();
    await expect(
      form(page).getByText('Without a CIDR, the network has no IPv4 subnet and needs an IPv6 one.'),
    ).toBeVisible();
    await onwards(page).click();
    await expect(title(page, 'IPv6 subnet')).toBeFocused();
    await onwards(page).click();
    await expect(field(page, 'CIDR')).toHaveAccessibleDescription(/Enter an IPv4 or an IPv6 subnet/);
    await expect(form(page).getByText('This network has no subnet yet')).toBeVisible();
    await form(page).getByRole('button', { name: 'Turn off IP address management' }).click();
    await expect(title(page, 'Review')).toBeFocused();
    await expect(step(page, 'IPv4 subnet')).toContainText('Requires IP address management');
    await expect(step(page, 'IPv6 subnet')).toContainText('Requires IP address management');
    await submit(page, 'Back').click();
    await expect(title(page, 'Network')).toBeFocused();
    await form(page).getByRole('switch', { name: 'IP address management' }).press('Space');
    await step(page, 'IPv6 subnet').getByRole('link').click();
    // A person's press lasts, and nothing may come above the button meanwhile.
    await form(page).getByRole('button', { name: 'Enter an IPv4 subnet' }).click({ delay: 250 });
    await expect(title(page, 'IPv4 subnet')).toBeFocused();
  });

  await test.step('an IPv4 subnet with its pool and its name server', async () => {
    await field(page, 'CIDR').fill('10.90.4.7/24');
    await field(page, 'CIDR').blur();
    await expect(form(page).getByText('Not the network address.')).toBeVisible();
    await form(page).getByRole('button', { name: 'Use 10.90.4.0/24' }).click();
    await expect(field(page, 'CIDR')).toHaveValue('10.90.4.0/24');
    await expect(form(page).getByText('Usable addresses: 254')).toBeVisible();
    await expect(field(page, 'Gateway')).toHaveAttribute('placeholder', '10.90.4.1');
    await form(page).getByRole('button', { name: 'Add pool' }).click();
    await expect(field(page, 'Start of pool 1')).toBeFocused();
    await field(page, 'Start of pool 1').fill('10.90.4.100');
    await field(page, 'End of pool 1').fill('10.90.4.200');
    const dns = form(page).getByRole('combobox', { name: 'DNS servers' });
    await dns.fill('10.20.0.53');
    await dns.press('Enter');
    await dns.fill('10.20.0.54');
    await dns.press('Enter');
    // spec: subnet.dns.order
    const order = form(page).getByRole('grid', { name: 'Order of the DNS servers' });
    const server = (address: string) => order.getByRole('row', { name: address });
    await expect(order.getByRole('button', { name: 'Drag 10.20.0.54' })).toBeVisible();
    await server('10.20.0.54').dragTo(server('10.20.0.53'), { targetPosition: { x: 80, y: 3 } });
    await expect(order.getByRole('row').first()).toContainText('10.20.0.54');
    await onwards(page).click();
  });

  // Both steps have a field of this name, and the address is there before the step is drawn.
  await expect(title(page, 'IPv6 subnet')).toBeFocused();
  await expect(form(page).getByText('This network has no subnet yet')).toHaveCount(0);
  await field(page, 'CIDR').fill('fd00:90:4::/64');
  await onwards(page).click();
  const v4 = form(page).getByRole('region', { name: 'IPv4 subnet' });
  await expect(v4).toContainText('10.90.4.100 – 10.90.4.200');
  await expect(v4).toContainText('10.20.0.54 and 10.20.0.53');
  await expect(form(page).getByRole('region', { name: 'IPv6 subnet' })).toContainText('SLAAC');
  await submit(page, 'Create network').click();
  await expect(toast(page, `Network ${name} was created`)).toBeVisible();
  await expect(row(page, name)).toContainText('fd00:90:4::/64');

  const cloud = await cloudOf(page, 'payments-prod');
  const one = await cloud.networkId(name);
  const other = await cloud.network({ name });
  const apart = `${name} · ${other.id.slice(0, 8)}`;
  await expect(row(page, `${name} · ${one.slice(0, 8)}`)).toBeVisible(live);
  await expect(page.getByRole('button', { name: 'Create physical network' })).toHaveCount(0);

  await test.step('one is edited from its row', async () => {
    await page.getByRole('button', { name: `Actions for ${apart}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page).toHaveURL(new RegExp(`/networks/${other.id}/edit`));
    await expect(page.getByRole('dialog', { name: `Edit ${name}` })).toBeVisible();
    await field(page, 'MTU').fill('8950');
    await form(page).getByRole('switch', { name: 'Spoofing protection' }).press('Space');
    await submit(page, 'Save changes').click();
    await expect(toast(page, 'was updated')).toContainText(name);
    await expect(form(page)).toHaveCount(0);
  });

  await test.step('it is found by what it has now, and deleted by its id', async () => {
    await goOn(page, '/compute/networks?spoofing_protection=false');
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Spoofing protection');
    await row(page, name).or(row(page, apart)).getByRole('link').first().click();
    await expect(page.getByText('8950', { exact: true })).toBeVisible();
    await chooseAct(page, 'Delete');
    // Another of the name may be elsewhere: its id says where it goes for good.
    await expect(page.locator('sky-confirm-dialog[open]').getByRole('listitem').first()).toContainText(
      other.id.slice(0, 8),
    );
    await page.getByRole('button', { name: 'Delete network' }).click();
    await expect(toast(page, 'was deleted')).toContainText(name);
  });

  await test.step('who works in the project opens none to others', async () => {
    await goOn(page, `/compute/networks/${one}/access`);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Own project only' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Edit access' })).toHaveCount(0);
  });

  await test.step('one of another project says whose it is', async () => {
    await goOn(page, `/compute/networks/${await cloud.networkId('internet')}`);
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveAccessibleDescription(
      'It belongs to another project.',
    );
  });
});
