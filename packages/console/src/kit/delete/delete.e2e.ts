import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { listNamed, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { chooseAct, fresh } from '../../../../../test/journeys/actions.ts';

// What is deleted, shown with routers. The question itself: question.e2e.ts. A deletion that takes its time, fails in part
// or is cancelled: kit/notify.

const { row } = listNamed('Routers');

test('what cannot go says why in the menu of its row, which gives the focus back; what goes from its own page leads to the list', async ({
  page,
}) => {
  const name = fresh('alone');
  const actions = page.getByRole('button', { name: 'Actions for edge-router', exact: true });
  const entry = page.getByRole('menuitem', { name: 'Delete' });
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await cloudOf(page, 'payments-prod')).router({ name });
  await page.goto('/compute/routers');
  await actions.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expect(entry).toBeDisabled();
  await expect(entry).toHaveAccessibleDescription('Disconnect its networks first.');
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();

  await page.goto(`/compute/routers/${id}`);
  await chooseAct(page, 'Delete');
  await page.getByRole('button', { name: 'Delete router' }).click();
  await expect(toast(page, `Router ${name} was deleted`)).toBeVisible();
  await expect(page).toHaveURL('/compute/routers');
  await expect(row(page, 'edge-router')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});
