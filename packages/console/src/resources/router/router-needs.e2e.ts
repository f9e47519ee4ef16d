import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { field, form, live, picker, submit, toast } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/hands.ts';
import { makeVpn, WALK_MS } from '../../../../../test/journeys/vpns.ts';

test('what a tunnel needs stays while it is there: said before the press, and no longer than that', async ({
  page,
  platform,
}) => {
  const [name, network] = [fresh('needed'), fresh('branch')];
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const subnets = [{ cidr: '10.97.0.0/24', ip_version: 4 as const }];
  const { id: network_id } = await cloud.network({ name: network, ipam_enabled: true, subnets });
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
  await expectAccessible(page);
  await cloud.removeVpn(vpn.id);
  await platform.advance(WALK_MS);
  await expect(gateway).toBeEnabled(live);
  await gateway.press('Space');
  await field(page, 'Name').fill(`${name}-b`);
  await submit(page, 'Save changes').click();
  await expect(toast(page, `Router ${name}-b was changed`)).toBeVisible();
  await expect(page).toHaveURL(`/compute/routers/${router.id}`);
  await expect(page.getByRole('region', { name: 'External gateway' })).toContainText('None');
});

test('a viewer reads a router and changes nothing', async ({ page, newPerson }) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).routerNamed('edge-router');
  const viewer = await newPerson('viewer', { project: 'payments-prod' });
  for (const [tab, fact] of [
    ['', '185.44.18.2'],
    ['/interfaces', 'prod-core'],
    ['/routes', '100.64.0.0/10'],
  ] as const) {
    await viewer.goto(`/compute/routers/${id}${tab}`);
    await expect(viewer.getByRole('main').getByText(fact).first()).toBeVisible();
    await expect(
      viewer.getByRole('main').getByRole('button', { name: /^(Add|Edit|Delete|Actions for)\b/ }),
    ).toHaveCount(0);
  }
  for (const path of ['edit', 'edit/details', 'interfaces/add', 'routes/add']) {
    await viewer.goto(`/compute/routers/${id}/${path}`);
    await expect(viewer.getByRole('heading', { name: 'You have no access here' })).toBeVisible();
  }
});

test('in all projects at once no router is made', async ({ page }) => {
  await signIn(page, 'administrator');
  await page.goto('/compute/routers');
  await page.getByRole('button', { name: /^Choose a project/ }).click();
  await page.getByRole('option', { name: /^All projects/ }).click();
  await page.getByRole('link', { name: 'Compute' }).click();
  await page.getByRole('link', { name: /^Routers/ }).click();
  await expect(
    page.getByRole('grid', { name: 'Routers' }).getByRole('columnheader', { name: 'Project' }),
  ).toBeVisible();
  const create = page.getByRole('button', { name: 'Create router' });
  await expect(create).toBeDisabled();
  await expect(create).toHaveAccessibleDescription('Choose a project first.');
});
