import { backupsOf, untilRunEnded } from '../../../../../test/journeys/backups.ts';
import {
  bulkBar,
  entry,
  field,
  form,
  listNamed,
  pageMenu,
  picker,
  submit,
  toast,
} from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick } from '../../../../../test/journeys/actions.ts';

const { row } = listNamed('Backup plans');

test('one is made of a preset and volumes, which leave and join; it gets a schedule of its own, is switched, and goes without its recovery points', async ({
  page,
  platform,
}) => {
  const name = fresh('nightly');
  const schedule = page.getByRole('region', { name: 'Schedule' });
  const main = page.getByRole('main');
  await signIn(page, 'user', { project: 'payments-prod' });
  const backups = await backupsOf(page, 'payments-prod');
  await page.goto('/compute/backup-plans/add');

  await test.step('with its next runs before and after', async () => {
    await field(page, 'Name').fill(name);
    await form(page).getByRole('radio', { name: '7 daily recovery points' }).press('ArrowDown');
    await expect(form(page).getByRole('radio', { name: '14 daily recovery points' })).toBeChecked();
    const next = form(page).getByRole('list', { name: 'Next runs' });
    await expect(next.getByRole('listitem')).toHaveCount(3);
    await expect(next.getByRole('listitem').first()).toContainText('02:00 UTC');
    await pick(page, 'Volumes', 'archive');
    await pick(page, 'Volumes', 'scratch');
    await page.keyboard.press('Escape');
    await submit(page, 'Create plan').click();
    await expect(toast(page, `Plan ${name} was created`)).toBeVisible();
    await expect(row(page, name)).toContainText('02:00 UTC');
    await expect(row(page, name)).toContainText('Scheduled');
    await row(page, name).getByRole('link').first().click();
    await expect(schedule).toContainText('02:00 UTC');
    await expect(schedule).toContainText('Never');
    await expect(page.getByRole('region', { name: 'Properties' })).toContainText('14');
  });
  const address = page.url();
  const { id } = await backups.planNamed(name);

  await test.step('volumes leave, several at once, and join; what another was faster with is said at the field', async () => {
    await page.getByRole('link', { name: 'Volumes 2' }).click();
    const volumes = page.getByRole('grid', { name: 'Volumes' });
    await expect(volumes).toContainText('scratch');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await bulkBar(page).getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Remove 2 volumes?' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove 2 volumes' }).click();
    await expect(page.getByText('The plan needs at least one volume to run.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run now' })).toHaveAccessibleDescription('Add a volume first.');
    await main.getByRole('button', { name: 'Add volumes' }).click();
    await pick(page, 'Volumes', 'archive');
    await pick(page, 'Volumes', 'scratch');
    await page.keyboard.press('Escape');
    await backups.addVolumes(id, [await backups.volumeId('archive')]);
    await submit(page, 'Add volumes').click();
    await expect(picker(page, 'Volumes')).toHaveAccessibleDescription(/This volume is already in the plan/);
    await form(page)
      .getByRole('button', { name: /archive/ })
      .click();
    await submit(page, 'Add volumes').click();
    await expect(toast(page, 'Volumes added: 1')).toBeVisible();
    await expect(volumes.getByRole('row')).toHaveCount(3);
  });

  await test.step('a schedule of its own', async () => {
    await main.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page).toHaveURL(`${address}/edit/details`);
    await form(page).getByRole('radio', { name: 'Custom' }).check();
    await form(page).getByRole('spinbutton', { name: 'Recovery points kept per volume' }).fill('30');
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

  await test.step('one that is disabled has no next run, and says so', async () => {
    await pageMenu(page).click();
    await expect(entry(page, 'Turn on')).toHaveAccessibleDescription('The plan is already on.');
    await entry(page, 'Turn off').click();
    await expect(toast(page, `Plan ${name} was turned off`)).toBeVisible();
    await expect(main.locator('header').first()).toContainText('Off');
    const next = schedule.getByRole('definition').first();
    await expect(next).toHaveText('—');
    await pageMenu(page).click();
    await expect(entry(page, 'Turn off')).toHaveAccessibleDescription('The plan is already off.');
    await entry(page, 'Turn on').click();
    await expect(next).toContainText('UTC');
  });

  await test.step('its recovery points stay', async () => {
    await backups.runPlan(id);
    await untilRunEnded(backups, platform, id);
    await expect(schedule).not.toContainText('Never');
    await pageMenu(page).click();
    await entry(page, 'Delete').click();
    await expect(page.getByRole('alertdialog', { name: `Delete plan ${name}?` })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Kept' })).toContainText('Recovery points: 2.');
    await page.getByRole('button', { name: 'Delete plan' }).click();
    await expect(page).toHaveURL('/compute/backup-plans');
    await expect(row(page, name)).toHaveCount(0);
    expect(await backups.pointsOf(id)).toHaveLength(2);
  });
});
