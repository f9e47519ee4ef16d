import { goOn } from '../../../../../test/journeys/addresses.ts';
import { backupsOf, untilRunEnded } from '../../../../../test/journeys/backups.ts';
import {
  bulkBar,
  entry,
  field,
  form,
  listNamed,
  live,
  pageMenu,
  picker,
  submit,
  toast,
} from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { chooseAct, fresh } from '../../../../../test/journeys/actions.ts';

// What a request looks like as code: recovery-point.code.test.ts; that one is deleted again: platform's embedded.test.ts.

const { row } = listNamed('Recovery points');
const list = '/compute/recovery-points';
const STEP_MS = 1500;

test('one is made by hand, with its progress, and restored to a new volume; one that cannot be made says why', async ({
  page,
  platform,
}) => {
  const [name, back, broken] = [fresh('before-update'), fresh('back'), fresh('fail-making')];
  const main = page.getByRole('main');
  await signIn(page, 'user', { project: 'payments-prod' });
  const backups = await backupsOf(page, 'payments-prod');

  await test.step('made', async () => {
    // The addresses below their plans lead there (spec: recovery-point.addresses).
    await page.goto('/compute/backup-plans/recovery-points');
    await expect(page).toHaveURL(list);
    await page.getByRole('button', { name: 'Create recovery point' }).press('Enter');
    await expect(page).toHaveURL(`${list}/add`);
    // The first field, though its code comes later than the others.
    await expect(picker(page, 'Volume')).toBeFocused();
    await picker(page, 'Volume').fill('archive');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await field(page, 'Name').fill(name);
    await submit(page, 'Create recovery point').press('Enter');
    await expect(row(page, name)).toContainText('Creating, 0%');
    await platform.advance(STEP_MS);
    await expect(row(page, name)).toContainText('Creating, 25%', live);
  });

  const restore = main.getByRole('button', { name: 'Restore' });
  await test.step('it waits until it has been made', async () => {
    await row(page, name).getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Properties' })).toContainText('Created manually');
    await expect(restore).toHaveAccessibleDescription('Wait until it has been created.');
    await expect(page.getByRole('progressbar', { name: 'Creating the recovery point' })).toBeVisible();
    await platform.advance(10_000);
    await expect(restore).toBeEnabled(live);
    await expect(main.locator('header').first()).toContainText('Available');
  });

  await test.step('restored', async () => {
    await restore.click();
    await expect(page).toHaveURL(/\/restore$/);
    await expect(field(page, 'Name of the new volume')).toHaveValue('archive-restored');
    await form(page).getByRole('spinbutton', { name: 'Size' }).fill('500');
    await field(page, 'Name of the new volume').fill(back);
    await submit(page, 'Restore volume').click();
    await expect(toast(page, `${name} is being restored to ${back}`)).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Restoring to a new volume' })).toBeVisible();
    await backups.point({ volume_id: await backups.volumeId('archive'), name: broken });
    await platform.advance(10_000);
    await expect(page.getByRole('progressbar')).toHaveCount(0, live);
    expect(await backups.volumeId(back)).toBeTruthy();
  });

  await test.step('one that cannot be made', async () => {
    await main.getByRole('link', { name: 'Recovery points', exact: true }).first().click();
    await expect(row(page, broken)).toContainText('Error', live);
    await row(page, broken).getByRole('link').first().click();
    await expect(page.getByText('The recovery point could not be created')).toBeVisible();
    await expect(page.getByText('The volume could not be read completely.')).toBeVisible();
  });
});

test('a chain says what builds on what: the newest goes first, or all of it at once; one whose deletion does not work out says why, and can be deleted again', async ({
  page,
  platform,
}) => {
  const name = fresh('fail-deleting');
  await signIn(page, 'user', { project: 'payments-prod' });
  const backups = await backupsOf(page, 'payments-prod');
  const { id: planId } = await backups.plan({ name: fresh('chain'), volumes: [await backups.volumeId('archive')] });
  for (let run = 0; run < 3; run += 1) {
    // A minute between them: their names say when they were made.
    await platform.advance(60_000);
    await backups.runPlan(planId);
    await untilRunEnded(backups, platform, planId);
  }
  const { id } = await backups.point({ volume_id: await backups.volumeId('scratch'), name });
  await platform.advance(10_000);
  const [first, , third] = await backups.pointsOf(planId);
  const ofPlan = `${list}?backup_plan_id=${encodeURIComponent(JSON.stringify([planId]))}`;
  const question = page.getByRole('button', { name: 'Delete recovery point' });

  await test.step('the oldest and the newest', async () => {
    const chain = page.getByRole('region', { name: 'Chain' });
    await page.goto(`${list}/${first?.id}`);
    await expect(chain).toContainText('2 later points depend on it. Delete the newest first.');
    await expect(chain.getByRole('grid').getByRole('row')).toHaveCount(4);
    await pageMenu(page).click();
    await expect(entry(page, 'Delete')).toBeDisabled();
    await expect(entry(page, 'Delete')).toHaveAccessibleDescription('2 later points depend on it.');
    await page.keyboard.press('Escape');
    await chain.getByRole('link', { name: third?.name ?? '', exact: true }).click();
    await expect(chain).toContainText('It is the newest in its chain and can be deleted.');
    await chooseAct(page, 'Delete');
    await expect(page.getByText(/frees/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('what cannot go is told before the press, and the other one goes', async () => {
    await page.goto(ofPlan);
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(/Backup plan.*chain-/);
    for (const point of [first, third])
      await page.getByRole('checkbox', { name: `Select ${point?.name}`, exact: true }).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('2 later points depend on it.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Delete 1 recovery point' }).click();
    await expect(toast(page, `Recovery point ${third?.name} is being deleted`)).toBeVisible();
    await expect(row(page, third?.name ?? '')).toContainText('Deleting');
    await platform.advance(10_000);
    await expect(row(page, third?.name ?? '')).toHaveCount(0, live);
  });

  await test.step('all that is left of it', async () => {
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await bulkBar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('textbox', { name: 'Type “delete 2” to confirm' }).fill('delete 2');
    await page.keyboard.press('Enter');
    await expect(toast(page, '2 recovery points are being deleted')).toBeVisible();
    await expect(row(page, first?.name ?? '')).toContainText('Deleting');
    await platform.advance(10_000);
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible(live);
  });

  await test.step('those of one volume', async () => {
    const volume = encodeURIComponent(JSON.stringify([await backups.volumeId('scratch')]));
    await goOn(page, `${list}?volume_id=${volume}`);
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(/Volume.*scratch/);
  });

  await test.step('a deletion that does not work out', async () => {
    const main = page.getByRole('main');
    await row(page, name).getByRole('link').first().click();
    await expect(page).toHaveURL(`${list}/${id}`);
    await chooseAct(page, 'Delete');
    await question.click();
    await expect(page).toHaveURL(list);
    await expect(row(page, name)).toContainText('Deleting');
    await row(page, name).getByRole('link').first().click();
    await pageMenu(page).click();
    for (const act of [main.getByRole('button', { name: 'Restore' }), entry(page, 'Delete')])
      await expect(act).toHaveAccessibleDescription('It is already being deleted.');
    await page.keyboard.press('Escape');
    await platform.advance(10_000);
    await expect(main.locator('header').first()).toContainText('Deletion failed', live);
    await expect(page.getByText('The backup storage could not delete it. Try again.')).toBeVisible();
    await pageMenu(page).click();
    await expect(entry(page, 'Delete')).toBeEnabled();
  });
});
