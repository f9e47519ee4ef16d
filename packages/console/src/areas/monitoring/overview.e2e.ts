import { goOn } from '../../../../../test/journeys/addresses.ts';
import { poolOf } from '../../../../../test/journeys/balancers.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';

// spec: overview.numbers, spec: overview.attention, spec: overview.create, spec: overview.recent, spec: overview.live, spec: overview.empty
test('the start page names what failed as it happens, leads to it and to lists with the same number, and creates; without anything it says what to make first', async ({
  page,
}) => {
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  await page.goto('/monitoring');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(page.getByRole('region', { name: 'Recently opened' })).toHaveCount(0);

  const { name } = await cloud.loadBalancer({ name: fresh('fail-deploy'), pools: [poolOf('web')] });
  const failed = attention.getByRole('listitem').filter({ hasText: `${name} failed` });
  await expect(failed).toBeVisible();
  await failed.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('region', { name: 'Recently opened' }).getByRole('link', { name })).toBeVisible();
  const inError = page.getByRole('link', { name: /with errors$/ }).first();
  const count = Number(/\d+/.exec((await inError.getAttribute('aria-label')) ?? '')?.[0]);
  await inError.click();
  await expect(page).toHaveURL(/load-balancers\?status=/);
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(count + 1);

  await page.goBack();
  const recent = page.getByRole('region', { name: 'Recent tasks' });
  await expect(recent.getByText('jonas.lind').first()).toBeVisible();
  await recent.getByRole('button', { name: 'All tasks' }).click();
  await expect(page.getByRole('tab', { name: /^Tasks/, selected: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Router' }).click();
  await expect(page).toHaveURL('/compute/routers/add');

  await test.step('a project without anything says what to make first; one card that fails leaves the others', async () => {
    await page.route('**/api/v2/tasks?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.route('**/api/v2/overview', (route) =>
      route.fulfill({
        json: { resources: [{ type: 'network', count: 0, statuses: [] }], failed: [], failed_count: 0 },
      }),
    );
    await goOn(page, '/monitoring');
    await expect(recent.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('region', { name: 'Get started' }).getByRole('link', { name: 'Create Network' }).click();
    await expect(page).toHaveURL('/compute/networks/add');
  });
});
