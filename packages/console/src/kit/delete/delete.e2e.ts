import type { Page } from '@playwright/test';
import { goOn } from '../../../../../test/journeys/addresses.ts';
import { cloudOf } from '../../../../../test/journeys/cloud.ts';
import { bulkBar, listNamed, pageMenu, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { chooseAct, fresh } from '../../../../../test/journeys/actions.ts';

// What is deleted, and the question before it, shown with routers. A deletion that takes its time, fails in part or is
// cancelled: kit/notify.

test.use({ motion: true });

const { row } = listNamed('Routers');
const refused = 'This conflicts with the current configuration.';

/** Resolves, as soon as the open question has left the screen, with what it said last. */
const leavingOf = (page: Page) =>
  page.locator('sky-confirm-dialog[open]').evaluateHandle((dialog: HTMLElement & { heading: string }) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    dialog.addEventListener('sky-closed', () => resolve(`${dialog.heading} ${dialog.textContent}`), { once: true });
    return { lastSaid: promise };
  });

// spec: shell.confirm
test('the question has the focus at the way out, stays what it was until it has left, and says a refusal; several want the phrase, and what stays is told in one notice, by reason', async ({
  page,
}) => {
  const stubborn = fresh('fail-409-delete');
  const question = page.getByRole('alertdialog', { name: `Delete router ${stubborn}?` });
  await signIn(page, 'domainAdministrator', { project: 'warehouse-edge' });
  const cloud = await cloudOf(page, 'warehouse-edge');
  const { id } = await cloud.router({ name: stubborn });
  await page.goto(`/compute/routers/${id}`);
  await chooseAct(page, 'Delete');
  await expect(question).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const left = await leavingOf(page);
  await page.keyboard.press('Escape');
  expect(await left.evaluate(({ lastSaid }) => lastSaid)).toBe(
    `Delete router ${stubborn}? ${stubborn}${id.slice(0, 8)}`,
  );
  await expect(pageMenu(page)).toBeFocused();

  await chooseAct(page, 'Delete');
  await page.getByRole('button', { name: 'Delete router' }).click();
  await expect(page.getByText(refused)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(pageMenu(page)).toBeFocused();

  const names = { goes: fresh('bulk'), conflict: fresh('fail-409-delete-bulk'), also: fresh('fail-409-delete-bulk') };
  for (const name of Object.values(names)) await cloud.router({ name });
  await goOn(page, '/compute/routers?search=bulk');
  for (const name of Object.values(names)) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete 3 routers?' });
  await expect(asked).toBeVisible();

  await test.step('asked again while it leaves, it is there again', async () => {
    const button = await bulkBar(page).getByRole('button', { name: 'Delete' }).elementHandle();
    const dialog = await page.locator('sky-confirm-dialog[open]').elementHandle();
    // Two frames later React knows that it leaves; its motion takes longer. The listener is there before the key is pressed.
    const pressing = await dialog?.evaluateHandle((leaving, again) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const press = () => resolve((again as HTMLElement | null)?.click());
      leaving.addEventListener('sky-close', () => requestAnimationFrame(() => requestAnimationFrame(press)));
      return { pressed: promise };
    }, button);
    await page.keyboard.press('Escape');
    await pressing?.evaluate(({ pressed }) => pressed);
    await expect(asked).toBeVisible();
  });

  const phrase = page.getByRole('textbox', { name: 'Type “delete 3” to confirm' });
  const confirm = page.getByRole('button', { name: 'Delete 3 routers' });
  await expect(confirm).toBeDisabled();
  await phrase.fill('delete 2');
  await expect(confirm).toBeDisabled();
  await phrase.fill('delete 3');
  await phrase.press('Enter');

  await expect(toast(page, '2 of 3 routers could not be deleted')).toBeVisible();
  const reason = toast(page, refused);
  await expect(reason).toHaveCount(1);
  await expect(reason).toContainText(names.conflict);
  await expect(reason).toContainText(names.also);
  await expect(row(page, names.goes)).toHaveCount(0);
  await expect(row(page, names.conflict)).toBeVisible();
});

// spec: shell.confirm.part, spec: shell.confirm.focus
test('what cannot go says why; what goes from its own page leads to the list; of several only those that can go are counted; those that stay are named and stay selected, and the focus goes on', async ({
  page,
}) => {
  const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => fresh(`focus-${letter}`));
  const [first = '', second = '', third = '', ...several] = names;
  const actionsOf = (name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true });
  const choose = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
  await signIn(page, 'user', { project: 'payments-prod' });
  const cloud = await cloudOf(page, 'payments-prod');
  for (const name of names) await cloud.router({ name });
  const alone = fresh('alone');
  await cloud.router({ name: alone });
  await page.goto('/compute/routers');

  await test.step('what cannot go says why in the menu of its row, which gives the focus back', async () => {
    const actions = actionsOf('edge-router');
    const entry = page.getByRole('menuitem', { name: 'Delete' });
    await actions.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await expect(entry).toBeDisabled();
    await expect(entry).toHaveAccessibleDescription('Detach its interfaces first.');
    await page.keyboard.press('Escape');
    await expect(actions).toBeFocused();
  });

  await test.step('what goes from its own page leads to the list', async () => {
    await row(page, alone).getByRole('link').first().click();
    await chooseAct(page, 'Delete');
    await page.getByRole('button', { name: 'Delete router' }).click();
    await expect(toast(page, `Router ${alone} was deleted`)).toBeVisible();
    await expect(page).toHaveURL('/compute/routers');
    await expect(row(page, 'edge-router')).toBeVisible();
    await expect(row(page, alone)).toHaveCount(0);
  });

  await test.step('several', async () => {
    await choose('edge-router').check();
    await expect(bulkBar(page).getByRole('button', { name: 'Delete', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const [only = '', other = ''] = several;
    await choose(only).check();
    await bulkBar(page).getByRole('button', { name: 'Delete 1 of 2', exact: true }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete 1 router?' })).toBeVisible();
    await expect(page.locator('sky-confirm-dialog[open]').getByRole('listitem').first()).toHaveText(only);
    await page.keyboard.press('Escape');
    await choose(other).check();
    await bulkBar(page).getByRole('button', { name: 'Delete 2 of 3', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete 2 routers?' });
    await expect(question).toBeVisible();
    await expect(page.getByRole('list', { name: '1 selected item was skipped' })).toBeVisible();
    await expect(page.locator('sky-confirm-dialog[open]').getByRole('listitem')).toHaveText([
      ...several,
      'edge-router Detach its interfaces first.Open edge-router',
    ]);
    await page.getByRole('textbox', { name: 'Type “delete 2” to confirm' }).fill('delete 2');
    await page.keyboard.press('Enter');
    await expect(toast(page, '2 deleted, 1 kept')).toBeVisible();
    await expect(choose('edge-router')).toBeChecked();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  await test.step('one: the next row, else the row before, else the button that makes one', async () => {
    await goOn(page, '/compute/routers?search=focus-');
    for (const [name, next] of [
      [second, actionsOf(third)],
      [third, actionsOf(first)],
      [first, page.getByRole('button', { name: 'Create router' })],
    ] as const) {
      await actionsOf(name).press('Enter');
      await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
      await page.getByRole('button', { name: 'Delete router' }).press('Enter');
      await expect(row(page, name)).toHaveCount(0);
      await expect(next).toBeFocused();
    }
  });
});
