import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { listNamed, live } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';

const { row } = listNamed('Routers');

// spec: list.live
test('what one person makes, changes and deletes shows at the other’s, in the list and on the page of the object', async ({
  page,
  newPerson,
}) => {
  const [before, after, gone] = [fresh('live'), fresh('live-renamed'), fresh('live-gone')];
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/routers');
  await expect(row(page, 'edge-router')).toBeVisible();
  const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
  const cloud = await cloudOf(other, 'payments-prod');
  const made = await cloud.router({ name: before });
  await expect(row(page, before)).toBeVisible(live);

  await cloud.renameRouter(made.id, after);
  await expect(row(page, after)).toBeVisible(live);
  await expect(row(page, before)).toHaveCount(0);

  const { id } = await cloud.router({ name: gone });
  await expect(row(page, gone)).toBeVisible(live);
  await cloud.removeRouter(id);
  await expect(row(page, gone)).toHaveCount(0, live);

  await row(page, after).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: after })).toBeVisible();
  await cloud.removeRouter(made.id);
  await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
});
