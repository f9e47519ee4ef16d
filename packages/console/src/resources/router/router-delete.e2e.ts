import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, listNamed, toast, toasts } from '../../../../../test/journeys/eyes.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/hands.ts';

const { grid, row } = listNamed('Routers');

test.describe('deleting', () => {
  test('what stands in networks says why it cannot go', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/routers');
    await page.getByRole('button', { name: 'Actions for edge-router', exact: true }).click();
    const entry = page.getByRole('menuitem', { name: 'Delete' });
    await expect(entry).toBeDisabled();
    await expect(entry).toHaveAccessibleDescription('Disconnect its networks first.');
  });

  test('the question has the focus at the way out, and says why it did not work out', async ({ page }) => {
    const name = fresh('fail-409-delete');
    await signIn(page, 'domainAdministrator', { project: 'data-platform' });
    const { id } = await (await cloudOf(page, 'data-platform')).router({ name });
    await page.goto(`/compute/routers/${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: `Delete the router ${name}?` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete router' }).click();
    await expect(page.getByText('This does not fit with what is there.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
  });

  test('the question stays what it was until it has left the screen', async ({ page }) => {
    const name = fresh('stays');
    await signIn(page, 'domainAdministrator', { project: 'data-platform' });
    const { id } = await (await cloudOf(page, 'data-platform')).router({ name });
    await page.goto(`/compute/routers/${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: `Delete the router ${name}?` })).toBeVisible();
    const leaving = await page
      .locator('sky-confirm-dialog[open]')
      .evaluateHandle((dialog: HTMLElement & { heading: string }) => {
        const { promise, resolve } = Promise.withResolvers<string>();
        dialog.addEventListener('sky-closed', () => resolve(`${dialog.heading} ${dialog.textContent}`), { once: true });
        return { lastSaid: promise };
      });
    await page.keyboard.press('Escape');
    expect(await leaving.evaluate(({ lastSaid }) => lastSaid)).toBe(`Delete the router ${name}? ${name}`);

    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: `Delete the router ${name}?` })).toBeVisible();
  });

  test('several want the phrase; what stays is told in one notice, by reason', async ({ page }) => {
    const names = { goes: fresh('bulk'), conflict: fresh('fail-409-delete-bulk'), also: fresh('fail-409-delete-bulk') };
    await signIn(page, 'domainAdministrator', { project: 'warehouse-edge' });
    const cloud = await cloudOf(page, 'warehouse-edge');
    for (const name of Object.values(names)) await cloud.router({ name });
    await page.goto('/compute/routers?search=bulk');
    for (const name of Object.values(names)) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('textbox', { name: 'Type “delete 3” to confirm' }).fill('delete 3');
    await page.keyboard.press('Enter');

    await expect(toast(page, '2 of 3 routers were not deleted')).toBeVisible();
    const reason = toast(page, 'This does not fit with what is there.');
    await expect(reason).toHaveCount(1);
    await expect(reason).toContainText(names.conflict);
    await expect(reason).toContainText(names.also);
    await expect(row(page, names.goes)).toHaveCount(0);
    await expect(row(page, names.conflict)).toBeVisible();
  });

  test('a slow deletion goes on while its notice tells how far it is', async ({ page, platform }) => {
    const names = [fresh('slow-first'), fresh('slow-second')];
    await signIn(page, 'otherUser', { project: 'storefront' });
    const cloud = await cloudOf(page, 'storefront');
    for (const name of names) await cloud.router({ name });
    await page.goto('/compute/routers?search=slow-');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('textbox', { name: 'Type “delete 2” to confirm' }).fill('delete 2');
    await page.getByRole('button', { name: 'Delete 2 routers' }).click();
    await expect(toast(page, 'Deleting 2 routers')).toBeVisible();
    await platform.advance(3000);
    await expect(grid(page).getByRole('link')).toHaveCount(1);
    await expect(toasts(page).getByRole('progressbar')).toHaveJSProperty('value', 50);
    await platform.advance(3000);
    await expect(toast(page, '2 routers were deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  });
});
