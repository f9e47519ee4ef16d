import type { Page } from '@playwright/test';
import { poolOf, WALK_MS } from '../../../../../test/journeys/balancers.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { listNamed, live, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';

const { row } = listNamed('Load balancers');
const list = '/compute/load-balancers';
const main = (page: Page) => page.getByRole('main');
const action = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).first();
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name });
const openMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();

test('while something runs on one nothing else begins; what fails says so, is replaced or built anew; it is seen going with its pools', async ({
  page,
  platform,
}) => {
  const [slow, failed, stubborn] = [`slow-${fresh('walk')}`, fresh('fail-configure'), fresh('fail-409-update')];
  const broken = page.getByText('The last change could not be applied to the nodes.');
  const [wait, why] = ['Wait for the current operation to finish.', 'It has failed. Rebuild it first.'];
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  await cloud.loadBalancer({ name: failed });
  await cloud.loadBalancer({ name: stubborn, enabled: false });
  const { id } = await cloud.loadBalancer({ name: slow, pools: [poolOf('web')] });
  await page.goto(`${list}/${id}`);

  await test.step('one that is being created', async () => {
    await expect(main(page).getByText('Creating').first()).toBeVisible();
    for (const blocked of ['Edit', 'Add pool']) await expect(action(page, blocked)).toHaveAccessibleDescription(wait);
    await openMenu(page, slow);
    for (const blocked of ['Turn on', 'Turn off', 'Rebuild', 'Replace nodes', 'Delete'])
      await expect(entry(page, blocked)).toHaveAccessibleDescription(wait);
    await page.keyboard.press('Escape');
    await platform.advance(WALK_MS);
    await expect(main(page).getByText('Active', { exact: true }).first()).toBeVisible(live);
  });

  await test.step('one that is disabled', async () => {
    await main(page).getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('grid', { name: 'Nodes' })).toContainText('Primary');
    await openMenu(page, slow);
    await expect(entry(page, 'Turn on')).toHaveAccessibleDescription('It is already on.');
    await entry(page, 'Turn off').click();
    await expect(toast(page, `Load balancer ${slow} is being turned off`)).toBeVisible();
    await platform.advance(WALK_MS);
    await expect(toast(page, `Load balancer ${slow} was updated`)).toBeVisible();
    await expect(main(page).locator('sky-pill', { hasText: 'Off' })).toBeVisible();
  });

  await test.step('one that goes, with its pools', async () => {
    await openMenu(page, slow);
    await entry(page, 'Delete').click();
    await expect(page.getByRole('group', { name: 'Stops immediately' })).toContainText('health monitors: 1');
    await page.getByRole('button', { name: 'Delete load balancer' }).click();
    await expect(page).toHaveURL(list);
    await expect(toast(page, `Load balancer ${slow} is being deleted`)).toBeVisible();
    await expect(row(page, slow)).toContainText('Deleting');
    await platform.advance(WALK_MS);
    await expect(row(page, slow)).toHaveCount(0, live);
  });

  await test.step('one whose switch the server refuses', async () => {
    await openMenu(page, stubborn);
    await entry(page, 'Turn on').click();
    await expect(toast(page, `${stubborn} could not be changed`)).toBeVisible();
    await expect(toast(page, 'This conflicts with the current configuration.')).toBeVisible();
    await expect(row(page, stubborn)).toContainText('Off');
  });

  await test.step('one that was never deployed', async () => {
    await openMenu(page, 'partner-entry');
    await expect(entry(page, 'Replace nodes')).toHaveAccessibleDescription(/It was never deployed/);
    await expect(entry(page, 'Edit')).toHaveAccessibleDescription(why);
    await page.keyboard.press('Escape');
    await row(page, 'partner-entry').getByRole('link').first().click();
    await expect(page.getByText('The nodes could not be created.')).toBeVisible();
    await page.goBack();
  });

  await test.step('one whose machines do not take a change', async () => {
    await row(page, failed).getByRole('link').first().click();
    await openMenu(page, failed);
    await entry(page, 'Turn off').click();
    await expect(toast(page, `${failed} could not be changed`)).toBeVisible();
    await expect(broken).toBeVisible();
    for (const blocked of ['Edit', 'Add pool']) await expect(action(page, blocked)).toHaveAccessibleDescription(why);
    await openMenu(page, failed);
    await expect(entry(page, 'Turn on')).toHaveAccessibleDescription(why);
    await entry(page, 'Replace nodes').click();
    await expect(toast(page, `The nodes of ${failed} were replaced`)).toBeVisible();
    await expect(broken).toHaveCount(0);
    await openMenu(page, failed);
    await expect(entry(page, 'Turn off')).toHaveAccessibleDescription('It is off.');
    await entry(page, 'Turn on').click();
    await expect(broken).toBeVisible();
    await openMenu(page, failed);
    await entry(page, 'Rebuild').click();
    await expect(toast(page, `Load balancer ${failed} was rebuilt`)).toBeVisible();
    await openMenu(page, failed);
    await expect(entry(page, 'Rebuild')).toHaveAccessibleDescription('Available only after a failure.');
  });
});
