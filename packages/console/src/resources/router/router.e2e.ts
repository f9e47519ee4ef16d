import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { entry, field, form, listNamed, live, picker, submit, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick } from '../../../../../test/journeys/actions.ts';
import { makeVpn, WALK_MS } from '../../../../../test/journeys/vpns.ts';

// What lists, forms and questions do is shown in the kit, with routers: so is a gateway that is refused, a router that is made
// by keyboard alone, renamed, deleted or looked at by a viewer.

const { row } = listNamed('Routers');
const v4 = (cidr: string) => [{ cidr, ip_version: 4 as const }];

test('one is made with a gateway and networks; what a tunnel needs of it stays while that is there, and no longer', async ({
  page,
  platform,
}) => {
  const [name, one, other] = [fresh('way-out'), fresh('front'), fresh('back')];
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  await cloud.network({ name: one, ipam_enabled: true, subnets: v4('10.96.1.0/24') });
  await cloud.network({ name: other, ipam_enabled: true, subnets: v4('10.96.2.0/24') });

  await test.step('it is made', async () => {
    await page.goto('/compute/routers/add');
    await field(page, 'Name').fill(name);
    await form(page).getByRole('switch', { name: 'External gateway' }).press('Space');
    await pick(page, 'External network', 'internet');
    const snat = form(page).getByRole('switch', { name: 'Source NAT' });
    await expect(snat).toBeChecked();
    await snat.press('Space');
    await pick(page, 'Private networks', one);
    await pick(page, 'Private networks', other);
    await page.keyboard.press('Escape');
    await submit(page, 'Create router').press('Enter');
    await expect(toast(page, `Router ${name} was created`)).toBeVisible();
    await expect(row(page, name)).toContainText('internet');
    await expect(row(page, name)).toContainText('185.44.18.');
    await expect(form(page)).toBeHidden();
  });

  const properties = page.getByRole('region', { name: 'Properties' });
  await test.step('its networks stay while a tunnel needs them', async () => {
    await row(page, name).getByRole('link').first().press('Enter');
    await expect(properties).toContainText('Source NATOff');
    await expect(properties.getByRole('link', { name: 'internet' })).toBeVisible();
    await page.getByRole('link', { name: 'Interfaces 2' }).press('Enter');
    const ports = page.getByRole('grid', { name: 'Interfaces' });
    await expect(ports).toContainText('10.96.1.1');
    await expect(ports).toContainText('10.96.2.1');
    const [served = one] = (await cloud.routerNamed(name)).interfaces_info.map(({ network_name }) => network_name);
    await page.getByRole('button', { name: `Actions for ${served}`, exact: true }).press('Enter');
    await expect(entry(page, 'Detach')).toBeEnabled();
    const vpn = await makeVpn(cloud, { name: fresh('tunnel'), router: name });
    await expect(entry(page, 'Detach')).toBeDisabled(live);
    await expect(entry(page, 'Detach')).toHaveAccessibleDescription('Delete the VPN connections that use it first.');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
    const gateway = form(page).getByRole('switch', { name: 'External gateway' });
    await expect(gateway).toBeDisabled();
    await expect(gateway).toHaveAccessibleDescription('Delete the VPN connections that use it first.');
    await expect(picker(page, 'External network')).toBeDisabled();
    await expect(form(page).getByRole('switch', { name: 'Source NAT' })).toBeEnabled();
    await platform.advance(WALK_MS);
    await expect.poll(async () => (await cloud.vpnNamed(vpn.name)).status).toBe('ACTIVE');
    await cloud.removeVpn(vpn.id);
    await platform.advance(WALK_MS);
    await expect(gateway).toBeEnabled(live);
    await gateway.press('Space');
  });

  await submit(page, 'Save changes').press('Enter');
  await expect(toast(page, `Router ${name} was updated`)).toBeVisible();
  await expect(properties).toContainText('External gatewayNone');
});
