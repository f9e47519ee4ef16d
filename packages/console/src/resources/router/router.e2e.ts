import type { Page, WebSocketRoute } from '@playwright/test';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { field, form, listNamed, live, picker, submit, toast } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick, tabTo } from '../../../../../test/journeys/hands.ts';

const { grid, row } = listNamed('Routers');

/** Cuts the page's live link for good, while its calls still come through. Before the page is opened. */
async function linkOf(page: Page): Promise<() => Promise<void>> {
  let isCut = false;
  const links: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/ws$/, async (link) => {
    if (isCut) return link.close();
    link.connectToServer();
    links.push(link);
  });
  return async () => {
    isCut = true;
    await Promise.all(links.map((link) => link.close()));
    await expect(page.getByText('No connection to the server.')).toBeVisible();
  };
}

test.describe('creating', () => {
  test('who presses Enter again and again, until the form is gone, makes one', async ({ page }) => {
    const name = fresh('once');
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers/add');
    await field(page, 'Name').fill(name);
    while ((await form(page).count()) > 0) await page.keyboard.press('Enter');
    await page.goto(`/compute/routers?search=${name}`);
    await expect(row(page, name)).toHaveCount(1);
  });

  test('with a gateway, two private networks and without source NAT', async ({ page }) => {
    const [name, one, other] = [fresh('way-out'), fresh('front'), fresh('back')];
    await signIn(page, 'user', { project: 'payments-prod' });
    const cloud = await cloudOf(page, 'payments-prod');
    await cloud.network({ name: one, ipam_enabled: true, subnets: [{ cidr: '10.96.1.0/24', ip_version: 4 }] });
    await cloud.network({ name: other, ipam_enabled: true, subnets: [{ cidr: '10.96.2.0/24', ip_version: 4 }] });

    await page.goto('/compute/routers');
    await page.getByRole('button', { name: 'Create router' }).click();
    await expect(page).toHaveURL('/compute/routers/add');
    await field(page, 'Name').fill(name);
    await form(page).getByRole('switch', { name: 'External gateway' }).press('Space');
    await pick(page, 'External network', 'internet');
    await expect(form(page).getByRole('switch', { name: 'Source NAT' })).toBeChecked();
    await form(page).getByRole('switch', { name: 'Source NAT' }).press('Space');
    await pick(page, 'Private networks', one);
    await pick(page, 'Private networks', other);
    await page.keyboard.press('Escape');
    await submit(page, 'Create router').click();

    await expect(toast(page, `Router ${name} was created`)).toBeVisible();
    await expect(page).toHaveURL('/compute/routers');
    await expect(row(page, name)).toContainText('internet');
    await expect(row(page, name)).toContainText('185.44.18.');
    await row(page, name).getByRole('link').click();
    await expect(page.getByRole('region', { name: 'External gateway' })).toContainText('Off');
    await page.getByRole('link', { name: 'Interfaces 2' }).click();
    await expect(page.getByRole('grid', { name: 'Interfaces' })).toContainText('10.96.1.1');
    await expect(page.getByRole('grid', { name: 'Interfaces' })).toContainText('10.96.2.1');
  });

  test('by keyboard alone', async ({ page }) => {
    const name = fresh('keys');
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers');
    await expect(grid(page).getByRole('link').first()).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Create router' }));
    await page.keyboard.press('Enter');
    await expect(form(page)).toBeVisible();
    await tabTo(page, field(page, 'Name'));
    await page.keyboard.type(name);
    await tabTo(page, form(page).getByRole('switch', { name: 'External gateway' }));
    await page.keyboard.press('Space');
    await tabTo(page, picker(page, 'External network'));
    await page.keyboard.type('corp');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(picker(page, 'External network')).toHaveValue('corp-wan');
    await tabTo(page, submit(page, 'Create router'));
    await page.keyboard.press('Enter');
    await expect(row(page, name)).toContainText('corp-wan');
    // The list may hear of it before the panel, with its button of the same name, has left.
    await expect(form(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Create router' })).toBeFocused();
  });

  test('an external network without a free address is refused at its field', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers/add');
    await field(page, 'Name').fill(fresh('no-room'));
    await form(page).getByRole('switch', { name: 'External gateway' }).press('Space');
    await pick(page, 'External network', 'partner-link');
    await submit(page, 'Create router').click();
    await expect(picker(page, 'External network')).toHaveAccessibleDescription(/No free address is left there/);
    await expect(picker(page, 'External network')).toBeFocused();
    await expectAccessible(page);
    await pick(page, 'External network', 'internet');
    await submit(page, 'Create router').click();
    await expect(form(page)).toHaveCount(0);
  });

  test('what the server refuses leaves the form as it was; a fault names its request', async ({ page }) => {
    const [name, many] = [fresh('fail-500'), fresh('fail-quota')];
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers/add');
    await field(page, 'Name').fill(name);
    await submit(page, 'Create router').click();
    await expect(form(page).getByText('The server has a fault.')).toBeVisible();
    await form(page).getByText('Details').click();
    await expect(form(page).getByText(/Request req-/)).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue(name);
    await field(page, 'Name').fill(many);
    await submit(page, 'Create router').click();
    await expect(form(page).getByText('The quota of 0 is used up.')).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue(many);
  });
});

test.describe('two people', () => {
  test('what one makes, changes and deletes shows at the other’s within a second', async ({ page, newPerson }) => {
    const [before, after] = [fresh('live'), fresh('live-renamed')];
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers');
    await expect(row(page, 'edge-router')).toBeVisible();
    const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
    await other.goto('/compute/routers/add');
    await field(other, 'Name').fill(before);
    await submit(other, 'Create router').click();
    await expect(form(other)).toHaveCount(0);
    await expect(row(page, before)).toBeVisible(live);

    await other.getByRole('button', { name: `Actions for ${before}` }).click();
    await other.getByRole('menuitem', { name: 'Edit' }).click();
    await field(other, 'Name').fill(after);
    await submit(other, 'Save changes').click();
    await expect(form(other)).toHaveCount(0);
    await expect(row(page, after)).toBeVisible(live);

    await row(page, after).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: after })).toBeVisible();
    await other.getByRole('button', { name: `Actions for ${after}` }).click();
    await other.getByRole('menuitem', { name: 'Delete' }).click();
    await other.getByRole('button', { name: 'Delete router' }).click();
    await expect(row(other, after)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
  });

  test('the second to save is told, and keeps or drops what was typed', async ({ page, newPerson }) => {
    const name = fresh('conflict');
    await signIn(page, 'user', { project: 'payments-prod' });
    const { id } = await (await cloudOf(page, 'payments-prod')).router({ name });
    await page.goto(`/compute/routers/${id}/edit`);
    await field(page, 'Name').fill(`${name}-mine`);

    const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
    await other.goto(`/compute/routers/${id}/edit`);
    await field(other, 'Name').fill(`${name}-theirs`);
    await submit(other, 'Save changes').click();
    await expect(form(other)).toHaveCount(0);

    await expect(page.getByText('Somebody else changed this meanwhile')).toBeVisible(live);
    await expect(field(page, 'Name')).toHaveValue(`${name}-mine`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await submit(page, 'Save changes').click();
    await expect(row(page, `${name}-mine`)).toBeVisible();
    await expect(row(other, `${name}-mine`)).toBeVisible(live);
  });

  for (const [choice, saved] of [
    ['Keep mine', 'mine'],
    ['Take over theirs', 'theirs'],
  ] as const) {
    test(`the second to save chooses without a live link, too: ${choice}`, async ({ page }) => {
      const name = fresh('conflict');
      const cut = await linkOf(page);
      await signIn(page, 'user', { project: 'payments-prod' });
      const cloud = await cloudOf(page, 'payments-prod');
      const { id } = await cloud.router({ name });
      await page.goto(`/compute/routers/${id}/edit`);
      await field(page, 'Name').fill(`${name}-mine`);
      await cut();
      await cloud.renameRouter(id, `${name}-theirs`);

      await submit(page, 'Save changes').click();
      await page.getByRole('button', { name: choice }).click();
      await expect(field(page, 'Name')).toHaveValue(`${name}-${saved}`);
      await submit(page, 'Save changes').click();
      await expect(form(page)).toHaveCount(0);
      await expect(row(page, `${name}-${saved}`)).toBeVisible();
    });
  }

  test('an untouched form follows what the other saves', async ({ page, newPerson }) => {
    const name = fresh('follows');
    await signIn(page, 'user', { project: 'payments-prod' });
    const { id } = await (await cloudOf(page, 'payments-prod')).router({ name });
    await page.goto(`/compute/routers/${id}/edit`);
    await expect(field(page, 'Name')).toHaveValue(name);
    const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
    await (await cloudOf(other, 'payments-prod')).renameRouter(id, `${name}-b`);
    await expect(field(page, 'Name')).toHaveValue(`${name}-b`, live);
    await expect(page.getByText('Somebody else changed this')).toHaveCount(0);
  });
});

test('the gateway is given, changed and taken away', async ({ page }) => {
  const name = fresh('gateway');
  await signIn(page, 'domainAdministrator', { project: 'data-platform' });
  const { id } = await (await cloudOf(page, 'data-platform')).router({ name });
  await page.goto(`/compute/routers/${id}`);
  const gateway = page.getByRole('region', { name: 'External gateway' });
  await expect(gateway).toContainText('None');
  await page.getByRole('button', { name: 'Edit' }).click();
  await form(page).getByRole('switch', { name: 'External gateway' }).press('Space');
  await submit(page, 'Save changes').click();
  await expect(picker(page, 'External network')).toHaveAccessibleDescription(/Fill this in/);
  await pick(page, 'External network', 'corp-wan');
  await submit(page, 'Save changes').click();
  await expect(toast(page, `Router ${name} was changed`)).toBeVisible();
  await expect(page).toHaveURL(`/compute/routers/${id}`);
  await expect(gateway.getByRole('link', { name: 'corp-wan' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`/compute/routers/${id}/edit/details`);
  await form(page).getByRole('switch', { name: 'External gateway' }).press('Space');
  await submit(page, 'Save changes').click();
  await expect(gateway).toContainText('None');
  await expect(page).toHaveURL(`/compute/routers/${id}`);
});

test('an interface is added and removed', async ({ page }) => {
  const network = fresh('branch');
  await signIn(page, 'domainAdministrator', { project: 'data-platform' });
  const cloud = await cloudOf(page, 'data-platform');
  await cloud.network({ name: network, ipam_enabled: true, subnets: [{ cidr: '10.97.0.0/24', ip_version: 4 }] });
  const { id } = await cloud.router({ name: fresh('feet') });

  await page.goto(`/compute/routers/${id}/interfaces`);
  await page.getByRole('main').getByRole('button', { name: 'Add interface' }).click();
  await pick(page, 'Network', network);
  await submit(page, 'Add interface').click();
  await expect(page.getByRole('grid', { name: 'Interfaces' })).toContainText('10.97.0.1');
  await page.getByRole('button', { name: `Actions for ${network}` }).click();
  await page.getByRole('menuitem', { name: 'Disconnect' }).click();
  await page.getByRole('button', { name: 'Disconnect' }).last().click();
  await expect(page.getByText('No interfaces')).toBeVisible();
});

test('a static route is added, changed and deleted', async ({ page }) => {
  const network = fresh('branch');
  await signIn(page, 'domainAdministrator', { project: 'data-platform' });
  const cloud = await cloudOf(page, 'data-platform');
  const subnets = [{ cidr: '10.97.0.0/24', ip_version: 4 as const }];
  const interfaces = [{ network_id: (await cloud.network({ name: network, ipam_enabled: true, subnets })).id }];
  const { id } = await cloud.router({ name: fresh('paths'), interfaces });

  await page.goto(`/compute/routers/${id}/routes`);
  await page.getByRole('main').getByRole('button', { name: 'Add route' }).click();
  await field(page, 'Destination').fill('10.98.0.5/16');
  await field(page, 'Next hop').fill('10.99.0.9');
  await submit(page, 'Use 10.98.0.0/16').click();
  await submit(page, 'Add route').click();
  await expect(field(page, 'Next hop')).toHaveAccessibleDescription(/No interface of the router reaches this address/);
  await field(page, 'Next hop').fill('10.97.0.9');
  await submit(page, 'Add route').click();
  const routes = page.getByRole('grid', { name: 'Static routes' });
  await expect(routes).toContainText('10.97.0.9');
  await page.getByRole('button', { name: 'Actions for 10.98.0.0/16' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await field(page, 'Next hop').fill('10.97.0.10');
  await submit(page, 'Save changes').click();
  await expect(routes).toContainText('10.97.0.10');
  await page.getByRole('button', { name: 'Actions for 10.98.0.0/16' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete this route?' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await expect(page.getByText('No static routes')).toBeVisible();
});
