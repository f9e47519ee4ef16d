import type { Page } from '@playwright/test';
import { type Backups, backupsOf } from '../../../../../test/journeys/backups.ts';
import { bulkBar, entry, listNamed, live, pageMenu, toast } from '../../../../../test/journeys/locators.ts';
import { expect, signIn, test } from '../../../../../test/journeys/fixtures.ts';
import { fresh } from '../../../../../test/journeys/actions.ts';
import { overflows } from '../../../../../test/journeys/overflow.ts';
import type { TestPlatform } from '../../../../../test/journeys/platform.ts';

const { row } = listNamed('Backup plans');
const STEP_MS = 1500;

/** A volume that no run can read, by its name. */
async function unreadable(backups: Backups, platform: TestPlatform, volume_id: string) {
  const name = fresh('fail-409-update');
  const { id } = await backups.point({ volume_id, name: fresh('source') });
  await platform.advance(10_000);
  await expect(() => backups.restore(id, { name })).toPass({ intervals: [50] });
  await platform.advance(10_000);
  return { name, id: await backups.volumeId(name) };
}

/** As time goes by, step by step: each waits for the clock only once the one before it has ended. */
const untilStatus = (page: Page, platform: TestPlatform, text: string | RegExp, ms = 10_000) =>
  expect(async () => {
    await platform.advance(ms);
    await expect(page.getByRole('region', { name: 'Schedule' })).toContainText(text, { timeout: 1000 });
  }).toPass({ intervals: [50] });

test('a run tells how far it is, what went wrong with which volume, and stays in the history; another is stopped, and what is half made is thrown away', async ({
  page,
  platform,
}) => {
  const name = fresh('by-hand');
  const runs = page.getByRole('grid', { name: 'Runs' });
  const main = page.getByRole('main');
  const runNow = page.getByRole('button', { name: 'Run now' });
  await signIn(page, 'user', { project: 'payments-prod' });
  const backups = await backupsOf(page, 'payments-prod');
  const archive = await backups.volumeId('archive');
  const bad = await unreadable(backups, platform, archive);
  let id = '';
  await expect(async () => {
    ({ id } = await backups.plan({ name, volumes: [archive, bad.id] }));
  }).toPass({ intervals: [50] });
  await page.goto(`/compute/backup-plans/${id}`);

  await test.step('one that is asked for', async () => {
    await pageMenu(page).click();
    await expect(entry(page, 'Stop run')).toHaveAccessibleDescription('The plan is not running.');
    await page.keyboard.press('Escape');
    await runNow.click();
    await expect(toast(page, `Plan ${name} is starting`)).toBeVisible();
    await expect(main.locator('header').first()).toContainText('Running', live);
    await pageMenu(page).click();
    for (const blocked of [runNow, entry(page, 'Delete')]) {
      await expect(blocked).toBeDisabled();
      await expect(blocked).toHaveAccessibleDescription('The plan is running. Wait for it to finish, or stop the run.');
    }
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await backups.pointsOf(id)).length, 'both are under way').toBe(2);
    await untilStatus(page, platform, /[1-9]\d*%/, STEP_MS);
    await untilStatus(page, platform, 'Partly failed');
  });

  await test.step('its history, volume by volume', async () => {
    await page.getByRole('link', { name: 'Runs' }).click();
    await expect(runs).toContainText('Manual');
    await expect(runs).toContainText('1 of 2');
    await expect(runs).toContainText(`${bad.name}: The volume could not be read completely.`);
    await main.getByRole('link', { name: 'Overview' }).click();
  });

  await test.step('one that is stopped', async () => {
    const made = (await backups.pointsOf(id)).filter(({ status }) => status === 'available').length;
    await runNow.click();
    await expect(main.locator('header').first()).toContainText('Running', live);
    await pageMenu(page).click();
    await entry(page, 'Stop run').click();
    await expect(main.locator('header').first()).toContainText('Stopping');
    await untilStatus(page, platform, 'Stopped');
    expect((await backups.pointsOf(id)).filter(({ status }) => status === 'available')).toHaveLength(made);
  });

  await test.step('its recovery points', async () => {
    await page.getByRole('link', { name: 'Volumes 2' }).click();
    const volume = page.getByRole('grid', { name: 'Volumes' }).getByRole('row').filter({ hasText: 'archive' });
    await volume.getByRole('link').first().click();
    await expect(page.getByRole('grid', { name: 'Recovery points' })).toContainText(name);
  });

  await test.step('in words that have the room they need', async () => {
    await backups.runPlan(id);
    await page.goto(`/compute/backup-plans/${id}/runs?locale=ru`);
    await expect(page.getByRole('gridcell', { name: 'Выполняется' })).toBeVisible();
    await expect.poll(() => overflows(page)).toEqual([]);
  });
});

test('a run that the server does not begin is told in a notice; so is what stays of several that are disabled', async ({
  page,
}) => {
  const names = { goes: fresh('bulk'), stays: fresh('fail-409-update-bulk') };
  await signIn(page, 'user', { project: 'payments-prod' });
  const backups = await backupsOf(page, 'payments-prod');
  const volumes = [await backups.volumeId('archive')];
  for (const name of Object.values(names)) await backups.plan({ name, volumes });
  await page.goto('/compute/backup-plans?search=bulk');
  await page.getByRole('button', { name: `Actions for ${names.stays}` }).click();
  await entry(page, 'Run now').click();
  await expect(toast(page, `${names.stays}: the server rejected the change`)).toBeVisible();
  await expect(row(page, names.stays)).toContainText('Never');

  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await bulkBar(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(toast(page, 'Plans not turned off: 1 of 2')).toBeVisible();
  await expect(toast(page, 'This conflicts with the current configuration.').last()).toContainText(names.stays);
  await expect(row(page, names.goes)).toContainText('Off');
  await expect(row(page, names.goes)).not.toContainText('02:00 UTC');
});
