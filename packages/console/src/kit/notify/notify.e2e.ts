import type { Page } from '@playwright/test';
import type { Router } from '@skydeck/contract';
import { goOn } from '../../../../../test/journeys/addresses.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, live, toast, toasts } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';

// What the console tells of, and goes on telling: through a reload, a restart of the server, in another tab and browser.

test.use({ motion: true });

const SLOW_MS = 3000;

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const centre = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const inCentre = (page: Page, text: string) => page.locator('sky-notification-centre').getByText(text);

/** The server has taken the task, and waits before its first item: the clock is not moved for nothing. */
const begun = (page: Page) => expect(toasts(page).getByRole('progressbar')).toHaveJSProperty('value', 0);

/** Makes routers and asks the console to delete them all. */
async function deleteAll(
  page: Page,
  project: 'storefront' | 'warehouse-edge',
  names: readonly string[],
  beforeAnswer: (made: readonly Router[]) => Promise<unknown> = async () => {},
) {
  const cloud = await cloudOf(page, project);
  const made: Router[] = [];
  for (const name of names) made.push(await cloud.router({ name }));
  const list = `/compute/routers?search=${names[0]?.slice(-7)}`;
  await (page.url() === 'about:blank' ? page.goto(list) : goOn(page, list));
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('textbox', { name: `Type “delete ${names.length}” to confirm` }).fill(`delete ${names.length}`);
  await beforeAnswer(made);
  await page.keyboard.press('Enter');
  return made;
}

/** Names that are found by one search, in the order in which they are deleted. */
function family(...starts: readonly string[]): string[] {
  // With a letter first: what looks like a number is one in the address.
  const mark = `m${fresh('').slice(-6)}`;
  return starts.map((start) => `${start}-${mark}`);
}

// A task goes on through a server that is killed: platform, tasks/kill.process.test.ts; the console asks for it after a break:
// kit/tasks/tasks.test.ts.

test('a bulk delete goes on through a reload: its notice comes back, is cancelled, and stays in the history; nothing is left for the next one', async ({
  page,
  platform,
}) => {
  const result = 'Canceled: Deleting 3 routers';
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await signIn(page, 'otherUser', { project: 'storefront' });
  await deleteAll(page, 'storefront', family('slow-1', 'slow-2', 'slow-3'));
  await expect(toast(page, 'Deleting 3 routers')).toBeVisible();

  await page.reload();
  await expect(toast(page, 'Deleting 3 routers')).toBeVisible();
  await begun(page);
  await platform.advance(SLOW_MS);
  await expect(toasts(page).getByRole('progressbar')).toHaveJSProperty('value', 33);
  await toasts(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, result)).toBeVisible();
  await expect(toast(page, 'Completed before it was canceled: 1 of 3.')).toBeVisible();
  await platform.advance(10 * SLOW_MS);

  await page.reload();
  await expect(bell(page)).toHaveAccessibleName(/Unseen: 1/);
  await expect(page.getByRole('grid').getByRole('link')).toHaveCount(2);
  await bell(page).click();
  await expect(inCentre(page, result)).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  await expect.poll(kept).toContain('Deleting 3 routers');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await kept()).not.toContain('Deleting 3 routers');
});

test('what failed is told by reason, after a reload too, can be tried again, and leads to the one object it failed with, unless that is gone', async ({
  page,
}) => {
  await signIn(page, 'domainAdministrator', { project: 'warehouse-edge' });
  const names = family('goes', 'fail-409-delete-a', 'fail-409-delete-b');
  const routers = await deleteAll(page, 'warehouse-edge', names);
  await expect(toast(page, '2 of 3 routers could not be deleted')).toBeVisible();
  await expect(toasts(page)).toContainText(names[1] ?? '');
  await expect(toasts(page)).toContainText('This conflicts with the current configuration.');
  await expect(page.getByRole('grid').getByRole('link')).toHaveText(names.slice(1));
  await page.reload();
  await bell(page).click();
  await expect(
    inCentre(page, `${names[1]}, ${names[2]}: This conflicts with the current configuration.`),
  ).toBeVisible();
  await expect(inCentre(page, 'Request ')).toBeVisible();

  await page.getByRole('button', { name: 'Report this problem' }).click();
  const description = page.getByRole('textbox', { name: 'What happened?' });
  await expect(description).toHaveValue(
    /^2 of 3 routers could not be deleted\n.*This conflicts with the current configuration/,
  );
  await page.keyboard.press('Escape');
  await expect(description).toBeHidden();
  await bell(page).click();

  // What was in the way is gone.
  const cloud = await cloudOf(page, 'warehouse-edge');
  for (const router of routers.slice(1))
    await cloud.renameRouter(router.id, `was-${router.name}`.replace('fail', 'gone'));
  await page.getByRole('button', { name: 'Retry failed items' }).click();
  await expect(toast(page, '2 routers were deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await bell(page).click();
  await expect(inCentre(page, '2 of 3 routers could not be deleted')).toHaveCount(0);

  await test.step('with one object it leads to that; to one that is gone leads nothing', async () => {
    const [goes = '', stays = ''] = family('goes', 'fail-409-delete-a');
    const [, router] = await deleteAll(page, 'warehouse-edge', [goes, stays]);
    const told = toast(page, '1 of 2 routers could not be deleted');
    await expect(told).toBeVisible();
    await toasts(page).getByRole('button', { name: 'View', exact: true }).click();
    await expect(page).toHaveURL(`/compute/routers/${router?.id}`);
    await expect(page.getByRole('heading', { level: 1, name: stays })).toBeVisible();

    // Somebody else deletes one of two while the question is on the screen.
    await deleteAll(page, 'warehouse-edge', family('here', 'gone'), async (made) =>
      cloud.removeRouter(made[1]?.id ?? ''),
    );
    await expect(told.last()).toBeVisible();
    await bell(page).click();
    await expect(inCentre(page, '1 of 2 routers could not be deleted')).toHaveCount(2);
    const shows = page.locator('sky-notification-centre').getByRole('button', { name: 'View', exact: true });
    await expect(shows).toHaveCount(1);
  });
});

test('a task shows in the person’s other browser; what is seen or closed in one tab is so in the other', async ({
  page,
  newPerson,
  platform,
}) => {
  const failed = '1 of 2 routers could not be deleted';
  await signIn(page, 'otherUser', { project: 'storefront' });
  const other = await page.context().newPage();
  await other.goto('/compute/networks');
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  const beside = await newPerson('otherUser', { project: 'storefront' });
  await beside.goto('/compute/networks');
  await bell(beside).click();
  await beside.getByRole('tab', { name: /Tasks/ }).click();
  await expect(beside.getByText('No tasks')).toBeVisible();

  await page.bringToFront();
  await deleteAll(page, 'storefront', family('slow-one', 'fail-409-delete-two'));
  await expect(inCentre(beside, 'Deleting 2 routers')).toBeVisible(live);
  await expect(beside.getByRole('tab', { name: /Tasks/ })).toHaveAccessibleName(/1/);
  await expect(toasts(beside)).toHaveCount(0);
  // The one that fails is over at once; the other waits.
  await expect(toasts(page).getByRole('progressbar')).toHaveJSProperty('value', 50);
  await platform.advance(SLOW_MS);
  await expect(inCentre(beside, failed)).toBeVisible(live);

  await test.step('in another tab', async () => {
    await expect(toast(page, failed)).toBeVisible();
    await expect(bell(other)).toHaveAccessibleName(/Unseen: 1/);
    await other.bringToFront();
    await bell(other).click();
    await expect(inCentre(other, failed)).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await other
      .locator('sky-notification-centre')
      .getByRole('button', { name: `Close: ${failed}` })
      .click();
    await page.bringToFront();
    await bell(page).click();
    await expect(centre(page)).toBeVisible();
    await expect(inCentre(page, failed)).toHaveCount(0);
  });
});
