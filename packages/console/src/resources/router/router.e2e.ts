import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import {
  entry,
  field,
  form,
  listNamed,
  live,
  pageMenu,
  picker,
  submit,
  toast,
} from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick, tabTo } from '../../../../../test/journeys/actions.ts';
import { makeVpn, WALK_MS } from '../../../../../test/journeys/vpns.ts';

// What lists, forms and questions do is shown in the kit, with routers.

const { grid, row } = listNamed('Routers');
const v4 = (cidr: string) => [{ cidr, ip_version: 4 as const }];

test('by keyboard alone one is made with a gateway and networks, seen, renamed and deleted', async ({ page }) => {
  const [name, one, other] = [fresh('way-out'), fresh('front'), fresh('back')];
  const choose = async (label: string, text: string) => {
    await tabTo(page, picker(page, label));
    await page.keyboard.type(text);
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  await cloud.network({ name: one, ipam_enabled: true, subnets: v4('10.96.1.0/24') });
  await cloud.network({ name: other, ipam_enabled: true, subnets: v4('10.96.2.0/24') });

  await test.step('it is made', async () => {
    await page.goto('/compute/routers');
    await expect(grid(page).getByRole('link').first()).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Create router' }));
    await page.keyboard.press('Enter');
    await tabTo(page, field(page, 'Name'));
    await page.keyboard.type(name);
    await tabTo(page, form(page).getByRole('switch', { name: 'External gateway' }));
    await page.keyboard.press('Space');
    await choose('External network', 'internet');
    const snat = form(page).getByRole('switch', { name: 'Source NAT' });
    await expect(snat).toBeChecked();
    await tabTo(page, snat);
    await page.keyboard.press('Space');
    await choose('Private networks', one);
    await choose('Private networks', other);
    await page.keyboard.press('Escape');
    await tabTo(page, submit(page, 'Create router'));
    await page.keyboard.press('Enter');
    await expect(toast(page, `Router ${name} was created`)).toBeVisible();
    await expect(page).toHaveURL('/compute/routers');
    await expect(row(page, name)).toContainText('internet');
    await expect(row(page, name)).toContainText('185.44.18.');
    await expect(form(page)).toBeHidden();
  });

  const ports = page.getByRole('grid', { name: 'Interfaces' });
  await test.step('it is seen and renamed', async () => {
    await row(page, name).getByRole('link').first().press('Enter');
    await expect(page.getByRole('region', { name: 'Properties' })).toContainText('Source NATOff');
    await page.getByRole('link', { name: 'Interfaces 2' }).press('Enter');
    await expect(ports).toContainText('10.96.1.1');
    await expect(ports).toContainText('10.96.2.1');
    await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
    await field(page, 'Name').fill(`${name}-b`);
    await field(page, 'Name').press('Enter');
    await expect(toast(page, `Router ${name}-b was changed`)).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  });

  await test.step('it leaves its networks, and goes', async () => {
    await page.getByRole('link', { name: /^Interfaces/ }).press('Enter');
    for (const network of [one, other]) {
      await page.getByRole('button', { name: `Actions for ${network}`, exact: true }).press('Enter');
      await page.getByRole('menuitem', { name: 'Disconnect' }).press('Enter');
      await page.getByRole('button', { name: 'Disconnect interface' }).press('Enter');
      await expect(ports.getByText(network)).toHaveCount(0);
    }
    await expect(page.getByText('No interfaces')).toBeVisible();
    await pageMenu(page).press('Enter');
    await entry(page, 'Delete').press('Enter');
    await page.getByRole('button', { name: 'Delete router' }).press('Enter');
    await expect(page).toHaveURL('/compute/routers');
    await expect(row(page, `${name}-b`)).toHaveCount(0);
  });
});

test('the gateway is given, refused at its field where no address is left, changed and taken away', async ({
  page,
}) => {
  const name = fresh('gateway');
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).router({ name });
  await page.goto(`/compute/routers/${id}`);
  const gateway = page.getByRole('region', { name: 'Properties' });
  const wanted = form(page).getByRole('switch', { name: 'External gateway' });
  await expect(gateway).toContainText('External gatewayNone');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`/compute/routers/${id}/edit/details`);
  await wanted.press('Space');
  await submit(page, 'Save changes').click();
  await expect(picker(page, 'External network')).toHaveAccessibleDescription(/Fill in this field/);
  await pick(page, 'External network', 'partner-link');
  await submit(page, 'Save changes').click();
  await expect(picker(page, 'External network')).toHaveAccessibleDescription(/No free address is left there/);
  await expect(picker(page, 'External network')).toBeFocused();
  await pick(page, 'External network', 'corp-wan');
  await submit(page, 'Save changes').click();
  await expect(toast(page, `Router ${name} was changed`)).toBeVisible();
  await expect(page).toHaveURL(`/compute/routers/${id}`);
  await expect(gateway.getByRole('link', { name: 'corp-wan' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await wanted.press('Space');
  await submit(page, 'Save changes').click();
  await expect(gateway).toContainText('External gatewayNone');
  await expect(page).toHaveURL(`/compute/routers/${id}`);
});

test('what a tunnel needs stays while it is there: said before the press, and no longer than that', async ({
  page,
  platform,
}) => {
  const [name, network] = [fresh('needed'), fresh('branch')];
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id: network_id } = await cloud.network({ name: network, ipam_enabled: true, subnets: v4('10.97.0.0/24') });
  const outside = { network_id: await cloud.networkId('internet') };
  const router = await cloud.router({ name, external_gateway_info: outside, interfaces: [{ network_id }] });
  await page.goto(`/compute/routers/${router.id}/interfaces`);
  await page.getByRole('button', { name: `Actions for ${network}` }).click();
  const leave = page.getByRole('menuitem', { name: 'Disconnect' });
  await expect(leave).toBeEnabled();
  const vpn = await makeVpn(cloud, { name: fresh('tunnel'), router: name });
  await expect(leave).toBeDisabled(live);
  await expect(leave).toHaveAccessibleDescription('Delete the VPN connections through it first.');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const gateway = form(page).getByRole('switch', { name: 'External gateway' });
  await expect(gateway).toBeDisabled();
  await expect(gateway).toHaveAccessibleDescription('Delete the VPN connections through it first.');
  await expect(picker(page, 'External network')).toBeDisabled();
  await expect(form(page).getByRole('switch', { name: 'Source NAT' })).toBeEnabled();
  await platform.advance(WALK_MS);
  await expect.poll(async () => (await cloud.vpnNamed(vpn.name)).status).toBe('ACTIVE');
  await cloud.removeVpn(vpn.id);
  await platform.advance(WALK_MS);
  await expect(gateway).toBeEnabled(live);
  await gateway.press('Space');
  await submit(page, 'Save changes').click();
  await expect(toast(page, `Router ${name} was changed`)).toBeVisible();
  await expect(page).toHaveURL(`/compute/routers/${router.id}`);
  await expect(page.getByRole('region', { name: 'Properties' })).toContainText('External gatewayNone');
});

test('a viewer reads a router with its networks and routes, and finds nothing to change', async ({
  page,
  newPerson,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).routerNamed('edge-router');
  const viewer = await newPerson('viewer', { project: 'payments-prod' });
  await viewer.goto('/compute/routers');
  await expect(row(viewer, 'edge-router')).toBeVisible();
  await expect(viewer.getByRole('button', { name: /^(Create router|Actions for\b.*)$/ })).toHaveCount(0);
  await row(viewer, 'edge-router').getByRole('link', { name: 'edge-router' }).click();
  for (const [tab, fact] of [
    [/^Overview/, '185.44.18.2'],
    [/^Interfaces/, 'prod-core'],
    [/^Static routes/, '100.64.0.0/10'],
  ] as const) {
    await viewer.getByRole('main').getByRole('link', { name: tab }).click();
    await expect(viewer.getByRole('main').getByText(fact).first()).toBeVisible();
    await expect(
      viewer.getByRole('main').getByRole('button', { name: /^(Add|Edit|Delete|Actions for)\b/ }),
    ).toHaveCount(0);
  }
  await viewer.goto(`/compute/routers/${id}/edit`);
  await expect(viewer.getByRole('heading', { name: 'You have no access here' })).toBeVisible();
});
