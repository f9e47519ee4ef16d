import { backupsOf } from '../../../../../test/journeys/backups.ts';
import {
  bulkBar,
  entry,
  form,
  listNamed,
  live,
  pageMenu,
  picker,
  submit,
  toast,
} from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh, pick } from '../../../../../test/journeys/actions.ts';
import { overflows } from '../../../../../test/journeys/overflow.ts';

const { row } = listNamed('Backup plans');
const STEP_MS = 1500;
const DAY_MS = 86_400_000;

test('a run that is asked for tells how far it is, in any language and at the other person’s, and keeps its history', async ({
  page,
  platform,
  newPerson,
}) => {
  const name = fresh('by-hand');
  await signIn(page, 'user', { project: 'payments-prod' });
  const backups = await backupsOf(page, 'payments-prod');
  const { id } = await backups.plan({ name, volumes: [await backups.volumeId('archive')] });
  await page.goto(`/compute/backup-plans/${id}`);
  const other = await newPerson('domainAdministrator', { project: 'payments-prod' });
  await other.goto('/compute/backup-plans');
  await expect(row(other, name)).toContainText('Never');

  await page.getByRole('button', { name: 'Run now' }).click();
  await expect(toast(page, `Plan ${name} is about to run`)).toBeVisible();
  await expect(row(other, name)).toContainText('Running', live);
  await pageMenu(page).click();
  for (const blocked of [page.getByRole('button', { name: 'Run now' }), entry(page, 'Delete')]) {
    await expect(blocked).toBeDisabled();
    await expect(blocked).toHaveAccessibleDescription('The plan is running. Wait for the end, or stop the run.');
  }
  await page.keyboard.press('Escape');
  await test.step('in words that have the room they need', async () => {
    for (const [language, word] of [
      ['ru', 'Выполняется'],
      ['pt', 'Em execução'],
    ] as const) {
      await page.goto(`/compute/backup-plans/${id}/runs?locale=${language}`);
      await expect(page.getByRole('gridcell', { name: word })).toBeVisible();
      await expect.poll(() => overflows(page), language).toEqual([]);
    }
    await page.goto(`/compute/backup-plans/${id}?locale=en`);
  });
  await platform.advance(STEP_MS);
  await expect(page.getByRole('region', { name: 'Schedule' })).toContainText('25%', live);
  await expect(row(other, name)).toContainText('25%', live);
  await platform.advance(10_000);
  await expect(row(other, name)).toContainText('Successful', live);
  await page.getByRole('link', { name: 'Runs' }).click();
  const runs = page.getByRole('grid', { name: 'Runs' });
  await expect(runs).toContainText('By hand');
  await expect(runs).toContainText('1 of 1');
  await page.getByRole('link', { name: 'Volumes 1' }).click();
  await page.getByRole('grid', { name: 'Volumes' }).getByRole('link', { name: '1' }).click();
  await expect(page.getByRole('grid', { name: 'Recovery points' })).toContainText(name);
});

test('a run is stopped: what is half made is thrown away; one that the server does not begin is told in a notice', async ({
  page,
  platform,
}) => {
  const name = fresh('stopped');
  await signIn(page, 'user', { project: 'payments-prod' });
  const backups = await backupsOf(page, 'payments-prod');
  const { id } = await backups.plan({ name, volumes: [await backups.volumeId('archive')] });
  await page.goto(`/compute/backup-plans?search=${name}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  const stop = page.getByRole('menuitem', { name: 'Stop the run' });
  await expect(stop).toBeDisabled();
  await expect(stop).toHaveAccessibleDescription('The plan is not running.');
  await page.getByRole('menuitem', { name: 'Run now' }).click();
  await expect(row(page, name)).toContainText('Running');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Stop the run' }).click();
  await expect(row(page, name)).toContainText('Being stopped');
  await platform.advance(10_000);
  await expect(row(page, name)).toContainText('Stopped');
  expect(await backups.pointsOf(id)).toEqual([]);

  await test.step('a run that the server does not begin', async () => {
    const refused = fresh('fail-409-update');
    const { id: stubborn } = await backups.plan({ name: refused, volumes: [await backups.volumeId('archive')] });
    await page.goto(`/compute/backup-plans/${stubborn}`);
    await page.getByRole('button', { name: 'Run now' }).click();
    await expect(toast(page, `${refused}: the server refused this`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Schedule' })).toContainText('Never');
  });
});

test('a run by the schedule is not stopped when the server refuses it, and tells volume by volume what went wrong', async ({
  page,
  platform,
}) => {
  const name = fresh('scheduled');
  await signIn(page, 'user', { project: 'payments-prod' });
  const backups = await backupsOf(page, 'payments-prod');
  const archive = await backups.volumeId('archive');
  const point = await backups.point({ volume_id: archive, name: fresh('source') });
  await platform.advance(10_000);
  const bad = fresh('fail-409-update');
  await expect(async () => {
    await backups.restore(point.id, { name: bad });
  }).toPass();
  await platform.advance(10_000);
  await expect(async () => {
    await backups.plan({ name, volumes: [archive, await backups.volumeId(bad)] });
  }).toPass();
  const stubborn = fresh('fail-409-update');
  await backups.plan({ name: stubborn, volumes: [archive] });
  await platform.advance(DAY_MS);
  // A day later nobody is signed in any more.
  await signIn(page, 'user', { project: 'payments-prod' });
  await page.goto('/compute/backup-plans?status=["running"]');
  await expect(row(page, name)).toContainText('Running');
  await page.getByRole('button', { name: `Actions for ${stubborn}` }).click();
  await page.getByRole('menuitem', { name: 'Stop the run' }).click();
  await expect(toast(page, `${stubborn}: the server refused this`)).toBeVisible();
  await expect(row(page, stubborn)).toContainText('Running');
  await page.goto(`/compute/backup-plans?search=${name}`);
  await platform.advance(60_000);
  await expect(row(page, name)).toContainText('Partly failed');
  await row(page, name).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Runs' }).click();
  const runs = page.getByRole('grid', { name: 'Runs' });
  await expect(runs).toContainText('1 of 2');
  await expect(runs).toContainText('Schedule');
  await expect(runs).toContainText(`${bad}: The volume could not be read to its end.`);
  await page.goto(`${page.url()}?status=${encodeURIComponent(JSON.stringify(['success']))}`);
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).first().click();
  await expect(runs).toContainText('1 of 2');
  await page.goto('/compute/recovery-points?status=%5B%22error%22%5D');
  await page.getByRole('grid', { name: 'Recovery points' }).getByRole('link').first().click();
  await expect(page.getByText('The recovery point could not be made')).toBeVisible();
  await expect(page.getByText('The volume could not be read to its end.')).toBeVisible();
});

test('volumes join, several at once, and leave; what another was faster with is said at the field', async ({
  page,
}) => {
  const name = fresh('volumes');
  await signIn(page, 'user', { project: 'payments-prod' });
  const backups = await backupsOf(page, 'payments-prod');
  const { id } = await backups.plan({ name });
  await page.goto(`/compute/backup-plans/${id}/volumes`);
  await expect(page.getByText('Without volumes the plan has nothing to do.')).toBeVisible();
  const run = page.getByRole('button', { name: 'Run now' });
  await expect(run).toHaveAccessibleDescription('Add a volume first.');
  await page.getByRole('main').getByRole('button', { name: 'Add volumes' }).click();
  await submit(page, 'Add volumes').click();
  await expect(picker(page, 'Volumes')).toHaveAccessibleDescription(/Fill in this field/);
  await pick(page, 'Volumes', 'archive');
  await pick(page, 'Volumes', 'scratch');
  await page.keyboard.press('Escape');
  await backups.addVolumes(id, [await backups.volumeId('archive')]);
  await submit(page, 'Add volumes').click();
  await expect(picker(page, 'Volumes')).toHaveAccessibleDescription(/The volume is in the plan already/);
  await form(page)
    .getByRole('button', { name: /archive/ })
    .click();
  await submit(page, 'Add volumes').click();
  await expect(toast(page, 'Volumes added: 1')).toBeVisible();

  const volumes = page.getByRole('grid', { name: 'Volumes' });
  await expect(volumes.getByRole('row')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await bulkBar(page).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Remove 2 volumes?' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove 2 volumes' }).click();
  await expect(page.getByText('Without volumes the plan has nothing to do.')).toBeVisible();

  await test.step('what the server refuses is told in the form and in the question', async () => {
    const refused = page.getByText('This does not fit with what is there.');
    const held = [await backups.volumeId('archive')];
    const stubborn = await backups.plan({ name: fresh('fail-409-update'), volumes: held });
    await page.goto(`/compute/backup-plans/${stubborn.id}/volumes/add`);
    await pick(page, 'Volumes', 'scratch');
    await page.keyboard.press('Escape');
    await submit(page, 'Add volumes').click();
    await expect(form(page).getByText('This does not fit with what is there.')).toBeVisible();
    await page.goto(`/compute/backup-plans/${stubborn.id}/volumes`);
    await page.getByRole('button', { name: 'Actions for archive' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove volume' }).click();
    await expect(refused).toBeVisible();
  });
});
