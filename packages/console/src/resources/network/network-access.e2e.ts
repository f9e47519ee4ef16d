import type { Page } from '@playwright/test';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { form, live, picker, submit, toast } from '../../../../../test/journeys/locators.ts';
import { demoProjectId, expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick } from '../../../../../test/journeys/actions.ts';

// Who may use a network besides its own project: mia administers payments-prod, sara works in storefront. That her project
// hears of it, sees it come and loses it again: platform/src/resources/network/access.test.ts.

const accesses = (page: Page) => page.getByRole('grid', { name: 'Access' });
const subnets = [{ cidr: '10.88.0.0/24', ip_version: 4 as const }];
const direct = (project: 'storefront' | 'data-platform') => ({
  target_project: demoProjectId(project),
  actions: ['access_as_shared' as const],
});

// spec: network.access.in-use
test('a network is opened to a project: what the form knows is said before anything is sent; with a router of theirs in it, it stays open', async ({
  page,
  newPerson,
}) => {
  const name = fresh('opened');
  await signIn(page, 'domainAdministrator', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  const { id } = await cloud.network({ name, ipam_enabled: true, subnets });
  await page.goto(`/compute/networks/${id}/access`);
  await expect(page.getByRole('heading', { name: 'Own project only' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Edit access' }).click();
  await expect(page).toHaveURL(`/compute/networks/${id}/access-edit`);
  await expect(form(page)).toHaveAccessibleName(`Access to ${name}`);

  await test.step('what the form knows', async () => {
    await submit(page, 'Add project').click();
    await submit(page, 'Add project').click();
    // The code of the first picker may still come; what is sent before leads to the list of what is wrong.
    await expect(picker(page, 'Project 2')).toBeVisible();
    await submit(page, 'Save changes').click();
    await expect(picker(page, 'Project 1')).toHaveAccessibleDescription(/Required\./);
    await expect(picker(page, 'Project 1')).toBeFocused();
    await pick(page, 'Project 1', 'storefront');
    await pick(page, 'Project 2', 'storefront');
    await expect(picker(page, 'Project 2')).toHaveAccessibleDescription(/Duplicate value/);
    await submit(page, 'Remove row 2').click();
    // A private network is no way out: the choice is there, and off.
    const way = form(page).getByRole('combobox', { name: 'Access type 1' });
    await expect(way.getByRole('option', { name: 'Routed' })).toBeDisabled();
    await expect(form(page).getByText('Routers can use it as their external network.')).toBeVisible();
    await picker(page, 'Project 1').fill('no-such-project');
    await submit(page, 'Save changes').click();
    await expect(picker(page, 'Project 1')).toHaveAccessibleDescription(/This project does not exist in the domain/);
    await pick(page, 'Project 1', 'storefront');
  });

  await submit(page, 'Save changes').click();
  await expect(toast(page, `Access to ${name} was updated`)).toBeVisible();
  await expect(accesses(page)).toContainText('storefront');
  await expect(accesses(page)).toContainText('Direct');
  const theirs = await cloudOf(await newPerson('otherUser'), 'storefront');
  await theirs.router({ name: fresh('theirs'), interfaces: [{ network_id: id }] });
  await cloud.changeNetwork(id, { rbac_policies: [direct('storefront'), direct('data-platform')] });
  await expect(accesses(page)).toContainText('data-platform', live);
  await page.getByRole('main').getByRole('button', { name: 'Edit access' }).click();
  await expect(picker(page, 'Project 1')).toHaveValue('storefront');
  await submit(page, 'Remove row 1').click();
  await submit(page, 'Save changes').click();
  await expect(form(page).getByText('These projects still have ports in the network: storefront.')).toBeVisible();
});
