import type { Page, WebSocketRoute } from '@playwright/test';
import { goOn } from '../../../../../test/journeys/addresses.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { field, form, listNamed, live, submit } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';

const { row } = listNamed('Routers');

/** What cuts the page's live link for good, while its calls still come through. Before the page is opened. */
async function linkOf(page: Page) {
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
    await expect(page.getByText('You’re offline.')).toBeVisible();
  };
}

// spec: form.revision, spec: form.gone, spec: audit.activity
test('an untouched form follows what the other saves; one that was touched asks whose it shall be, without a live link, too, and outlives what it was of', async ({
  page,
  newPerson,
}) => {
  const name = fresh('conflict');
  const told = page.getByText('Someone else changed this');
  const cutLink = await linkOf(page);
  await signIn(page, 'user', { project: 'payments-prod' });
  const other = await cloudOf(await newPerson('domainAdministrator', { project: 'payments-prod' }), 'payments-prod');
  const cloud = await cloudOf(page, 'payments-prod');
  const { id } = await cloud.router({ name });
  await page.goto(`/compute/routers/${id}/edit`);
  await expect(field(page, 'Name')).toHaveValue(name);
  await other.renameRouter(id, `${name}-b`);
  await expect(field(page, 'Name')).toHaveValue(`${name}-b`, live);
  await expect(told).toHaveCount(0);

  await field(page, 'Name').fill(`${name}-mine`);
  await other.renameRouter(id, `${name}-theirs`);
  await expect(told).toBeVisible(live);
  await expect(page.getByText(/^Last modified by Mia Hallberg, /)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(`${name}-mine`);
  const difference = page.getByRole('row', { name: `Name ${name}-mine ${name}-theirs`, exact: true });
  await expect(difference).toBeVisible();
  await expect(page.locator('form').getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await submit(page, 'Save changes').click();
  await expect(row(page, `${name}-mine`)).toBeVisible();

  await row(page, `${name}-mine`).getByRole('link').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Activity', exact: true }).click();
  const activity = page.getByRole('grid', { name: 'Activity' }).getByRole('row');
  await expect(activity).toHaveCount(5);
  await expect(activity.nth(1)).toContainText(`Name: ${name}-theirs → ${name}-mine`);
  await expect(activity.nth(2)).toContainText('Mia Hallberg');
  await other.renameRouter(id, `${name}-seen`);
  await expect(activity.nth(1)).toContainText(`Name: ${name}-mine → ${name}-seen`, live);

  await goOn(page, `/compute/routers/${id}/edit`);
  await field(page, 'Name').fill(`${name}-mine-too`);
  await other.renameRouter(id, `${name}-theirs`);
  await expect(told).toBeVisible(live);
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect(field(page, 'Name')).toHaveValue(`${name}-theirs`);

  await field(page, 'Name').fill(`${name}-late`);
  await other.removeRouter(id);
  await expect(page.getByText('This was deleted').first()).toBeVisible(live);
  await expect(page.getByText(/^Deleted by Mia Hallberg, /)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(`${name}-late`);
  await expect(submit(page, 'Save changes')).toHaveAccessibleDescription('This was deleted');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await submit(page, 'Copy entries').click();
  await expect(submit(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Name: ${name}-late`);
  await submit(page, 'Cancel').click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/compute/routers');

  await test.step('the second to save chooses without a live link, too', async () => {
    const [ours, theirs] = [fresh('conflict'), fresh('conflict')];
    const [kept, taken] = [await cloud.router({ name: ours }), await cloud.router({ name: theirs })];
    for (const [{ id: of }, was] of [
      [kept, ours],
      [taken, theirs],
    ] as const) {
      await goOn(page, `/compute/routers/${of}/edit`);
      await field(page, 'Name').fill(`${was}-mine`);
      if (of === kept.id) await cutLink();
      await other.renameRouter(of, `${was}-theirs`);
      await submit(page, 'Save changes').click();
      await expect(page.getByRole('row', { name: `Name ${was}-mine ${was}-theirs`, exact: true })).toBeVisible();
      await page.getByRole('button', { name: of === kept.id ? 'Keep mine' : 'Use theirs' }).click();
      await expect(field(page, 'Name')).toHaveValue(of === kept.id ? `${was}-mine` : `${was}-theirs`);
      if (of === taken.id) await expect(submit(page, 'Save changes')).toHaveAccessibleDescription('No changes yet.');
      await submit(page, of === kept.id ? 'Save changes' : 'Cancel').click();
      await expect(form(page)).toHaveCount(0);
      await expect(row(page, of === kept.id ? `${was}-mine` : `${was}-theirs`)).toBeVisible();
    }
  });
});
