import { presetSchedule } from '@skydeck/contract';
import { backupsOf, untilRunEnded } from '../../../../../test/journeys/backups.ts';
import {
  bulkBar,
  entry,
  field,
  form,
  listNamed,
  pageMenu,
  submit,
  toast,
} from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick } from '../../../../../test/journeys/actions.ts';

const { row } = listNamed('Backup plans');

test('made of a preset and volumes, with its next runs before and after; changed to a schedule of its own', async ({
  page,
}) => {
  const name = fresh('nightly');
  const schedule = page.getByRole('region', { name: 'Schedule' });
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/backup-plans');
  await page.getByRole('button', { name: 'Create plan' }).click();
  await expect(page).toHaveURL('/compute/backup-plans/add');
  await field(page, 'Name').fill(name);
  await form(page).getByRole('radio', { name: '7 daily recovery points' }).press('ArrowDown');
  await expect(form(page).getByRole('radio', { name: '14 daily recovery points' })).toBeChecked();
  const next = form(page).getByRole('list', { name: 'Next runs' });
  await expect(next.getByRole('listitem')).toHaveCount(3);
  await expect(next.getByRole('listitem').first()).toContainText('02:00 UTC');
  await pick(page, 'Volumes', 'archive');
  await pick(page, 'Volumes', 'scratch');
  await page.keyboard.press('Escape');
  await form(page).getByRole('button', { name: 'Code', exact: true }).click();
  await expect(form(page).getByRole('region', { name: 'This form as code' })).toContainText(
    '"recovery_points_rotation": 14',
  );
  await submit(page, 'Create plan').click();

  await expect(toast(page, `Plan ${name} was created`)).toBeVisible();
  await expect(row(page, name)).toContainText('02:00 UTC');
  await expect(row(page, name)).toContainText('Scheduled');
  await row(page, name).getByRole('link').first().click();
  await expect(schedule).toContainText('02:00 UTC');
  await expect(schedule).toContainText('Never');
  await expect(page.getByRole('region', { name: 'Properties' })).toContainText('14');
  const address = page.url();
  await page.getByRole('link', { name: 'Volumes 2' }).click();
  await expect(page.getByRole('grid', { name: 'Volumes' })).toContainText('scratch');
  await page.getByRole('main').getByRole('link', { name: 'Overview' }).click();

  await test.step('a schedule of its own', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page).toHaveURL(`${address}/edit/details`);
    await form(page).getByRole('radio', { name: 'Custom' }).check();
    const kept = form(page).getByRole('spinbutton', { name: 'Points kept per volume' });
    await kept.fill('400');
    await submit(page, 'Save changes').click();
    await expect(kept).toHaveAccessibleDescription(/From 1 to 365/);
    await kept.fill('30');
    await form(page)
      .getByRole('button', { name: /Start hour/ })
      .click();
    await form(page).getByRole('checkbox', { name: '14:00' }).check();
    await page.keyboard.press('Escape');
    await submit(page, 'Save changes').click();
    await expect(form(page)).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(schedule).toContainText('02:00 and 14:00');
    await expect(page.getByRole('region', { name: 'Properties' })).toContainText('30');
  });
});

test('switched and deleted, one at once and several on the server; its recovery points stay, and so does what the server refuses', async ({
  page,
  platform,
}) => {
  // The demo's plans run at night, also while journeys do.
  const yearly = fresh('yearly');
  const month = String(((new Date().getUTCMonth() + 6) % 12) + 1);
  const names = { goes: fresh('bulk'), stays: fresh('fail-409-update-bulk') };
  await signIn(page, 'user', { project: 'payments-prod' });
  const backups = await backupsOf(page, 'payments-prod');
  for (const name of Object.values(names)) await backups.plan({ name });
  const schedule = { ...presetSchedule, month, day: '1' };
  const { id } = await backups.plan({ name: yearly, schedule, volumes: [await backups.volumeId('archive')] });
  await backups.runPlan(id);
  await untilRunEnded(backups, platform, id);

  await test.step('one that is disabled has no next run, and says so', async () => {
    await page.goto('/compute/backup-plans?search=yearly');
    await page.getByRole('button', { name: `Actions for ${yearly}` }).click();
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await expect(toast(page, `Plan ${yearly} was disabled`)).toBeVisible();
    await expect(row(page, yearly)).toContainText('Disabled');
    await expect(row(page, yearly)).not.toContainText('02:00 UTC');
    await row(page, yearly).getByRole('link').first().click();
    await pageMenu(page).click();
    await expect(entry(page, 'Disable')).toHaveAccessibleDescription('The plan is disabled already.');
    await entry(page, 'Enable').click();
    await expect(page.getByRole('region', { name: 'Schedule' })).toContainText('02:00 UTC');
    await pageMenu(page).click();
    await expect(entry(page, 'Enable')).toHaveAccessibleDescription('The plan is enabled already.');
    await expect(entry(page, 'Disable')).toBeEnabled();
    await page.keyboard.press('Escape');
  });

  await test.step('several', async () => {
    await page.goto('/compute/backup-plans?search=bulk');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await bulkBar(page).getByRole('button', { name: 'Disable' }).click();
    await expect(toast(page, 'Plans not disabled: 1 of 2')).toBeVisible();
    await expect(toast(page, 'This does not fit with what is there.')).toContainText(names.stays);
    await expect(row(page, names.goes)).toContainText('Disabled');
    await page.reload();
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('textbox', { name: 'Type “delete 2” to confirm' }).fill('delete 2');
    await page.keyboard.press('Enter');
    await expect(toast(page, '2 plans were deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: `Actions for ${yearly}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: `Delete the plan ${yearly}?` })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Is kept' })).toContainText('Recovery points: 1.');
  await page.getByRole('button', { name: 'Delete plan' }).click();
  await expect(row(page, yearly)).toHaveCount(0);
  await page.goto('/compute/recovery-points?search=vol');
  await expect(page.getByRole('grid', { name: 'Recovery points' }).getByRole('link').first()).toBeVisible();
});
