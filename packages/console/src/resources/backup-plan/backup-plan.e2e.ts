import { backupsOf } from '../../../../../test/journeys/backups.ts';
import { bulkBar, field, form, listNamed, live, picker, submit, toast } from '../../../../../test/journeys/eyes.ts';
import { expect, expectAccessible, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick, tabTo } from '../../../../../test/journeys/hands.ts';
import { looks, wear } from '../../../../../test/journeys/looks.ts';

const { grid, row } = listNamed('Backup plans');

test.describe('creating', () => {
  test('with a preset and volumes: the form says when it runs, the list and the details say it again', async ({
    page,
  }) => {
    const name = fresh('nightly');
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/backup-plans');
    await page.getByRole('button', { name: 'Create plan' }).click();
    await expect(page).toHaveURL('/compute/backup-plans/add');
    await field(page, 'Name').fill(name);
    await form(page).getByRole('radio', { name: '14 daily recovery points' }).check();
    const next = form(page).getByRole('list', { name: 'Next runs' });
    await expect(next.getByRole('listitem')).toHaveCount(3);
    await expect(next.getByRole('listitem').first()).toContainText('02:00 UTC');
    await pick(page, 'Volumes', 'archive');
    await pick(page, 'Volumes', 'scratch');
    await page.keyboard.press('Escape');
    await form(page).getByRole('tab', { name: 'Code' }).click();
    await expect(form(page).getByRole('tabpanel', { name: 'Code' })).toContainText('"recovery_points_rotation": 14');
    await submit(page, 'Create plan').click();

    await expect(toast(page, `Plan ${name} was created`)).toBeVisible();
    await expect(row(page, name)).toContainText('02:00 UTC');
    await expect(row(page, name)).toContainText('Scheduled');
    await row(page, name).getByRole('link').click();
    const schedule = page.getByRole('region', { name: 'Schedule' });
    await expect(schedule).toContainText('02:00 UTC');
    await expect(schedule).toContainText('Never');
    await expect(page.getByRole('region', { name: 'Properties' })).toContainText('14');
    await page.getByRole('link', { name: 'Volumes 2' }).click();
    await expect(page.getByRole('grid', { name: 'Volumes' })).toContainText('scratch');
    await expectAccessible(page);
  });

  test('by keyboard alone', async ({ page }) => {
    const name = fresh('keys');
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/backup-plans');
    await expect(grid(page).getByRole('link').first()).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Create plan' }));
    await page.keyboard.press('Enter');
    await expect(field(page, 'Name')).toBeFocused();
    await page.keyboard.type(name);
    await tabTo(page, form(page).getByRole('radio', { name: '7 daily recovery points' }));
    await page.keyboard.press('ArrowDown');
    await expect(form(page).getByRole('radio', { name: '14 daily recovery points' })).toBeChecked();
    await tabTo(page, submit(page, 'Create plan'));
    await page.keyboard.press('Enter');
    await expect(row(page, name)).toBeVisible();
    // The list may hear of it before the panel, with its button of the same name, has left.
    await expect(form(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Create plan' })).toBeFocused();
  });

  test('what is wrong is said at its field; a quota that is used up, on top', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/backup-plans/add');
    await submit(page, 'Create plan').click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/Fill this in/);
    await form(page).getByRole('radio', { name: 'Custom' }).check();
    const kept = form(page).getByRole('spinbutton', { name: 'Points kept per volume' });
    await kept.fill('400');
    await expect(kept).toHaveAccessibleDescription(/From 1 to 365/);
    await expectAccessible(page);
    await kept.fill('30');
    await field(page, 'Name').fill(fresh('fail-quota'));
    await submit(page, 'Create plan').click();
    await expect(form(page).getByText('The quota of 0 is used up.')).toBeVisible();
    await field(page, 'Name').fill(fresh('own'));
    await submit(page, 'Create plan').click();
    await expect(form(page)).toHaveCount(0);
  });

  test('an empty project says what a plan is for and leads to the first', async ({ page }) => {
    await signIn(page, 'domainAdministrator', { project: 'payments-staging' });
    await page.goto('/compute/backup-plans');
    await expect(page.getByRole('heading', { name: 'No backup plans in this project' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Create plan' }).first().click();
    await expect(form(page)).toBeVisible();
  });
});

test.describe('two people', () => {
  test('what one changes shows at the other’s; the second to save is told', async ({ page, newPerson }) => {
    const name = fresh('shared');
    await signIn(page, 'user', { project: 'payments-prod' });
    const { id } = await (await backupsOf(page, 'payments-prod')).plan({ name });
    await page.goto(`/compute/backup-plans/${id}/edit`);
    await field(page, 'Name').fill(`${name}-mine`);
    const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
    await other.goto(`/compute/backup-plans/${id}/edit`);
    await field(other, 'Name').fill(`${name}-theirs`);
    await submit(other, 'Save changes').click();
    await expect(form(other)).toHaveCount(0);
    await expect(page.getByText('Somebody else changed this meanwhile')).toBeVisible(live);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await submit(page, 'Save changes').click();
    await expect(row(page, `${name}-mine`)).toBeVisible();
    await expect(row(other, `${name}-mine`)).toBeVisible(live);
  });

  test('one that another deletes while it is open is said to be gone', async ({ page, newPerson }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    const { id } = await (await backupsOf(page, 'payments-prod')).plan({ name: fresh('leaving') });
    await page.goto(`/compute/backup-plans/${id}/runs`);
    await expect(page.getByText('No runs yet')).toBeVisible();
    const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
    await (await backupsOf(other, 'payments-prod')).removePlan(id);
    await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible(live);
  });
});

test('is edited; a refusal leaves the form as it was', async ({ page }) => {
  const name = fresh('fail-409-update');
  await signIn(page, 'user', { project: 'payments-prod' });
  const { id } = await (await backupsOf(page, 'payments-prod')).plan({ name });
  await page.goto(`/compute/backup-plans/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`/compute/backup-plans/${id}/edit/details`);
  await form(page).getByRole('radio', { name: 'Custom' }).check();
  await form(page)
    .getByRole('button', { name: /Start hour/ })
    .click();
  await form(page).getByRole('checkbox', { name: '14:00' }).check();
  await page.keyboard.press('Escape');
  await submit(page, 'Save changes').click();
  await expect(form(page).getByText('This does not fit with what is there.')).toBeVisible();
  await field(page, 'Name').fill(fresh('twice-a-day'));
  await submit(page, 'Save changes').click();
  await expect(form(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/compute/backup-plans/${id}`);
  await expect(page.getByRole('region', { name: 'Schedule' })).toContainText('02:00 and 14:00');
});

test.describe('enabling and disabling', () => {
  test('one at once; it has no next run then, and says so', async ({ page }) => {
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/backup-plans?search=nightly-databases');
    await page.getByRole('button', { name: 'Actions for nightly-databases' }).click();
    const enable = page.getByRole('menuitem', { name: 'Enable' });
    await expect(enable).toBeDisabled();
    await expect(enable).toHaveAccessibleDescription('The plan is enabled already.');
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await expect(toast(page, 'Plan nightly-databases was disabled')).toBeVisible();
    await expect(row(page, 'nightly-databases')).toContainText('Disabled');
    await expect(row(page, 'nightly-databases')).not.toContainText('02:00 UTC');
    await row(page, 'nightly-databases').getByRole('link').click();
    const on = page.getByRole('button', { name: 'Enable', exact: true });
    const off = page.getByRole('button', { name: 'Disable', exact: true });
    await expect(off).toHaveAccessibleDescription('The plan is disabled already.');
    await on.click();
    await expect(page.getByRole('region', { name: 'Schedule' })).toContainText('02:00 UTC');
    await expect(on).toHaveAccessibleDescription('The plan is enabled already.');
    await expect(off).toBeEnabled();
  });

  test('several on the server; what stayed is told by its reason', async ({ page }) => {
    const names = [fresh('bulk'), fresh('fail-409-update-bulk')];
    await signIn(page, 'user', { project: 'payments-prod' });
    const backups = await backupsOf(page, 'payments-prod');
    for (const name of names) await backups.plan({ name });
    await page.goto('/compute/backup-plans?search=bulk');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await bulkBar(page).getByRole('button', { name: 'Disable' }).click();
    await expect(toast(page, '1 of 2 plans were not disabled')).toBeVisible();
    await expect(toast(page, 'This does not fit with what is there.')).toContainText(names[1] ?? '');
    await expect(row(page, names[0] ?? '')).toContainText('Disabled');
  });
});

test.describe('deleting', () => {
  test('one says that its recovery points stay, and why it did not work out', async ({ page }) => {
    const name = fresh('fail-409-delete');
    await signIn(page, 'user', { project: 'payments-prod' });
    await (await backupsOf(page, 'payments-prod')).plan({ name });
    await page.goto('/compute/backup-plans');
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete plan' }).click();
    await expect(page.getByText('This does not fit with what is there.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Actions for nightly-databases' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete the plan nightly-databases?' })).toBeVisible();
    await expect(page.getByText(/\d+ recovery points stay/)).toBeVisible();
    await page.getByRole('button', { name: 'Delete plan' }).click();
    await expect(row(page, 'nightly-databases')).toHaveCount(0);
    await page.goto('/compute/recovery-points?search=vol');
    await expect(page.getByRole('grid', { name: 'Recovery points' }).getByRole('link').first()).toBeVisible();
  });

  test('several want the phrase', async ({ page }) => {
    const names = [fresh('bulk'), fresh('bulk')];
    await signIn(page, 'user', { project: 'payments-prod' });
    const backups = await backupsOf(page, 'payments-prod');
    for (const name of names) await backups.plan({ name });
    await page.goto('/compute/backup-plans?search=bulk');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('textbox', { name: 'Type “delete 2” to confirm' }).fill('delete 2');
    await page.keyboard.press('Enter');
    await expect(toast(page, '2 plans were deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  });
});

test('a viewer sees plans, may change none, and is told which right is missing', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/compute/backup-plans');
  await expect(row(page, 'nightly-operations')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create plan' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  await row(page, 'nightly-operations').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'nightly-operations' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run now' })).toHaveCount(0);
  await page.goto('/compute/backup-plans/add');
  await expect(page.getByRole('heading', { name: 'You have no access here' })).toBeVisible();
  await expect(page.getByText('create on compute_backup_plans')).toBeVisible();
});

test('on a phone a plan is a card, and the form fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/backup-plans');
  await expect(row(page, 'nightly-databases')).toContainText('Completed');
  await page.goto('/compute/backup-plans/add');
  await field(page, 'Name').fill(fresh('phone'));
  await form(page).getByRole('radio', { name: 'Custom' }).check();
  await expect(picker(page, 'Volumes')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

for (const look of looks) {
  test(`form and question are accessible: ${look}`, async ({ page }) => {
    await wear(page, look);
    await signIn(page, 'user', { project: 'payments-prod' });
    await page.goto('/compute/backup-plans/add');
    await form(page).getByRole('textbox').first().fill('x');
    await form(page).getByRole('radio').last().check();
    await form(page).getByRole('textbox').first().fill('');
    await form(page).getByRole('button').last().click();
    await expect(form(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/compute/backup-plans?search=weekly-systems');
    await page.getByRole('link', { name: 'weekly-systems', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'weekly-systems' })).toBeVisible();
    await page.getByRole('main').getByRole('button').last().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });
}
